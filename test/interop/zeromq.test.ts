/** Clients of the field subscribe to our relay: Python's pyzmq and Node's zeromq. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { type EddnService, openEddn } from '../../src/services/eddn/open-eddn.js';
import { eddnSchemas } from '../../src/services/eddn/schemas/eddn-schemas.js';
import { seeded, validMessage } from '../support/eddn-messages.js';
import { isThorough } from '../thorough.js';

interface Client {
  readonly name: string;
  readonly command: string;
  readonly options: readonly string[];
  /** Imports the package, to see whether it is installed. */
  readonly probe: string;
  /** Prints every message as a line of JSON. */
  readonly program: string;
}

const python: Omit<Client, 'command'> = {
  name: 'pyzmq',
  options: ['-c'],
  probe: 'import zmq',
  program: `
import sys, zlib, zmq
socket = zmq.Context().socket(zmq.SUB)
socket.setsockopt(zmq.HEARTBEAT_IVL, 100)
socket.setsockopt(zmq.HEARTBEAT_TIMEOUT, 3000)
socket.setsockopt(zmq.SUBSCRIBE, b'')
socket.connect(sys.argv[1])
while True:
    [frame] = socket.recv_multipart()
    print(zlib.decompress(frame).decode(), flush=True)`,
};

const node: Client = {
  name: 'zeromq',
  command: process.execPath,
  options: ['--input-type=module', '-e'],
  probe: "await import('zeromq')",
  program: `
import { inflateSync } from 'node:zlib';
import { Subscriber } from 'zeromq';
const socket = new Subscriber({ heartbeatInterval: 100, heartbeatTimeout: 3000 });
socket.connect(process.argv.at(-1));
socket.subscribe();
for await (const [frame, ...more] of socket) {
  if (more.length > 0) throw new Error('more than one frame');
  process.stdout.write(inflateSync(frame) + '\\n');
}`,
};

/** Debian's Python has Debian's packages, another on the path may not. */
const clients: readonly Client[] = [
  { ...python, command: spawnSync('/usr/bin/python3', ['--version']).status === 0 ? '/usr/bin/python3' : 'python3' },
  node,
];

function isInstalled({ command, options, probe }: Client): boolean {
  return spawnSync(command, [...options, probe]).status === 0;
}

let eddn: EddnService | undefined;
let child: ChildProcess | undefined;

afterEach(async () => {
  child?.kill();
  await eddn?.close();
});

describe.runIf(isThorough)('subscribers of the field', () => {
  it.for(clients)('$name gets what the gateway accepted, with heartbeats', async (client, { skip }) => {
    skip(!isInstalled(client), `${client.name} is not installed`);
    eddn = await openEddn({ context: { now: () => Date.UTC(2026, 10, 14), random: () => 0.5 } });
    const { url, relay } = eddn;
    child = spawn(client.command, [...client.options, client.program, relay.url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines: string[] = [];
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => lines.push(line));
    await expect.poll(() => relay.subscribers).toBe(1);
    const random = seeded(5);
    const messages = Array.from({ length: 10 }, () =>
      [...eddnSchemas.keys()].map((name) => validMessage(name, random)),
    ).flat();
    for (const message of messages) {
      const response = await fetch(`${url}/upload/`, { method: 'POST', body: JSON.stringify(message) });
      expect(response.status).toBe(200);
    }
    await expect.poll(() => lines.length).toBe(messages.length);
    const received = lines.map((line) => (JSON.parse(line) as { message: unknown }).message);
    expect(received).toEqual(messages.map(({ message }) => message));
    // A client that gets no answers to its heartbeats connects again.
    const seen = new Set<number>();
    for (let round = 0; round < 200; round++) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      seen.add(relay.subscribers);
    }
    expect([...seen]).toEqual([1]);
  });
});
