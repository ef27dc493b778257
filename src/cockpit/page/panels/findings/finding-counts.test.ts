import { describe, expect, it } from 'vitest';
import { checkedShare, severityCounts } from './finding-counts.js';

describe('severityCounts', () => {
  it('counts what a rule found by its own severity, the worst first', () => {
    const found = severityCounts([{ counts: { note: 42, error: 2 } }, { counts: { note: 13 } }]);
    expect(found).toEqual([
      { severity: 'error', count: 2 },
      { severity: 'note', count: 55 },
    ]);
  });
});

describe('checkedShare', () => {
  it('says how much has been checked while there is more to check', () => {
    expect(checkedShare({ lines: 200, checked: 68, read: 1 })).toBe(34);
    expect(checkedShare({ lines: 200, checked: 200, read: 0.5 })).toBe(50);
    expect(checkedShare({ lines: 1000, checked: 999, read: 1 })).toBe(99);
  });

  it('says nothing once all has been checked, or if there is nothing', () => {
    expect(checkedShare({ lines: 200, checked: 200, read: 1 })).toBeUndefined();
    expect(checkedShare({ lines: 0, checked: 0, read: 0 })).toBeUndefined();
  });
});
