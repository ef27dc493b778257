import { describe, expect, it } from 'vitest';
import { type Fleet, openFleet } from '../../src/fleet/connect/open-fleet.js';
import type { FleetMessage } from '../../src/fleet/fleet-message.js';
import { type PartitionBatch, type PartitionOptions, PartitionReader } from '../../src/fleet/read/read-partition.js';
import { isThorough } from '../thorough.js';
import { startNatsServer } from './support/nats-server.js';
import { publishMessages } from './support/publish-messages.js';

describe('reading a partition', () => {
  it('yields all messages in order, as published, from any of them on', async () => {
    const server = await startNatsServer();
    await using fleet = await openFleet({ servers: [server.url], partitions: 1 });
    const messages = lines(1500);
    await publishMessages(fleet, messages);
    const read = [];
    for await (const batch of readWhatIsThere(fleet, 0, { atOnce: 100 })) read.push(...batch.messages);
    expect(read).toHaveLength(1500);
    expect(read.map((message) => ({ ...message, payload: Buffer.from(message.payload) }))).toEqual(
      messages.map((message, index) => ({ ...message, sequence: index + 1 })),
    );
    const rest = [];
    for await (const batch of readWhatIsThere(fleet, 0, { after: 1490 })) rest.push(...batch.messages);
    expect(rest.map(({ sequence }) => sequence)).toEqual([1491, 1492, 1493, 1494, 1495, 1496, 1497, 1498, 1499, 1500]);
  });

  it('reports a foreign message, and continues', async () => {
    const server = await startNatsServer();
    await using fleet = await openFleet({ servers: [server.url], partitions: 1 });
    await fleet.jetStream.publish(fleet.names.subject(0), 'poison');
    await publishMessages(fleet, lines(1));
    const batches = [];
    for await (const batch of readWhatIsThere(fleet, 0)) batches.push(batch);
    expect(batches.flatMap(({ unreadable }) => unreadable)).toEqual([
      { sequence: 1, reason: 'the header Commander is missing' },
    ]);
    expect(batches.flatMap(({ messages }) => messages).map(({ sequence }) => sequence)).toEqual([2]);
  });

  it.runIf(isThorough)(
    'goes on where it was after the server was killed, with nothing twice and nothing left out',
    async () => {
      const server = await startNatsServer();
      await using fleet = await openFleet({ servers: [server.url], partitions: 1 });
      const messages = lines(600);
      await publishMessages(fleet, messages.slice(0, 300));
      const reader = new PartitionReader(fleet, 0, { atOnce: 50 });
      const read: number[] = [];
      const readUpTo = async (count: number) => {
        while (read.length < count) read.push(...(await reader.next()).messages.map(({ offset }) => offset));
      };
      await readUpTo(120);
      await server.kill();
      await server.restart();
      await expect
        .poll(() =>
          publishMessages(fleet, messages.slice(300)).then(
            () => true,
            () => false,
          ),
        )
        .toBe(true);
      await readUpTo(600);
      reader.close();
      expect(read).toEqual(messages.map(({ offset }) => offset));
    },
  );

  it('reports discarded messages', async () => {
    const server = await startNatsServer();
    await using fleet = await openFleet({ servers: [server.url], partitions: 1 });
    await publishMessages(fleet, lines(10));
    await fleet.manager.streams.purge(fleet.names.stream, { seq: 7 });
    const batches = [];
    for await (const batch of readWhatIsThere(fleet, 0, { after: 3 })) batches.push(batch);
    expect(batches.map(({ firstLeft }) => firstLeft).filter(Boolean)).toEqual([7]);
    expect(batches.flatMap(({ messages }) => messages)).toHaveLength(4);
  });
});

function lines(count: number): FleetMessage[] {
  return Array.from({ length: count }, (_, index) => ({
    type: 'line',
    commander: 'Jameson',
    dialect: 'game',
    file: 'Journal.2026-11-14T204100.01.log',
    copy: 1,
    kind: 'Docked',
    line: index + 1,
    offset: index * 10,
    payload: Buffer.from(`{ line ${index} }\r\n`),
  }));
}

/** Reads a partition up to its current end. */
async function* readWhatIsThere(
  fleet: Fleet,
  partition: number,
  options?: PartitionOptions,
): AsyncGenerator<PartitionBatch, void, undefined> {
  const reader = new PartitionReader(fleet, partition, options);
  try {
    for (;;) {
      const batch = await reader.next();
      yield batch;
      if (batch.pending === 0) return;
    }
  } finally {
    reader.close();
  }
}
