/** What can be had on demand again and again, whatever the commander has by then. */
import { expect, it } from 'vitest';
import type { JournalEvent } from '../../src/journal/journal-event.js';
import { openStage } from '../../src/stage/open-stage.js';
import { oneIn } from '../thorough.js';

const start = new Date('2026-11-10T18:00:00Z');

/** The missions that are open after some lines. */
function openAfter(lines: readonly JournalEvent[]): (number | bigint)[] {
  const open = new Set<number | bigint>();
  for (const { event, ...fields } of lines) {
    const { MissionID, Active } = fields as {
      MissionID?: number | bigint;
      Active?: readonly { MissionID: number | bigint }[];
    };
    for (const each of Active ?? []) open.add(each.MissionID);
    if (event === 'MissionAccepted') open.add(MissionID as number | bigint);
    else if (event.startsWith('Mission')) open.delete(MissionID as number | bigint);
  }
  return [...open].sort((a, b) => (a < b ? -1 : 1));
}

it.each(
  oneIn(
    6,
    Array.from({ length: 36 }, (_, index) => index + 2),
  ),
)('a mission is taken that stays on the list, with seed %i', async (seed) => {
  const stage = await openStage({ seed, start, plan: 'stay', asLive: true });
  try {
    const before = openAfter(stage.written);
    const { events } = await stage.trigger('mission-taken');
    expect(events.map(({ event }) => event)).toContain('MissionAccepted');
    expect(openAfter(stage.written)).toHaveLength(before.length + 1);
  } finally {
    await stage.close();
  }
});

it('a full list makes room by giving up the oldest mission, and says so', async () => {
  const stage = await openStage({ seed: 7, start, plan: 'stay' });
  try {
    for (let count = 0; count < 24; count++) await stage.trigger('mission-taken');
    const open = openAfter(stage.written);
    expect(open).toHaveLength(20);
    const { events } = await stage.trigger('relog');
    expect(openAfter(events.filter(({ event }) => event === 'Missions'))).toEqual(open);
  } finally {
    await stage.close();
  }
});
