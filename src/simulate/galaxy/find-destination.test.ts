import { describe, expect, it } from 'vitest';
import { distanceBetween, isScoopable, type StarSystem } from '../../game/star-system.js';
import { Random } from '../random.js';
import { findDestination } from './find-destination.js';
import { galaxy } from './milky-way.js';

const sol = galaxy.systemByName('Sol') as StarSystem;

describe('a destination', () => {
  it.each([
    [1, 12],
    [40, 160],
    [500, 900],
  ])('is between %d and %d light-years away', (least, most) => {
    const random = new Random(3);
    for (let count = 0; count < 20; count++) {
      const found = findDestination(galaxy, sol, random, { least, most });
      const distance = found && distanceBetween(found.position, sol.position);
      expect(distance).toBeGreaterThanOrEqual(least);
      expect(distance).toBeLessThanOrEqual(most);
    }
  });

  it('meets the needs', () => {
    const random = new Random(5);
    const reach = { least: 5, most: 120 };
    for (let count = 0; count < 20; count++) {
      expect(findDestination(galaxy, sol, random, reach, { stations: true })?.stations).not.toEqual([]);
      expect(findDestination(galaxy, sol, random, reach, { populated: true })?.population).toBeGreaterThan(0);
      expect(findDestination(galaxy, sol, random, reach, { starClass: 'F' })?.starClass).toBe('F');
      const dry = findDestination(galaxy, sol, random, reach, { scoopable: false });
      expect(isScoopable(dry?.starClass ?? 'K')).toBe(false);
    }
  });

  it('varies, and is the same for the same seed', () => {
    const choose = (seed: number) => {
      const random = new Random(seed);
      return Array.from(
        { length: 30 },
        () => findDestination(galaxy, sol, random, { least: 40, most: 160 })?.name ?? 'none',
      );
    };
    expect(choose(1)).toEqual(choose(1));
    expect(new Set([...choose(1), ...choose(2)]).size).toBeGreaterThan(50);
  });

  it('is undefined where there is none', () => {
    const random = new Random(1);
    expect(findDestination(galaxy, sol, random, { least: 0, most: 0.5 })).toBeUndefined();
    expect(findDestination(galaxy, sol, random, { least: 5, most: 50 }, { starClass: 'Q' })).toBeUndefined();
    expect(findDestination(galaxy, sol, random, { least: 1e5, most: 2e5 })).toBeUndefined();
    expect(findDestination(galaxy, sol, random, { least: 40000, most: 50000 }, { stations: true })).toBeUndefined();
  });
});
