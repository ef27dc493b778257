/** A simulated fleet is published like its directories. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openFleet } from '../../src/fleet/connect/open-fleet.js';
import type { FleetMessage } from '../../src/fleet/fleet-message.js';
import { messageOf } from '../../src/fleet/message-headers.js';
import { shakedown, start } from '../shakedown.js';
import { until } from '../support/deadline.js';
import { takeForTemporary } from '../support/temporary.js';
import { isThorough, oneIn } from '../thorough.js';
import { freePort, startNatsServer } from './support/nats-server.js';

const begin = ['--seed', '5', '--start', '2026-11-14T20:41:00Z'];
const faults = ['--fault', 'lost-bracket:3%', '--fault', 'rotation@5m', '--fault', 'missing-end'];

let home: string;
let temporary: string;
let ledger: string;

beforeEach(() => {
  const made = mkdtempSync(path.join(os.tmpdir(), 'shakedown-fleet-'));
  home = made;
  onTestFinished(() => rmSync(made, { recursive: true }));
  ledger = path.join(home, 'truth.jsonl');
  temporary = path.join(home, 'temporary');
  mkdirSync(temporary);
  takeForTemporary(temporary);
});

describe('shakedown fleet simulate, to a stream', () => {
  it.each(
    oneIn(2, [
      ['game', faults],
      ['spec', []],
    ] as const),
  )('sends the same messages as fleet publish of its directories, in the dialect %s', async (dialect, broken) => {
    const { url } = await startNatsServer();
    const words = ['--commanders', '6', '--for', '15m', '--dialect', dialect, ...begin, ...broken];
    const sent = await shakedown('fleet', 'simulate', ...words, '--server', url, '--ledger', ledger);
    expect(sent).toMatchObject({ code: 0, err: '' });
    expect(workplaces()).toEqual([]);
    const out = path.join(home, 'fleet');
    expect(await shakedown('fleet', 'simulate', ...words, '--out', out)).toMatchObject({ code: 0 });
    expect(readFileSync(ledger, 'utf8')).toBe(readFileSync(path.join(out, 'ledger.jsonl'), 'utf8'));
    const published = ['--once', '--server', url, '--stream', 'OTHER', '--position', path.join(home, 'positions')];
    expect(await shakedown('fleet', 'publish', out, ...published)).toMatchObject({ code: 0 });
    const [straight, fromDirectories] = [await stored(url, 'JOURNAL'), await stored(url, 'OTHER')];
    expect(straight.commanders).toHaveLength(6);
    expect(straight.commanders).toEqual(fromDirectories.commanders);
    expect(comparable(straight.messages)).toEqual(comparable(fromDirectories.messages));
    expect(sent.out).toContain(`, ${straight.messages.length} messages\n`);
    expectLedgerMatches(straight.messages);
  });

  it.runIf(isThorough)(
    'sends lines as they are written if it plays in real time, and all of them after Ctrl-C',
    async () => {
      const { url } = await startNatsServer();
      const words = ['--commanders', '4', '--for', '9h', '--speed', '30', '--dialect', 'game', ...begin];
      const running = start('fleet', 'simulate', 'trade', ...words, '--server', url, '--ledger', ledger);
      await expect
        .poll(async () => linesOf(await stored(url, 'JOURNAL').catch(() => ({ messages: [] }))))
        .toBeGreaterThan(4 * 30);
      expect(existsSync(ledger)).toBe(false);
      expect(await running.interrupt()).toBe(130);
      const { messages } = await stored(url, 'JOURNAL');
      expectLedgerMatches(messages);
      for (const { cut, commander } of entriesIn(ledger)) {
        expect(cut).toBe(true);
        const own = messages.filter((message) => message.commander === commander);
        expect(own.findLast(({ type }) => type === 'line')?.kind).toBe('Shutdown');
        expect(own.slice(-1).map(({ type }) => type)).toEqual(['rest']);
      }
      expect(workplaces()).toEqual([]);
    },
  );

  it.runIf(isThorough)('waits for a server that is killed, and loses nothing', async () => {
    const server = await startNatsServer();
    const words = ['--commanders', '12', '--for', '2h', '--dialect', 'game', ...begin];
    const running = shakedown('fleet', 'simulate', ...words, '--server', server.url, '--ledger', ledger);
    await expect
      .poll(async () => linesOf(await stored(server.url, 'JOURNAL').catch(() => ({ messages: [] }))))
      .toBeGreaterThan(100);
    await server.kill();
    await server.restart();
    expect(await running).toMatchObject({ code: 0 });
    const { messages } = await stored(server.url, 'JOURNAL');
    expect(new Set(messages.map(({ commander }) => commander)).size).toBe(12);
    expectLedgerMatches(messages);
  });

  it('counts messages without a ledger, too', async () => {
    const { url } = await startNatsServer();
    const words = ['--commanders', '2', '--for', '5m', ...begin, '--server', url, '--format', 'json'];
    const { code, out } = await shakedown('fleet', 'simulate', ...words);
    expect(code).toBe(0);
    const { messages } = await stored(url, 'JOURNAL');
    const expected = { commanders: 2, lines: linesOf({ messages }), messages: messages.length, stream: 'JOURNAL' };
    expect(JSON.parse(out)).toMatchObject({ ...expected, whole: true });
  });

  it.each([
    [
      ['--out', 'fleet'],
      '--out writes directories and --server a stream: choose one, or publish the directories later',
    ],
    [[], /^no server listens at nats:/],
  ])('reports why nothing is sent (%j)', async (words, sentence) => {
    const url = `nats://127.0.0.1:${await freePort()}`;
    const { code, err } = await shakedown('fleet', 'simulate', '--commanders', '2', '--server', url, ...words);
    expect(code).toBe(2);
    expect(err.split('\n').at(-1)?.replace('shakedown: ', '')).toMatch(sentence);
    expect(workplaces()).toEqual([]);
  });

  it.runIf(isThorough)('can be ended while the server is away', async () => {
    const server = await startNatsServer();
    const words = ['--commanders', '1000', '--for', '2h', '--dialect', 'game', ...begin];
    const running = start('fleet', 'simulate', ...words, '--server', server.url, '--ledger', ledger);
    await until(
      () => workplaces().some((name) => readdirSync(path.join(temporary, name)).length > 0),
      () => running.err(),
    );
    await server.kill();
    await running.warned('is lost; trying again');
    expect(await running.interrupt()).toBe(130);
    expect(workplaces()).toEqual([]);
  });
});

/** Where sessions are written before they are published. The server's directory is beside them. */
function workplaces(): string[] {
  return readdirSync(temporary).filter((name) => !name.startsWith('shakedown-nats-'));
}

interface Stored {
  readonly messages: readonly FleetMessage[];
  /** From the list of commanders. */
  readonly commanders: readonly string[];
}

async function stored(url: string, stream: string): Promise<Stored> {
  await using fleet = await openFleet({ servers: [url], stream, create: false });
  const { state } = await fleet.manager.streams.info(fleet.names.stream);
  const messages: FleetMessage[] = [];
  if (state.messages > 0) {
    const consumer = await fleet.jetStream.consumers.get(fleet.names.stream);
    const reading = await consumer.consume();
    for await (const message of reading) {
      const read = messageOf(message.headers, message.data);
      if (typeof read === 'string') throw new Error(read);
      messages.push(read);
      if (message.seq >= state.last_seq) break;
    }
  }
  const commanders: string[] = [];
  for await (const key of await fleet.state.keys('commander.>')) {
    const entry = await fleet.state.get(key);
    commanders.push(entry?.string() ?? '');
  }
  return { messages, commanders: commanders.sort() };
}

function linesOf({ messages }: Pick<Stored, 'messages'>): number {
  return messages.filter(({ type }) => type === 'line').length;
}

/** The messages of each commander in order, without numbers from the clock. */
function comparable(messages: readonly FleetMessage[]): Record<string, unknown[]> {
  const byCommander: Record<string, unknown[]> = {};
  for (const { offset, payload, ...message } of messages) {
    const isTimed = message.type === 'companion' || message.type === 'rest';
    const place = isTimed ? {} : { offset };
    (byCommander[message.commander] ??= []).push({
      ...message,
      ...place,
      payload: Buffer.from(payload).toString('latin1'),
    });
  }
  return byCommander;
}

interface Entry {
  readonly commander: string;
  readonly cut?: true;
  readonly files: readonly {
    readonly file: string;
    readonly lines: number;
    readonly bytes: number;
    readonly sha256: string;
  }[];
  readonly companions: readonly { readonly file: string; readonly sha256: string }[];
  readonly kinds: Readonly<Record<string, { readonly count: number; readonly sha256: string }>>;
}

function entriesIn(file: string): Entry[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Entry);
}

/** Expects the ledger to match the stream without duplicates, for every commander. */
function expectLedgerMatches(messages: readonly FleetMessage[]): void {
  const entries = entriesIn(ledger);
  expect(entries.map(({ commander }) => commander).sort()).toEqual(
    [...new Set(messages.map(({ commander }) => commander))].sort(),
  );
  for (const { commander, files, companions, kinds } of entries) {
    const own = messages.filter((message) => message.commander === commander);
    const lines = own.filter(({ type }) => type === 'line');
    for (const { file, ...truth } of files) {
      const payloads = inOrder(lines.filter((line) => line.file === file));
      expect({ lines: payloads.length, bytes: Buffer.concat(payloads).length, sha256: hashOf(payloads) }).toEqual(
        truth,
      );
    }
    for (const [kind, { count, sha256 }] of Object.entries(kinds)) {
      const payloads = files.flatMap(({ file }) =>
        inOrder(lines.filter((line) => line.file === file && line.kind === kind)),
      );
      expect({ count: payloads.length, sha256: hashOf(payloads) }).toEqual({ count, sha256 });
    }
    for (const { file, sha256 } of companions) {
      const latest = own.findLast((message) => message.type === 'companion' && message.file === file);
      expect(hashOf([latest?.payload ?? new Uint8Array()])).toBe(sha256);
    }
  }
}

/** The payloads of lines, each offset once. */
function inOrder(lines: readonly FleetMessage[]): Uint8Array[] {
  const next = { offset: -1 };
  return lines.flatMap(({ offset, payload }) => {
    if (offset <= next.offset) return [];
    next.offset = offset;
    return [payload];
  });
}

function hashOf(parts: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
