/** Holds what a scanner says of a line against the parser and the diagnosis. */
import { diagnose, diagnoseAt } from '../../src/check/event/diagnose.js';
import { remarkedNote } from '../../src/check/event/remarked-note.js';
import { needsParsing, otherKind, type Scanner } from '../../src/check/scan/scanner.js';
import { findingSpans } from '../../src/check/text/locate-findings.js';
import type { Catalogue } from '../../src/interface/kind-catalogue.js';
import { parseLine } from '../../src/journal/parse/parse-line.js';

/** What a scanner got wrong when it called the line last scanned clean; nothing if it is right, or was careful. */
export function mistakeOf(scanner: Scanner, answer: number, catalogue: Catalogue, line: Buffer): string | undefined {
  if (answer === needsParsing) return undefined;
  const { event, problem } = parseLine(line);
  if (!event || problem) return mistake(line, `has a problem: ${problem?.message}`);
  const name = answer === otherKind ? scanner.name() : catalogue.kinds[answer]?.name;
  if (name !== event.event) return mistake(line, `is of kind ${event.event}, not ${name}`);
  const text = String(line);
  const findings = diagnose(catalogue, event, 'journal', text);
  if (answer === otherKind) {
    const [first, ...others] = findings;
    return first?.rule === 'event/kind' && others.length === 0 ? undefined : mistake(line, 'is not just of a new kind');
  }
  const spans = findings.length === 0 ? [] : findingSpans(text, findings);
  const found = findings.map((finding, index) => placed(finding, spans[index]));
  const told = remarksOn(scanner, catalogue, name, line);
  const isSame = told.sort().join() === found.sort().join();
  return isSame ? undefined : mistake(line, `has ${found.join()}, not ${told.join()}`);
}

/** The findings that the scanner's remarks on the line last scanned stand for, and where they are in its text. */
function remarksOn(scanner: Scanner, catalogue: Catalogue, kind: string, line: Buffer): string[] {
  return Array.from({ length: scanner.remarkCount }, (_, index) => {
    const remark = scanner.remark(index);
    const { rule, steps, value, start, end } = remark;
    const isNoted = catalogue.dialect === 'game' || rule === 'field/unseen';
    const finding = isNoted
      ? { ...remarkedNote(kind, remark), departure: undefined }
      : diagnoseAt(catalogue, kind, steps, value).find((each) => each.rule === rule);
    const [before, through] = [line.toString('utf8', 0, start), line.toString('utf8', 0, end)];
    return placed(finding, { start: before.length, end: through.length });
  });
}

function placed(finding: object | undefined, span: { start: number; end: number } | undefined): string {
  return `${JSON.stringify(finding)} from ${span?.start} to ${span?.end}`;
}

function mistake(line: Buffer, what: string): string {
  return `${JSON.stringify(line.toString('latin1').slice(0, 2000))} ${what}`;
}
