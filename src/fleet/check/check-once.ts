import { setTimeout as sleep } from 'node:timers/promises';
import type { Fleet } from '../connect/open-fleet.js';
import { type Persistence, untilAnswered } from '../connect/until-answered.js';
import type { PositionRecord } from '../worker-records.js';
import { lastSequence } from './last-message.js';

/** Polling interval in milliseconds. */
const pause = 100;

/**
 * Waits until all messages now in the stream are checked and stored, by any process. `positionOf` returns the
 * positions of the partitions this process holds.
 */
export async function untilChecked(
  fleet: Fleet,
  positionOf: (partition: number) => number | undefined,
  persistence: Persistence,
): Promise<void> {
  const { manager, names, state } = fleet;
  const partitions = Array.from({ length: fleet.partitions }, (_, partition) => partition);
  const open = new Map<number, number>();
  await Promise.all(
    partitions.map(async (partition) => {
      const last = await lastSequence(manager, names.stream, names.subject(partition), persistence);
      if (last > 0) open.set(partition, last);
    }),
  );
  for (;;) {
    await Promise.all(
      Array.from(open, async ([partition, last]) => {
        if ((positionOf(partition) ?? (await storedPosition(partition))) >= last) open.delete(partition);
      }),
    );
    if (open.size === 0) return;
    await sleep(pause, undefined, { signal: persistence.signal });
  }

  async function storedPosition(partition: number): Promise<number> {
    const entry = await untilAnswered(() => state.get(`position.${partition}`), persistence);
    return entry?.operation === 'PUT' ? entry.json<PositionRecord>().through : 0;
  }
}
