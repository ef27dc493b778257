/**
 * What a scanner remembers from line to line must never make it trust a line more than the parser and the
 * diagnosis do.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineSequences } from '../../../test/generators/line-sequences.js';
import { mistakeOf, recordedEvent, tabled } from '../../../test/support/scanner-agreement.js';
import { runs } from '../../../test/thorough.js';
import { dialectNames, dialects } from '../../interface/dialect/dialects.js';
import type { Members } from '../../interface/object-rule.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { momentOf } from '../lines/time-order.js';
import { dialectScanner } from './dialect-scanner.js';
import { notClean, otherKind, type Scanner } from './scanner.js';

describe.each(dialectNames)('a scanner of the %s dialect', (dialect) => {
  const catalogue = dialects[dialect];
  let clean = 0;

  /** Asks the parser and the diagnosis about a line that the scanner has just called clean. */
  function agree(scanner: Scanner, answer: number, line: Buffer): void {
    expect(mistakeOf(scanner, answer, catalogue, line)).toBeUndefined();
    const reported = JSON.stringify(line.toString('latin1').slice(0, 2000));
    const { event } = parseLine(line);
    expect(scanner.moment, reported).toBe(momentOf(event?.timestamp));
    const right = inRecord({ ...event });
    expect(answer === otherKind ? right : recordedEvent(scanner), reported).toEqual(right);
    clean++;
  }

  /** The members that the table has; the game has no others, so that no rule can read one. */
  function inRecord(event: Members): Members {
    expect(tabled(event, catalogue, dialects.game)).toEqual(tabled(event, catalogue));
    return tabled(event, catalogue);
  }

  it('trusts no line because of those before it, from the first on and wherever in memory they stand', () => {
    const places = fc.record({
      offset: fc.nat({ max: 70 }),
      end: fc.constantFrom('\n', '\r\n'),
      isLoaded: fc.boolean(),
      isUsed: fc.boolean(),
    });
    const recorded = new Set(catalogue.kinds.map(({ name }) => name));
    const used = dialectScanner(dialect, { recorded });
    fc.assert(
      fc.property(lineSequences(catalogue), places, (lines, { offset, end, isLoaded, isUsed }) => {
        const scanner = isUsed ? used : dialectScanner(dialect, { recorded });
        const bytes = Buffer.concat([
          Buffer.alloc(offset, '{ "timestamp":"2026-11-14T20:41:00Z"'),
          ...lines.flatMap((line) => [line, Buffer.from(end)]),
        ]);
        if (isLoaded) scanner.load(bytes, offset, bytes.length, bytes.length);
        let start = offset;
        for (const line of lines) {
          const answer = scanner.scan(bytes, start, start + line.length);
          if (answer !== notClean) agree(scanner, answer, line);
          start += line.length + end.length;
        }
      }),
      { numRuns: runs(300) },
    );
    expect(clean).toBeGreaterThan(5);
  });
});

describe('ten NUL bytes', () => {
  it.each(dialectNames)('are no day, even in the first line of all, in the %s dialect', (dialect) => {
    const scanner = dialectScanner(dialect);
    const line = Buffer.from(`{ "timestamp":"${'\0'.repeat(10)}T20:41:00Z", "event":"Music" }`);
    expect(scanner.scan(line, 0, line.length)).toBe(notClean);
    expect(scanner.scan(line, 0, line.length)).toBe(notClean);
  });
});
