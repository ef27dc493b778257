/** Holds what a scanner says of a line against the parser and the diagnosis. */
import { diagnose } from '../../src/check/event/diagnose.js';
import { needsParsing, otherKind, type Scanner } from '../../src/check/scan/scanner.js';
import { findingSpans } from '../../src/check/text/locate-findings.js';
import type { Catalogue } from '../../src/interface/kind-catalogue.js';
import { parseLine } from '../../src/journal/parse/parse-line.js';

/** What a scanner got wrong when it called the line last scanned clean; nothing if it is right, or was careful. */
export function mistakeOf(scanner: Scanner, answer: number, catalogue: Catalogue, line: Buffer): string | undefined {
  if (answer === needsParsing) return undefined;
  const { event, problem } = parseLine(line);
  if (!event || problem) return mistake(line, `has a problem: ${problem?.message}`);
  const text = String(line);
  const findings = diagnose(catalogue, event, 'journal', text);
  const name = answer === otherKind ? scanner.name() : catalogue.kinds[answer]?.name;
  if (name !== event.event) return mistake(line, `is of kind ${event.event}, not ${name}`);
  const told = answer === otherKind ? ['event/kind /event'] : remarksOn(scanner, text);
  const spans = findingSpans(text, findings);
  const found = findings.map(({ rule, pointer }, index) => {
    const span = spans[index];
    return rule === 'event/kind' ? `${rule} ${pointer}` : `${rule} ${pointer} ${span?.start} ${span?.end}`;
  });
  return told.sort().join() === found.sort().join()
    ? undefined
    : mistake(line, `has ${found.join()}, not ${told.join()}`);
}

/** The findings that the scanner's remarks on the line last scanned stand for, and where they are in its text. */
function remarksOn(scanner: Scanner, text: string): string[] {
  const bytes = Buffer.from(text);
  return Array.from({ length: scanner.remarkCount }, (_, index) => {
    const { rule, pointer, start, end } = scanner.remark(index);
    const [before, through] = [bytes.toString('utf8', 0, start), bytes.toString('utf8', 0, end)];
    return `${rule} ${pointer} ${before.length} ${through.length}`;
  });
}

function mistake(line: Buffer, what: string): string {
  return `${JSON.stringify(line.toString('latin1').slice(0, 2000))} ${what}`;
}
