/**
 * Whatever the scanner calls clean, the parser and the diagnosis must have nothing to say about but what it
 * notes.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakages, brokenEvent } from '../../../test/generators/broken.js';
import { changed, pick, randomFrom } from '../../../test/generators/changed-bytes.js';
import { fullEvent, leastEvent, validEvent } from '../../../test/generators/valid.js';
import { mistakeOf } from '../../../test/support/scanner-agreement.js';
import { isThorough, oneIn, runs } from '../../../test/thorough.js';
import { dialectNames, dialects } from '../../interface/dialect/dialects.js';
import type { Kind } from '../../interface/kind.js';
import type { Catalogue } from '../../interface/kind-catalogue.js';
import { formatLine } from '../../journal/format/format-line.js';
import type { WritableEvent } from '../../journal/journal-event.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { diagnose } from '../event/diagnose.js';
import { sessionKindsOf } from '../lines/session-kinds.js';
import { dialectScanner } from './dialect-scanner.js';
import { notClean, otherKind } from './scanner.js';

/** How many changed lines of a dialect are scanned; thoroughly, a million together. */
const changedLines = runs(50_000);

describe.each(dialectNames)('in the %s dialect', (dialect) => {
  const catalogue = dialects[dialect];
  const kinds = oneIn(4, catalogue.kinds);
  let scanner = dialectScanner(dialect);
  const perKind = Math.ceil(changedLines / kinds.length);
  let scanned = 0;
  let clean = 0;
  let noted = 0;

  /** Scans a line and, if it is called clean, asks the parser and the diagnosis; returns whether it is. */
  function agree(bytes: Buffer): boolean {
    const answer = scanner.scan(bytes, 0, bytes.length);
    scanned++;
    if (answer === notClean) return false;
    clean++;
    if (scanner.notes.length > 0) noted++;
    const mistake = mistakeOf(scanner, answer, catalogue, bytes);
    if (mistake !== undefined) throw new Error(mistake);
    const types = answer === otherKind ? [] : typesOf(catalogue, bytes);
    if (types.length > 0) throw new Error(`${String(bytes)} has no integers at ${types.join()}`);
    return true;
  }

  it.each(kinds)('a line of $name is never trusted too much', (kind) => {
    const recorded = sessionKindsOf(dialect);
    scanner = dialectScanner(dialect, catalogue.kinds.indexOf(kind) % 2 === 0 ? undefined : { recorded });
    const random = randomFrom(kind.name.length + 977);
    const before = clean;
    const lines = linesOf(kind);
    const cleanLines = lines.filter(agree);
    for (let change = 0; change < perKind; change++) {
      let bytes = pick(change % 4 === 0 ? lines : cleanLines, random);
      for (let times = 1 + Math.floor(random() ** 3 * 4); times > 0; times--) bytes = changed(bytes, random);
      agree(bytes);
    }
    expect(clean).toBeGreaterThan(before);
  });

  it('and many changed lines are clean still', () => {
    expect(scanned).toBeGreaterThan(changedLines);
    expect(clean).toBeGreaterThan(changedLines / 10);
  });

  // Few kinds of the specification have an open list.
  it.runIf(isThorough || dialect === 'game')('some of them with notes', () => {
    expect(noted).toBeGreaterThan(0);
  });
});

function linesOf(kind: Kind): Buffer[] {
  const sound = fc.sample(fc.oneof(validEvent(kind), leastEvent(kind), fullEvent(kind)), { numRuns: 20, seed: 5 });
  const broken = breakages(kind).flatMap((breakage) => fc.sample(brokenEvent(kind, breakage), { numRuns: 1, seed: 6 }));
  const events = [...sound, ...broken.map(({ event }) => event)];
  const others = sound.slice(0, 5).map((event) => ({ ...event, event: `${kind.name}Other` }));
  return [...events, ...others].map((event) => Buffer.from(formatLine(event as unknown as WritableEvent).trimEnd()));
}

/** The findings about types if every number that is not written as an integer is made one that is none. */
function typesOf(catalogue: Catalogue, bytes: Buffer): string[] {
  const text = String(bytes).replace(/"[^"]*"|-?\d[\d.eE+-]*/g, (token) => (/^-?\d+[.eE]/.test(token) ? '0.5' : token));
  return diagnose(catalogue, parseLine(text).event).flatMap(({ rule, pointer }) =>
    rule === 'field/type' ? [pointer] : [],
  );
}
