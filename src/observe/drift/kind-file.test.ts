import fc from 'fast-check';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { fullEvent, validEvent } from '../../../test/generators/valid.js';
import { writtenLine } from '../../../test/observe/written-line.js';
import { longDeadline } from '../../../test/support/deadline.js';
import { oneIn } from '../../../test/thorough.js';
import { dialects } from '../../interface/dialect/dialects.js';
import { observed } from '../../interface/evidence.js';
import * as fieldWords from '../../interface/field.js';
import { type Kind, kind } from '../../interface/kind.js';
import type { Evidence } from '../evidence-format.js';
import { JournalObserver } from '../journal-observer.js';
import { compareFacts } from './compare-facts.js';
import { kindFile, seenKind } from './kind-file.js';
import { tableFacts } from './table-facts.js';

const kinds = dialects.game.kinds.filter(({ shape }) => !hasMap(shape.fields));

describe('the table of an unknown kind', () => {
  it.each([
    // A generator that puts right what breaks a rule adds members at the end, in no order.
    ['some fields', validEvent, ['new-type', 'new-order']],
    ['all fields', fullEvent, ['new-type']],
  ])('agrees with the lines it was made from: %s', { timeout: 4 * longDeadline }, (_, generator, left) => {
    for (const [place, known] of oneIn(8, kinds).entries()) {
      const events = fc.sample(generator(known), { seed: place, numRuns: 15 });
      const evidence = evidenceOf(events.map((event) => ({ ...event, event: 'NextKind' })));
      const seen = seenKind(evidence, 'NextKind');
      if (!seen) throw new Error(`nothing was seen of ${known.name}`);
      const made = evaluated(kindFile('NextKind', seen));
      expect(made.evidence).toEqual({ grade: 'observed', lines: 15 });
      const [game] = Object.values(evidence.games);
      if (!game) throw new Error('there is no version');
      const changes = compareFacts(tableFacts([made]), 'unknown', game);
      expect(
        changes.filter(({ change }) => !left.includes(change)),
        known.name,
      ).toEqual([]);
    }
  });
});

/** In an unknown kind, members without fixed names share one place. */
function hasMap(fields: fieldWords.Fields): boolean {
  return Object.values(fields).some((field) => {
    const leaf = fieldWords.leafOf(field);
    return leaf.type === 'object' && (leaf.shape.members !== undefined || hasMap(leaf.shape.fields));
  });
}

function evidenceOf(events: readonly object[]): Evidence {
  const observer = new JournalObserver();
  for (const event of events) {
    const bytes = Buffer.from(`${writtenLine(event)}\n`);
    observer.line(bytes, 0, bytes.length - 1);
  }
  return observer.evidence();
}

/** The kind that a file exports. */
function evaluated(file: string): Kind {
  const code = ts.transpile(file.replaceAll(/^import .*$/gm, ''), { module: ts.ModuleKind.CommonJS });
  const words = { observed, kind, ...fieldWords };
  const exports: Record<string, Kind> = {};
  // oxlint-disable-next-line no-implied-eval
  new Function('exports', ...Object.keys(words), code)(exports, ...Object.values(words));
  return exports.NextKind as Kind;
}
