/** Python's pyzmq, as most listeners of the field use it, subscribes to our relay. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { type EddnService, openEddn } from '../../src/services/eddn/open-eddn.js';
import { eddnSchemas } from '../../src/services/eddn/schemas/eddn-schemas.js';
import { seeded, validMessage } from '../support/eddn-messages.js';
import { isThorough } from '../thorough.js';

/** Prints every message as a line of JSON. */
const program = `
import sys, zlib, zmq
socket = zmq.Context().socket(zmq.SUB)
socket.setsockopt(zmq.HEARTBEAT_IVL, 100)
socket.setsockopt(zmq.HEARTBEAT_TIMEOUT, 3000)
socket.setsockopt(zmq.SUBSCRIBE, b'')
socket.connect(sys.argv[1])
while True:
    [frame] = socket.recv_multipart()
    print(zlib.decompress(frame).decode(), flush=True)`;

/** Debian's Python has Debian's packages, another on the path may not. */
const python = spawnSync('/usr/bin/python3', ['--version']).status === 0 ? '/usr/bin/python3' : 'python3';

let eddn: EddnService | undefined;
let child: ChildProcess | undefined;

afterEach(async () => {
  child?.kill();
  await eddn?.close();
});

describe.runIf(isThorough)('a subscriber', () => {
  it('gets what the gateway accepted, with heartbeats', async ({ skip }) => {
    skip(spawnSync(python, ['-c', 'import zmq']).status !== 0, 'pyzmq is not installed');
    eddn = await openEddn({ context: { now: () => Date.UTC(2026, 10, 14), random: () => 0.5 } });
    const { url, relay } = eddn;
    child = spawn(python, ['-c', program, relay.url], { stdio: ['ignore', 'pipe', 'inherit'] });
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
