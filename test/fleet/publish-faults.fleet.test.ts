import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type Fleet, openFleet } from '../../src/fleet/connect/open-fleet.js';
import { start } from '../shakedown.js';
import { deadline } from '../support/deadline.js';
import { isThorough } from '../thorough.js';
import { journalName, journalOf } from './support/journal-lines.js';
import { type NatsServer, startNatsServer } from './support/nats-server.js';
import { publishedJournals, publishedMessages } from './support/published-messages.js';

const command = path.resolve(import.meta.dirname, '../../dist/cli/main.js');

const commanders = 10;
const lines = isThorough ? 10_000 : 2000;
/** Lines, the first two of a journal, and its end; the rest comes on top. */
const all = commanders * 2 * (lines + 3) + commanders;
const faults = isThorough ? 20 : 4;

let home: string;
let squadron: string;

/** Some commanders with two journals each. */
beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-publish-faults-'));
  squadron = path.join(home, 'squadron');
  for (let commander = 0; commander < commanders; commander++) {
    const directory = path.join(squadron, String(commander));
    mkdirSync(directory, { recursive: true });
    for (const session of [1, 2])
      writeFileSync(path.join(directory, journalName(session)), journalOf(`Commander ${commander}`, lines));
  }
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

function words(url: string): string[] {
  return [
    'fleet',
    'publish',
    '--once',
    '--server',
    url,
    '--position',
    path.join(home, 'positions'),
    '--wait',
    '60s',
    squadron,
  ];
}

/** Waits until so many messages are stored. */
async function stored({ manager }: Fleet, least: number): Promise<void> {
  const count = async () => (await manager.streams.info('JOURNAL').catch(() => undefined))?.state.messages ?? 0;
  await expect.poll(count, { interval: 10, timeout: deadline }).toBeGreaterThanOrEqual(least);
}

/** At which counts something goes wrong. */
function moments(): number[] {
  return Array.from({ length: faults }, (_, index) => Math.floor((all * (index + 0.5)) / (faults + 1)));
}

async function expectEverythingOnce(server: NatsServer): Promise<void> {
  const journals = publishedJournals(await publishedMessages(server.url));
  expect(journals.size).toBe(2 * commanders);
  for (const [key, { bytes, repeated, end }] of journals) {
    const [name = '', file = ''] = key.split('/');
    const content = readFileSync(path.join(squadron, name.replace('Commander ', ''), file));
    expect({ key, same: bytes.equals(content), repeated, end }).toEqual({
      key,
      same: true,
      repeated: 0,
      end: content.length,
    });
  }
}

function started(url: string): ChildProcess {
  const child = spawn(process.execPath, [command, ...words(url)], { stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

describe('a publisher', () => {
  it('that is killed and started again misses nothing and repeats nothing', async () => {
    const server = await startNatsServer();
    await using fleet = await openFleet({ servers: [server.url] });
    for (const moment of moments()) {
      const child = started(server.url);
      const gone = once(child, 'exit');
      await stored(fleet, moment);
      child.kill('SIGKILL');
      await gone;
    }
    const [code] = (await once(started(server.url), 'exit')) as [number | null];
    expect(code).toBe(0);
    await expectEverythingOnce(server);
  });

  it('bears it that the server is killed and started again', async () => {
    const server = await startNatsServer();
    await using fleet = await openFleet({ servers: [server.url] });
    const running = start(...words(server.url));
    for (const moment of moments()) {
      await stored(fleet, moment);
      await server.kill();
      await server.restart();
    }
    await running.printed('published');
    expect(running.err()).toContain('connected again');
    await expectEverythingOnce(server);
  });

  it('bears it that the connection is cut', async () => {
    const server = await startNatsServer();
    await using fleet = await openFleet({ servers: [server.url] });
    const road = await startRoad(server.port);
    const running = start(...words(road.url));
    for (const moment of moments()) {
      await stored(fleet, moment);
      road.cut();
    }
    await running.printed('published');
    expect(running.err()).toContain('connected again');
    await expectEverythingOnce(server);
  });
});

/** The way to a server, which can be cut. */
async function startRoad(port: number): Promise<{ readonly url: string; cut(): void }> {
  const open = new Set<Socket>();
  const road = createServer((client) => {
    const target = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [client, target],
      [target, client],
    ] as const) {
      open.add(from);
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
      from.pipe(to);
    }
  }).listen(0, '127.0.0.1');
  await once(road, 'listening');
  const cut = () => {
    for (const socket of open) socket.destroy();
    open.clear();
  };
  onTestFinished(() => {
    road.close();
    cut();
  });
  const address = road.address();
  return { url: `nats://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, cut };
}
