/** Compares the verdict of a scanner with the parser and the diagnosis. */
import { diagnose } from '../../src/check/event/diagnose.js';
import { keyOf } from '../../src/check/repeat-counter.js';
import { RecordedLine, type RecordedLines } from '../../src/check/scan/recorded-lines.js';
import { notClean, otherKind, type Scanner } from '../../src/check/scan/scanner.js';
import { type Catalogue, findKind } from '../../src/interface/kind-catalogue.js';
import type { Members } from '../../src/interface/object-rule.js';
import { parseLine } from '../../src/journal/parse/parse-line.js';

/** What a scanner got wrong when it called the last line clean; undefined if it was right, or undecided. */
export function mistakeOf(scanner: Scanner, answer: number, catalogue: Catalogue, line: Buffer): string | undefined {
  if (answer === notClean) return undefined;
  const { event, problem } = parseLine(line);
  if (!event || problem) return mistake(line, `has a problem: ${problem?.message}`);
  const name = answer === otherKind ? scanner.name() : catalogue.kinds[answer]?.name;
  if (name !== event.event) return mistake(line, `is of kind ${event.event}, not ${name}`);
  const findings = diagnose(catalogue, event, 'journal', String(line));
  if (answer === otherKind) {
    const [first, ...others] = findings;
    return first?.rule === 'event/kind' && others.length === 0 ? undefined : mistake(line, 'is not just of a new kind');
  }
  const [noted, found] = [[...scanner.notes].sort(), findings.map(keyOf).sort()];
  return noted.join() === found.join() ? undefined : mistake(line, `has ${found.join()}, not ${noted.join()}`);
}

/** The event of the line last scanned, which is clean, as the session rules see it. */
export function recordedEvent(scanner: Scanner): Members {
  scanner.record(1);
  const line = new RecordedLine();
  line.goTo(scanner.takeRecords()[0] as RecordedLines, 0);
  return { ...line.event };
}

function mistake(line: Buffer, what: string): string {
  return `${JSON.stringify(line.toString('latin1').slice(0, 2000))} ${what}`;
}

/** The members that one of the tables has, or every event. */
export function tabled(event: Members, ...tables: readonly Catalogue[]): Members {
  const fields = tables.flatMap((table) => Object.keys(findKind(table, String(event.event))?.shape.fields ?? {}));
  const known = new Set(['timestamp', 'event', ...fields]);
  return Object.fromEntries(Object.entries(event).filter(([name]) => known.has(name)));
}
