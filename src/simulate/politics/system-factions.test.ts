import { expect, it } from 'vitest';
import { galaxy } from '../galaxy/milky-way.js';
import { Random } from '../random.js';
import { systemFactionsOn } from './system-factions.js';

const day = 20_000;
const societies = galaxy.populated.flatMap((system) =>
  [0, 9, 31].map((later) => systemFactionsOn(day + later, system, new Random(3).stream(system.name))),
);

it('a faction never has a boom and a bust at once', () => {
  for (const { factions } of societies) {
    for (const { condition } of factions) {
      const states = [
        ...condition.active,
        ...[...condition.pending, ...condition.recovering].map(({ state }) => state),
      ];
      for (const pair of [
        ['Boom', 'Bust'],
        ['CivilLiberty', 'CivilUnrest'],
        ['Expansion', 'Retreat'],
      ] as const) {
        expect(
          pair.every((state) => states.includes(state)),
          states.join(),
        ).toBe(false);
      }
    }
  }
});

it('the ship of a colony is never a stake', () => {
  const stakes = societies.flatMap(({ conflicts }) => conflicts.flatMap((each) => each.stakes));
  expect(stakes.length).toBeGreaterThan(100);
  expect(stakes.filter((stake) => stake.includes('Colonisation'))).toEqual([]);
});
