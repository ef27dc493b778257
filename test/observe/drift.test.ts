import { describe, expect, it } from 'vitest';
import { compareEvidence, compareVersionsOf } from '../../src/observe/drift/compare-evidence.js';
import type { Change } from '../../src/observe/drift/drift-change.js';
import type { Evidence } from '../../src/observe/evidence-format.js';
import { JournalObserver } from '../../src/observe/journal-observer.js';
import { mergeEvidence } from '../../src/observe/tally/evidence-tally.js';
import { longDeadline } from '../support/deadline.js';
import { oneIn } from '../thorough.js';
import { plantedUpdates } from './planted-changes.js';
import { writtenLine } from './written-line.js';

describe('between the journals of two versions', () => {
  it.each(oneIn(2, [7, 8]))(
    'all of a hundred planted changes are found, and none is invented (%i)',
    { timeout: 10 * longDeadline },
    (seed) => {
      const updates = plantedUpdates(seed);
      const before = evidenceOf(
        '4.0.0.1700',
        updates.flatMap((update) => update.before),
      );
      const after = evidenceOf(
        '4.1.0.100',
        updates.flatMap((update) => update.after),
      );
      const expected = updates.flatMap((update) => update.expected).sort();
      expect(expected).toHaveLength(100);
      const known = new Set(updates.flatMap((update) => update.known));
      const changes = compareEvidence(before, after);
      expect(sure(changes)).toEqual(expected.filter((each) => !known.has(each)));
      expect(new Set(changes.map(({ game }) => game))).toEqual(new Set(['4.1.0.100']));
      // The versions of one player show what the tables know, too.
      expect(sure(compareVersionsOf(mergeEvidence([after, before])))).toEqual(expected);
      expect(compareEvidence(before, before)).toEqual([]);
    },
  );
});

function sure(changes: readonly Change[]): string[] {
  return changes
    .filter((change) => change.sure)
    .map(({ change, kind, path, what }) =>
      [change, path === undefined ? kind : `${kind}.${path}`, ...(what === undefined ? [] : [what])].join(' '),
    )
    .sort();
}

function evidenceOf(version: string, events: readonly object[]): Evidence {
  const observer = new JournalObserver();
  const header = { timestamp: '2026-11-14T20:41:00Z', event: 'Fileheader', part: 1, gameversion: version };
  for (const event of [header, ...events]) {
    const bytes = Buffer.from(`${writtenLine(event)}\n`);
    observer.line(bytes, 0, bytes.length - 1);
  }
  return observer.evidence();
}
