import { describe, expect, it } from 'vitest';
import {
  distanceBetween,
  type Galaxy,
  isScoopable,
  type StarPosition,
  type StarSystem,
} from '../../game/star-system.js';
import { Random } from '../random.js';
import { findDestination } from './find-destination.js';
import { galaxy } from './milky-way.js';
import { planRoute } from './plan-route.js';

function named(name: string): StarSystem {
  const system = galaxy.systemByName(name);
  if (!system) throw new Error(`there is no ${name}`);
  return system;
}

function longestHop(route: readonly StarSystem[]): number {
  return Math.max(...route.slice(1).map(({ position }, index) => distanceBetween(position, positionOf(route[index]))));
}

function positionOf(system: StarSystem | undefined): StarPosition {
  return system?.position ?? [Number.NaN, 0, 0];
}

describe('a route', () => {
  it.each([10, 12, 16, 25, 40, 80])('of jumps of at most %d light-years leads from Sol to Deciat', (range) => {
    const [sol, deciat] = [named('Sol'), named('Deciat')];
    const route = planRoute(galaxy, sol, deciat, range) ?? [];
    expect(route[0]).toBe(sol);
    expect(route.at(-1)).toBe(deciat);
    expect(longestHop(route)).toBeLessThanOrEqual(range);
    expect(new Set(route.map(({ address }) => address)).size).toBe(route.length);
    const straight = distanceBetween(sol.position, deciat.position) / range;
    expect(route.length - 1).toBeGreaterThanOrEqual(straight);
    expect(route.length - 1).toBeLessThanOrEqual(2 + 2 * straight);
  });

  it('may have many jumps', () => {
    const random = new Random(1);
    const destination = findDestination(galaxy, named('Sol'), random, { least: 900, most: 950 });
    if (!destination) throw new Error('there is no such destination');
    const route = planRoute(galaxy, named('Sol'), destination, 20) ?? [];
    expect(route.length).toBeGreaterThan(45);
    expect(route.length).toBeLessThan(70);
    expect(longestHop(route)).toBeLessThanOrEqual(20);
  });

  it('is the same at every call', () => {
    const plan = () => planRoute(galaxy, named('Sol'), named('Diaguandri'), 18)?.map(({ name }) => name);
    expect(plan()).toEqual(plan());
  });

  it('leads past scoopable stars where possible', () => {
    const route = planRoute(galaxy, named('Sol'), named('Maia'), 30) ?? [];
    const stops = route.slice(1, -1);
    expect(stops.length).toBeGreaterThan(3);
    expect(stops.filter(({ starClass }) => isScoopable(starClass)).length / stops.length).toBeGreaterThan(0.7);
  });

  it('has no jump at the destination', () => {
    expect(planRoute(galaxy, named('Sol'), named('Sol'), 20)).toEqual([named('Sol')]);
  });

  it('is not found without range, across a void, or when the search would be too long', () => {
    const [sol, colonia] = [named('Sol'), named('Colonia')];
    for (const range of [0, -5, Number.NaN, 1]) expect(planRoute(galaxy, sol, colonia, range)).toBeUndefined();
    const lonely: Galaxy = {
      ...galaxy,
      systemByName: () => undefined,
      bodiesOf: () => [],
      populated: [],
      around: () => [sol],
    };
    expect(planRoute(lonely, sol, colonia, 50)).toBeUndefined();
    expect(planRoute(galaxy, sol, colonia, 8)).toBeUndefined();
  });
});
