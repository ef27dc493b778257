/** A plan named after something contains it, but for one session in ten, where other things came up. */
import { expect, it } from 'vitest';
import type { Members } from '../../src/interface/object-rule.js';
import type { PlanName } from '../../src/simulate/plans/plans.js';
import { sessionWrites } from '../../src/simulate/simulate.js';
import { isThorough } from '../thorough.js';

const seeds = Array.from({ length: isThorough ? 30 : 2 }, (_, index) => 3 + index);

/** The lines of the first three hours of a plan. */
function* linesOf(plan: PlanName, seed: number): Generator<Members> {
  for (const { event } of sessionWrites({ plan, seed, dialect: 'game', seconds: 3 * 3600 }))
    if (event) yield event as unknown as Members;
}

function contains(plan: PlanName, seed: number, isIt: (line: Members) => boolean): boolean {
  for (const line of linesOf(plan, seed)) if (isIt(line)) return true;
  return false;
}

const few = seeds.length / 10;

it.each([
  ['powerplay', 'PowerplayMerits'],
  ['carrier', 'CarrierJump'],
  ['mining', 'MiningRefined'],
  ['bounty-hunt', 'Bounty'],
] as const)('%s has %s within three hours', (plan, kind) => {
  const without = seeds.filter((seed) => !contains(plan, seed, ({ event }) => event === kind));
  expect(without.length, `seeds ${without.join()}`).toBeLessThanOrEqual(few);
});

it('trade goes there and back', () => {
  const staysAway = (seed: number) => {
    const ports: unknown[] = [];
    return !contains('trade', seed, ({ event, StationName }) => {
      if (event === 'Docked' && ports.at(-1) !== StationName) ports.push(StationName);
      return ports.length > 2 && ports.at(-1) === ports.at(-3);
    });
  };
  const away = seeds.filter(staysAway);
  expect(away.length, `seeds ${away.join()}`).toBeLessThanOrEqual(few);
});

it('hull and modules wear where ships land', () => {
  const isWorn = ({ event, HullHealth, Modules }: Members) =>
    event === 'Loadout' &&
    Number(HullHealth) < 1 &&
    (Modules as readonly { readonly Health: number }[]).some(({ Health }) => Health < 1);
  expect(seeds.filter((seed) => contains('on-foot', seed, isWorn)).length).toBeGreaterThanOrEqual(seeds.length / 2);
});
