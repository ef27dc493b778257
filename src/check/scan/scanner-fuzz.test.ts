/** Whatever the scanner calls clean, the parser and the diagnosis must have nothing to say about. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakages, brokenEvent } from '../../../test/generators/broken.js';
import { changed, randomFrom } from '../../../test/generators/changed-bytes.js';
import { fullEvent, leastEvent, validEvent } from '../../../test/generators/valid.js';
import { runs } from '../../../test/thorough.js';
import { dialectNames, dialects } from '../../interface/dialect/dialects.js';
import type { Kind } from '../../interface/kind.js';
import type { Catalogue } from '../../interface/kind-catalogue.js';
import { formatLine } from '../../journal/format/format-line.js';
import type { WritableEvent } from '../../journal/journal-event.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { diagnose } from '../event/diagnose.js';
import { dialectScanner } from './dialect-scanner.js';
import { needsParsing, otherKind } from './scanner.js';

const changesPerLine = 8;

describe.each(dialectNames)('in the %s dialect', (dialect) => {
  const catalogue = dialects[dialect];
  const scanner = dialectScanner(dialect);
  let clean = 0;

  /** Scans a line and, if it is called clean, asks the parser and the diagnosis. */
  const agree = (bytes: Buffer) => {
    const answer = scanner.scan(bytes, 0, bytes.length);
    if (answer === needsParsing) return;
    clean++;
    const { event, problem } = parseLine(bytes);
    expect(problem, String(bytes)).toBeUndefined();
    const findings = diagnose(catalogue, event).map(({ rule, pointer }) => `${rule} ${pointer}`);
    expect(findings, String(bytes)).toEqual(answer === otherKind ? ['event/kind /event'] : []);
    expect(event?.event).toBe(answer === otherKind ? scanner.name() : catalogue.kinds[answer]?.name);
    if (answer !== otherKind) expect(typesOf(catalogue, bytes), String(bytes)).toEqual([]);
  };

  it.each(catalogue.kinds)('a line of $name is never trusted too much', (kind) => {
    const random = randomFrom(kind.name.length + 977);
    const before = clean;
    for (const line of linesOf(kind)) {
      agree(line);
      for (let change = 0; change < changesPerLine; change++) {
        let bytes = line;
        for (let times = 1 + Math.floor(random() ** 3 * 4); times > 0; times--) bytes = changed(bytes, random);
        agree(bytes);
      }
    }
    expect(clean).toBeGreaterThan(before);
  });

  it('and many changed lines are clean still', () => expect(clean).toBeGreaterThan(2000));
});

function linesOf(kind: Kind): Buffer[] {
  const sound = fc.sample(fc.oneof(validEvent(kind), leastEvent(kind), fullEvent(kind)), {
    numRuns: runs(60),
    seed: 5,
  });
  const broken = breakages(kind).flatMap((breakage) => fc.sample(brokenEvent(kind, breakage), { numRuns: 1, seed: 6 }));
  const events = [...sound, ...broken.map(({ event }) => event)];
  const others = sound.slice(0, 20).map((event) => ({ ...event, event: `${kind.name}Other` }));
  return [...events, ...others].map((event) => Buffer.from(formatLine(event as unknown as WritableEvent).trimEnd()));
}

/** The findings about types if every number that is not written as an integer is made one that is none. */
function typesOf(catalogue: Catalogue, bytes: Buffer): string[] {
  const text = String(bytes).replace(/"[^"]*"|-?\d[\d.eE+-]*/g, (token) => (/^-?\d+[.eE]/.test(token) ? '0.5' : token));
  return diagnose(catalogue, parseLine(text).event).flatMap(({ rule, pointer }) =>
    rule === 'field/type' ? [pointer] : [],
  );
}
