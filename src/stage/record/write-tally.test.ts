import { describe, expect, it } from 'vitest';
import { WriteTally } from './write-tally.js';

describe('a tally of writes', () => {
  it('counts companions in runs and alternating', () => {
    const tally = new WriteTally();
    for (const name of ['Status', 'Status', 'Cargo', 'Status']) tally.countCompanion(1, name);
    expect([...tally.companions]).toEqual([
      ['Status', 3],
      ['Cargo', 1],
    ]);
    tally.countCompanion(2, 'Status');
    expect(tally.companions.get('Status')).toBe(4);
    expect(tally.last).toBe(2);
  });
});
