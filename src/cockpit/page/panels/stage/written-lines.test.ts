import { describe, expect, it } from 'vitest';
import { kindRuns } from './written-lines.js';

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
