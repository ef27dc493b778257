import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openFleet } from '../../src/fleet/connect/open-fleet.js';
import { start } from '../shakedown.js';
import { isThorough } from '../thorough.js';
import { journalName, journalOf } from './support/journal-lines.js';
import { type NatsServer, startNatsServer } from './support/nats-server.js';
import { publishedJournals, publishedMessages } from './support/published-messages.js';

const command = path.resolve(import.meta.dirname, '../../dist/cli/main.js');

const commanders = isThorough ? 10 : 2;
const lines = isThorough ? 4000 : 500;
const faults = isThorough ? 20 : 1;

let home: string;
let squadron: string;

/** Some commanders with two journals each. */
beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-publish-faults-'));
  // Called last: until then publishers write their positions.
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  squadron = path.join(home, 'squadron');
  for (let commander = 0; commander < commanders; commander++) {
    const directory = path.join(squadron, String(commander));
    mkdirSync(directory, { recursive: true });
    for (const session of [1, 2])
      writeFileSync(path.join(directory, journalName(session)), journalOf(`Commander ${commander}`, lines));
  }
});

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
  it.runIf(isThorough)('that is killed and started again misses nothing and repeats nothing', async () => {
    const server = await startNatsServer();
    // On a busy machine it takes longer than the server usually knows what came.
    await (await openFleet({ servers: [server.url], window: 3_600_000 })).close();
    let child: ChildProcess | undefined;
    const url = await startRoad(server.port, async () => void child?.kill('SIGKILL'));
    const codes: unknown[] = [];
    do {
      child = started(url);
      codes.push((await once(child, 'exit'))[0]);
    } while (codes.at(-1) === null);
    expect(codes).toEqual([...Array<unknown>(faults).fill(null), 0]);
    await expectEverythingOnce(server);
  });

  it.each<[string, (server: NatsServer) => Promise<void>]>([
    ['the connection is cut', async () => {}],
    ['the server is killed and started again', (server) => server.kill().then(() => server.restart())],
  ])('loses and repeats nothing when %s', async (_, happen) => {
    const server = await startNatsServer();
    const running = start(...words(await startRoad(server.port, () => happen(server))));
    await running.printed('published');
    expect(running.err()).toContain('connected again');
    await expectEverythingOnce(server);
  });
});

/**
 * The way to a server. Each time that a share of the journals has passed it, it is closed, something happens,
 * and all connections are cut; so the rest is always still to come.
 */
async function startRoad(port: number, happen: () => Promise<void>): Promise<string> {
  const open = new Set<Socket>();
  const share = (commanders * 2 * Buffer.byteLength(journalOf('Commander 1', lines))) / (faults + 1);
  let passed = 0;
  let cuts = 0;
  const cut = () => {
    for (const socket of open) socket.destroy();
    open.clear();
  };
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
    client.on('data', ({ length }) => {
      passed += length;
      if (cuts === faults || passed < share * (cuts + 1)) return;
      cuts++;
      client.unpipe(target).pause();
      void happen().then(cut);
    });
  }).listen(0, '127.0.0.1');
  await once(road, 'listening');
  onTestFinished(() => {
    road.close();
    cut();
  });
  return `nats://127.0.0.1:${(road.address() as AddressInfo).port}`;
}
