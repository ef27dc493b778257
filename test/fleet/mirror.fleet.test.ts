import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Fleet, openFleet } from '../../src/fleet/connect/open-fleet.js';
import type { FleetMessage } from '../../src/fleet/fleet-message.js';
import { directoryName, type MirrorResult, mirrorFleet } from '../../src/fleet/mirror/mirror-fleet.js';
import { commanderKey, partitionOf } from '../../src/fleet/partitions.js';
import { journalFiles } from '../../src/journal/journal-names.js';
import { shakedown, start } from '../shakedown.js';
import { headersOf } from './support/headers-of.js';
import { freePort, startNatsServer } from './support/nats-server.js';

const never = new AbortController().signal;

describe('a mirror of a stream', () => {
  it('has the bytes of the session, despite duplicate and early messages', async () => {
    const { fleet, directory } = await openScene();
    const session = await simulated(path.join(directory, 'session'), 7);
    const messages = messagesOf(session, 'Jameson');
    // Every tenth is stored after its successor, and every seventh again, much later. An end is sent only
    // when everything before it is stored.
    const shuffled = messages.flatMap((message, index) =>
      index % 10 === 4 && isEarly(messages[index + 1])
        ? [messages[index + 1] as FleetMessage, message]
        : index % 10 === 5 && isEarly(message)
          ? []
          : [message],
    );
    await publish(fleet, shuffled);
    await publish(
      fleet,
      messages.filter((_, index) => index % 7 === 0),
    );
    await publish(fleet, messagesOf(await simulated(path.join(directory, 'other'), 8), 'Other'));
    const out = path.join(directory, 'mirror');
    const result = await mirrorFleet(fleet, { out, commander: 'Jameson', once: true, signal: never });
    expect(contentsOf(out)).toEqual(contentsOf(session));
    expect(result).toMatchObject({ commanders: 1, missing: 0, leftOut: 0 });
    expect(result.duplicates).toBeGreaterThan(10);
  });

  it('follows, and resumes where it was after a restart', async () => {
    const ended = vi.fn<(result: MirrorResult) => void>();
    const { fleet, directory } = await openScene();
    const session = await simulated(path.join(directory, 'session'), 9);
    const messages = messagesOf(session, 'Jameson');
    const half = Math.floor(messages.length / 2);
    const out = path.join(directory, 'mirror');
    const [journal = ''] = namesIn(session);
    const first = readFileSync(path.join(session, journal), 'latin1').slice(0, messages[half]?.offset);
    for (const [part, expected] of [
      [messages.slice(0, half), { [journal]: first }],
      [messages.slice(half), contentsOf(session)],
    ] as const) {
      const ending = new AbortController();
      const isCaughtUp = new Promise<void>((resolve) => {
        void mirrorFleet(fleet, { out, commander: 'Jameson', signal: ending.signal, caughtUp: resolve }).then(ended);
      });
      await isCaughtUp;
      await publish(fleet, part);
      await expect.poll(() => contentsOf(out)).toEqual(expected);
      ending.abort();
      await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
      // Nothing was read again.
      const written = part.filter(({ type }) => type !== 'end').length;
      expect(ended).toHaveBeenCalledWith(expect.objectContaining({ written, duplicates: 0 }));
      ended.mockClear();
    }
  });

  it('of all commanders has a directory per commander, whatever the name', async () => {
    const { fleet, directory } = await openScene();
    const long = 'J'.repeat(300);
    const names = ['Jameson', 'Zoë / Ω', '..', long, `${long}K`];
    const sessions = new Map<string, string>();
    for (const [index, name] of names.entries()) {
      const session = name.startsWith(long)
        ? path.join(directory, 'session-0')
        : await simulated(path.join(directory, `session-${index}`), index);
      sessions.set(name, session);
      await publish(fleet, messagesOf(session, name));
    }
    const out = path.join(directory, 'mirror');
    const result = await mirrorFleet(fleet, { out, once: true, signal: never });
    expect(result).toMatchObject({ commanders: 5, missing: 0 });
    for (const [name, session] of sessions)
      expect(contentsOf(path.join(out, directoryName(name)))).toEqual(contentsOf(session));
    const cut = expect.stringMatching(/^J{150}%~[\da-f]{32}$/) as string;
    const directories = ['%2E%2E', '.shakedown-mirror', cut, cut, 'Jameson', 'Zo%C3%AB %2F %CE%A9'];
    expect(readdirSync(out).sort()).toEqual(directories);
    expect(await mirrorFleet(fleet, { out, once: true, signal: never })).toMatchObject({ commanders: 0, written: 0 });
  });
});

describe('shakedown fleet mirror', () => {
  it('writes everything once, and reports it', async () => {
    const { fleet, directory, url } = await openScene();
    const session = await simulated(path.join(directory, 'session'), 3);
    await publish(fleet, messagesOf(session, 'Jameson'));
    const words = ['fleet', 'mirror', '--server', url, '--commander', 'Jameson', '--out', path.join(directory, 'out')];
    const ran = await shakedown(...words, '--once');
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toMatch(/^wrote [\d,]+ lines and companions of 1 commander to /);
    expect(contentsOf(path.join(directory, 'out'))).toEqual(contentsOf(session));
    const again = await shakedown(...words, '--once', '--format', 'json');
    expect(JSON.parse(again.out)).toMatchObject({ commanders: 1, written: 0, missing: 0 });
  });

  it('follows until Ctrl-C', async () => {
    const { fleet, directory, url } = await openScene();
    const session = await simulated(path.join(directory, 'session'), 4);
    const messages = messagesOf(session, 'Jameson');
    await publish(fleet, messages.slice(0, 10));
    const out = path.join(directory, 'out');
    const running = start('fleet', 'mirror', '--server', url, '--out', out);
    await running.warned('(Ctrl-C ends it)');
    await publish(fleet, messages.slice(10));
    await expect.poll(() => contentsOf(path.join(out, 'Jameson'))).toEqual(contentsOf(session));
    expect(await running.interrupt()).toBe(130);
  });

  it('with --once does not wait for a missing server', async () => {
    const url = `nats://127.0.0.1:${await freePort()}`;
    const ran = await shakedown('fleet', 'mirror', '--server', url, '--out', 'out', '--once');
    expect(ran).toMatchObject({ code: 2, err: `shakedown: no server listens at ${url}` });
  });

  it('reports failures as a sentence', async () => {
    const { fleet, directory, url } = await openScene();
    const mirror = (...words: string[]) => shakedown('fleet', 'mirror', '--server', url, ...words);
    expect(await mirror('--commander', 'x')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--out is missing'),
    });
    const out = ['--out', directory];
    expect(await mirror(...out, '--commander', 'x')).toMatchObject({
      code: 2,
      err: 'shakedown: the stream has no commander yet',
    });
    await publish(fleet, messagesOf(await simulated(path.join(directory, 'session'), 5), 'Jameson').slice(0, 1));
    expect(await mirror(...out, '--commander', 'Jamison')).toMatchObject({
      code: 2,
      err: "shakedown: no commander is named 'Jamison': did you mean 'Jameson'?",
    });
    expect(await mirror('--out', path.join(directory, 'session'), '--commander', 'Jameson')).toMatchObject({
      code: 2,
      err: expect.stringContaining('has journals that are no mirror of a stream'),
    });
  });
});

async function openScene(): Promise<{ fleet: Fleet; directory: string; url: string }> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-mirror-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const server = await startNatsServer();
  const fleet = await openFleet({ servers: [server.url] });
  onTestFinished(() => fleet.close());
  return { fleet, directory, url: server.url };
}

async function simulated(out: string, seed: number): Promise<string> {
  const words = [
    '--seed',
    String(seed),
    '--start',
    '2026-11-14T20:41:00Z',
    '--for',
    '8h',
    '--dialect',
    'spec',
    '--out',
    out,
  ];
  expect(await shakedown('simulate', ...words)).toMatchObject({ code: 0 });
  return out;
}

function isEarly(message: FleetMessage | undefined): boolean {
  return message !== undefined && message.type !== 'end';
}

/** Like a publisher, but with unique ids, so that the server drops none. */
async function publish(fleet: Fleet, messages: readonly FleetMessage[]): Promise<void> {
  const acknowledged = messages.map((message) => {
    const headers = headersOf(message);
    headers.delete('Nats-Msg-Id');
    return fleet.jetStream.publish(
      fleet.names.subject(partitionOf(message.commander, fleet.partitions)),
      message.payload,
      {
        headers,
      },
    );
  });
  await Promise.all(acknowledged);
  for (const name of new Set(messages.map(({ commander }) => commander)))
    await fleet.state.put(`commander.${commanderKey(name)}`, JSON.stringify({ name }));
}

function messagesOf(directory: string, commander: string): FleetMessage[] {
  const common = { commander, dialect: 'spec', copy: 1, kind: '' } as const;
  const messages: FleetMessage[] = [];
  for (const file of namesIn(directory)) {
    const bytes = readFileSync(path.join(directory, file));
    if (file.endsWith('.json')) {
      messages.push({ ...common, type: 'companion', file, line: 0, offset: messages.length, payload: bytes });
      continue;
    }
    for (let offset = 0, line = 1; offset < bytes.length; line++) {
      const end = bytes.indexOf('\n', offset) + 1;
      messages.push({ ...common, type: 'line', file, line, offset, payload: bytes.subarray(offset, end) });
      offset = end;
    }
    messages.push({ ...common, type: 'end', file, line: 0, offset: bytes.length, payload: new Uint8Array() });
  }
  return messages;
}

/** Journals first. */
function namesIn(directory: string): string[] {
  const names = readdirSync(directory).filter((name) => !name.startsWith('.'));
  const journals = journalFiles(names).map(({ name }) => name);
  return [...journals, ...names.filter((name) => !journals.includes(name))];
}

function contentsOf(directory: string): Record<string, string> {
  return Object.fromEntries(
    namesIn(directory).map((name) => [name, readFileSync(path.join(directory, name), 'latin1')]),
  );
}
