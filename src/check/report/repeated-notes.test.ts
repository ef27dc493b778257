import { describe, expect, it } from 'vitest';
import type { PlacedFinding } from '../finding.js';
import { RepeatedNotes } from './repeated-notes.js';

const note: PlacedFinding = {
  rule: 'field/unseen',
  severity: 'note',
  kind: 'FSDJump',
  pointer: '/Factions/0/FactionState',
  expected: 'FactionStateName',
  found: '"War"',
  message: '"War" has not been seen',
  file: 'x',
  line: 1,
  column: 1,
};

describe('a note', () => {
  it('is told once, wherever in a list and in whatever line it stands', () => {
    const notes = new RepeatedNotes();
    const findings = [note, { ...note, line: 7, pointer: '/Factions/12/FactionState' }, { ...note, kind: 'Docked' }];
    expect(findings.map((finding) => notes.isRepeated(finding))).toEqual([false, true, false]);
    expect(notes.sentence).toBe('1 more note of the same left out (--format concise tells all)');
  });

  it('may also be an error, and then is always told', () => {
    const notes = new RepeatedNotes();
    const error = { ...note, severity: 'error' as const };
    expect([error, error].map((finding) => notes.isRepeated(finding))).toEqual([false, false]);
  });
});
