import { describe, expect, it } from 'vitest';
import { Random } from '../random.js';
import type { Resident } from './faction-roster.js';
import { influencesOn } from './influence.js';

function residents(...weights: number[]): Resident[] {
  return weights.map((weight, index) => ({
    name: `Wexa Group ${index}`,
    government: 'Corporate',
    allegiance: 'Independent',
    weight,
    native: true,
  }));
}

describe('influence', () => {
  it('adds up to 1 within three millionths, for any number of factions', () => {
    for (let seed = 0; seed < 2000; seed++) {
      const random = new Random(seed).stream('test');
      const weights = Array.from({ length: 2 + (seed % 8) }, () => random.number(1, 500));
      const shares = influencesOn(seed, residents(...weights), [{ pair: [0, 1] }], random);
      expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1)).toBeLessThan(0.0000035);
      expect(shares[0]).toBe(shares[1]);
      expect(Math.min(...shares)).toBeGreaterThan(0.009);
    }
  });

  it('goes from the loser to the winner of a conflict', () => {
    const [loser, winner] = influencesOn(1, residents(100, 100, 300), [{ pair: [0, 1], winner: 1 }], new Random(1));
    expect(winner).toBeGreaterThan((loser as number) + 0.03);
  });

  it('is 0 for factions that take no part in elections', () => {
    const [none, all] = influencesOn(1, residents(0, 100), [], new Random(1));
    expect([none, all]).toEqual([0, 1]);
  });
});
