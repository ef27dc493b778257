import { describe, expect, it } from 'vitest';
import { at, play } from '../../../test/support/scenes.js';
import { addressOf } from '../../game/procedural-names.js';
import { distanceBetween, type StarPosition, type StarSystem } from '../../game/star-system.js';
import { cubeOfAddress } from '../../game/system-address.js';
import { hashOf } from '../random.js';
import { galaxy } from './milky-way.js';

const places: readonly StarPosition[] = [
  [0, 0, 0],
  [55.71875, 17.59375, 27.15625],
  [122.625, -0.8125, -47.28125],
  [300, 50, -20],
  [-700.5, -300, 900],
  [65.03, -5.1, 14.97],
];
const systems = places.flatMap((place) => galaxy.around(place, 30));
const made = systems.filter(({ population, name }) => population === 0 && addressOf(name) !== undefined);

describe('a search for systems', () => {
  it.each(places)('finds a plausible number of systems near %d, %d, %d', (...place) => {
    const { length } = galaxy.around(place, 20);
    expect(length).toBeGreaterThan(15);
    expect(length).toBeLessThan(100);
  });

  it.each(places)('finds all within the radius of %d, %d, %d and none beyond, nearest first', (...place) => {
    const distances = galaxy.around(place, 25).map(({ position }) => distanceBetween(position, place));
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(Math.max(...distances)).toBeLessThanOrEqual(25);
    const wider = galaxy.around(place, 60).filter(({ position }) => distanceBetween(position, place) <= 25);
    expect(galaxy.around(place, 25)).toEqual(wider);
  });

  it('finds the same systems after searching far away', () => {
    const before = galaxy.around([300, 50, -20], 20);
    for (let x = 0; x < 20; x++) galaxy.around([x * 120, 0, 500], 60);
    const after = galaxy.around([300, 50, -20], 20);
    expect(after[0]).not.toBe(before[0]);
    expect(after).toEqual(before);
  });

  it('finds the same systems on every machine', () => {
    const found = galaxy.around([300, 50, -20], 60);
    expect(hashOf(JSON.stringify(found))).toBe(-981751628);
    expect(hashOf(JSON.stringify(found.map((system) => galaxy.bodiesOf(system))))).toBe(-226416791);
  });

  it('finds the neighbours of Sol', () => {
    const names = galaxy.around([0, 0, 0], 9).map(({ name }) => name);
    expect(names[0]).toBe('Sol');
    expect(names).toContain('Alpha Centauri');
    expect(names).toContain('Sirius');
  });

  it('finds nothing outside the galaxy, and rejects an excessive radius', () => {
    expect(galaxy.around([1e6, 1e6, 1e6], 50)).toEqual([]);
    expect(() => galaxy.around([0, 0, 0], 1e5)).toThrow(RangeError);
    expect(() => galaxy.around([0, 0, 0], Number.NaN)).toThrow(RangeError);
  });
});

describe('a procedural system', () => {
  it('has a name that encodes its address, whose cell contains it, on the grid', () => {
    expect(made.length).toBeGreaterThan(500);
    for (const { name, address, position } of made) {
      expect(addressOf(name)).toBe(address);
      const { from, side } = cubeOfAddress(address);
      for (const axis of [0, 1, 2] as const) {
        expect(position[axis]).toBeGreaterThanOrEqual(from[axis]);
        expect(position[axis]).toBeLessThan(from[axis] + side);
        expect(Number.isInteger(position[axis] * 32)).toBe(true);
      }
    }
  });

  it('is found by its name', () => {
    for (const system of made) expect(galaxy.systemByName(system.name)).toEqual(system);
  });

  it('shares neither name nor address with another', () => {
    const every = new Map(systems.map((system) => [system.position.join(), system]));
    expect(new Set(Array.from(every.values(), ({ name }) => name)).size).toBe(every.size);
    expect(new Set(Array.from(every.values(), ({ address }) => address)).size).toBe(every.size);
  });

  it('keeps half a light-year from the real ones', () => {
    for (const real of galaxy.populated) {
      const [, next] = galaxy.around(real.position, 0.499);
      expect(next && addressOf(next.name) !== undefined ? next.name : undefined, real.name).toBeUndefined();
    }
  });

  it('has a star that fits its mass code', () => {
    const shares = (mass: number) => {
      const all = made.filter(({ address }) => address % 8 === mass);
      return (starClass: string) => all.filter((system) => system.starClass === starClass).length / all.length;
    };
    expect(shares(1)('M')).toBeGreaterThan(0.85);
    expect(shares(2)('K')).toBeGreaterThan(0.6);
    expect(shares(0)('K')).toBe(0);
    expect(shares(3)('F')).toBeGreaterThan(0.3);
  });

  it('has its only star or the first of several as the arrival star', () => {
    for (const { name, arrival } of made) {
      const suffix = arrival.name.slice(name.length);
      expect(arrival.type === 'Null' ? [' AB 0'] : [' 0', ' A 1', ' A 2', ' A 3']).toContain(`${suffix} ${arrival.id}`);
    }
  });
});

it('an unknown name has no system', () => {
  expect(galaxy.systemByName('Sol')).toMatchObject({ address: 10477373803 });
  expect(galaxy.systemByName('Hutton')).toBeUndefined();
  expect(galaxy.systemByName('Wregoe AA-A b99')).toBeUndefined();
  expect(galaxy.systemByName('Wregoe AA-A d400000')).toBeUndefined();
});

it('systems with stations are listed', () => {
  expect(galaxy.populated).toHaveLength(129);
  expect(galaxy.populated.every(({ stations }) => stations.length > 0)).toBe(true);
});

it('the checker has no findings, system by system', () => {
  const fieldsOf = ({ name, address, position }: StarSystem) => ({
    StarSystem: name,
    SystemAddress: address,
    StarPos: position,
  });
  const every = [...galaxy.populated, ...systems];
  const journal = every.map((system, index) => at(60 * index, 'Location', fieldsOf(system)));
  const stops = [every.at(-1) as StarSystem, ...made];
  const route = at(0, 'NavRoute', {
    Route: stops.map((system) => ({ ...fieldsOf(system), StarClass: system.starClass })),
  });
  expect(play({ journal: [...journal, route] })).toEqual([]);
  const [first] = every;
  const astray = at(0, 'Location', { ...fieldsOf(first as StarSystem), StarPos: [900, 900, 900] });
  expect(play({ journal: [astray] })).toMatchObject([{ rule: 'system/cell' }]);
});
