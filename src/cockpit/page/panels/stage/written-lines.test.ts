import { describe, expect, it } from 'vitest';
import { durationWords, kindRuns } from './written-lines.js';

describe('the kinds of some lines', () => {
  it('stand in their order, and those that repeat are counted', () => {
    const lines = ['Cargo', 'Cargo', 'Docked', 'Cargo'].map((kind) => `{ "timestamp":"…", "event":"${kind}", "a":1 }`);
    expect(kindRuns(lines)).toEqual([
      { kind: 'Cargo', count: 2 },
      { kind: 'Docked', count: 1 },
      { kind: 'Cargo', count: 1 },
    ]);
  });

  it('are unknown where a line has none', () => {
    expect(kindRuns(['rubbish'])).toEqual([{ kind: '?', count: 1 }]);
  });
});

describe('a duration', () => {
  it.each([
    [0, 'no time'],
    [-5, 'no time'],
    [12_000, '12 s'],
    [372_000, '6 min 12 s'],
    [3_600_000, '1 h'],
    [3_661_000, '1 h 1 min'],
  ])('of %i ms reads "%s"', (milliseconds, words) => expect(durationWords(milliseconds)).toBe(words));
});
