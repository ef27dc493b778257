import { expect, it } from 'vitest';
import { planNames } from '../../simulate/plans/plans.js';
import { fleetCommander, mixedPlans } from './fleet-commanders.js';

const numbers = Array.from({ length: 2000 }, (_, index) => index + 1);

it('gives every commander a name, a seed and a plan, deterministically', () => {
  expect(fleetCommander(1, 1)).toEqual({
    number: 1,
    name: 'Whisky-0001',
    seed: 222_017_358_540_997,
    plan: 'mining',
  });
  expect(fleetCommander(1, 12_345)).toEqual(fleetCommander(1, 12_345));
  expect(fleetCommander(2, 1).seed).not.toBe(fleetCommander(1, 1).seed);
});

it('gives no two commanders the same name or seed', () => {
  const fleet = numbers.map((number) => fleetCommander(7, number));
  expect(new Set(fleet.map(({ name }) => name)).size).toBe(fleet.length);
  expect(new Set(fleet.map(({ seed }) => seed)).size).toBe(fleet.length);
  for (const { name, seed } of fleet) {
    expect(name).toMatch(/^[A-Za-z]+-\d{4,}$/);
    expect(Number.isSafeInteger(seed)).toBe(true);
  }
});

it('mixes all plans except stay, or the requested plans', () => {
  const plansOf = (plans?: Parameters<typeof fleetCommander>[2]) =>
    new Set(numbers.map((number) => fleetCommander(1, number, plans).plan));
  expect([...plansOf()].sort()).toEqual(planNames.filter((plan) => plan !== 'stay').sort());
  expect([...mixedPlans].sort()).toEqual([...plansOf()].sort());
  expect(plansOf(['war', 'stay'])).toEqual(new Set(['war', 'stay']));
});
