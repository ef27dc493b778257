import { describe, expect, it } from 'vitest';
import type { MissionTask } from '../../game/mission-table.js';
import { Random } from '../random.js';
import type { MissionOffer } from './mission-details.js';
import { takeMission } from './mission-offers.js';

const place = { system: 'Wolf 359', address: 7, station: 'Cayley Enterprise', faction: 'Wolf 359 Blue Boys' };

/** Everything is possible. */
const offer: MissionOffer = {
  faction: 'Mother Gaia',
  source: { system: 'Sol', address: 1, station: 'Galileo' },
  elsewhere: place,
  settlement: place,
  pirates: place,
  room: 100,
  berths: 8,
  onFoot: true,
  canFight: true,
  canMine: true,
  credits: 1e9,
};

function isTaken(
  task: MissionTask,
  change: { readonly [Name in keyof MissionOffer]?: MissionOffer[Name] | undefined },
) {
  const changed = { ...offer, ...change } as MissionOffer;
  return takeMission([], new Random(3), 1_800_000_000, changed, task)?.task === task;
}

describe('a mission', () => {
  it.each<[MissionTask, Parameters<typeof isTaken>[1], ...Parameters<typeof isTaken>[1][]]>([
    ['courier', {}, { elsewhere: undefined }],
    ['delivery', { room: 2 }, { room: 1 }, { elsewhere: undefined }],
    ['collect', { room: 4 }, { room: 3 }],
    ['mining', { room: 8 }, { room: 7 }, { canMine: false }],
    ['donation', { credits: 2_000_000 }, { credits: 1_999_999 }],
    ['massacre', {}, { canFight: false }, { pirates: undefined }],
    ['assassination', {}, { canFight: false }, { pirates: undefined }],
    ['salvage', { room: 4 }, { room: 3 }, { elsewhere: undefined }],
    ['passengers', { berths: 2 }, { berths: 1 }, { elsewhere: undefined }],
    ['settlement-errand', {}, { onFoot: false }, { settlement: undefined }],
    [
      'settlement-fight',
      {},
      { onFoot: false },
      { settlement: undefined },
      { settlement: { ...place, faction: offer.faction } },
    ],
    ['settlement-delivery', {}, { onFoot: false }, { settlement: undefined }],
  ])('of the task %s is taken if it is possible, and not otherwise', (task, possible, ...impossible) => {
    expect(isTaken(task, possible)).toBe(true);
    for (const change of impossible) expect(isTaken(task, change), JSON.stringify(change)).toBe(false);
  });

  it('of another task is never on the board', () => {
    expect(isTaken('other', {})).toBe(false);
  });
});
