import { type Finding, inLine, type LineFinding } from '../finding.js';
import { parentPointer } from './json-pointer.js';
import { locateValues, type Span, type ValueSpans } from './locate-values.js';

/** Rules about the name of a member rather than its value. */
const aboutNames = new Set(['field/unknown', 'field/localised']);

/** Findings of one event with their positions in its line. */
export function locatedFindings(findings: readonly Finding[], text: string, line: number): LineFinding[] {
  const spans = findingSpans(text, findings);
  return findings.map((finding, index) => findingAt(finding, text, line, spans[index] as Span));
}

/** A finding at a part of a line. */
export function findingAt(finding: Finding, text: string, line: number, span: Span): LineFinding {
  const { column, excerpt } = excerptAt(text, span);
  return inLine(finding, line, column, excerpt);
}

/** What findings of one event point at in its text, in one walk over it. */
export function findingSpans(text: string, findings: readonly Finding[]): Span[] {
  const pointers = findings.flatMap(({ pointer }) => [pointer, parentPointer(pointer)]);
  const values = locateValues(text, ['/event', ...pointers]);
  return findings.map((finding) => spanOf(finding, values));
}

/**
 * The value or the name at fault; for a missing member the object that lacks it, for a whole line its kind.
 */
function spanOf({ rule, pointer }: Finding, values: ReadonlyMap<string, ValueSpans>): Span {
  const at = pointer === '' ? undefined : values.get(pointer);
  if (at) return aboutNames.has(rule) ? at.name : at.value;
  const around = parentPointer(pointer);
  const lacking = around === '' ? undefined : values.get(around)?.value;
  if (lacking) return { start: lacking.start, end: lacking.start + 1 };
  return values.get('/event')?.value ?? { start: 0, end: 1 };
}

const shownBefore = 80;
const shownInAll = 200;

/** The part of a text around a span. */
export function excerptAt(text: string, { start, end }: Span): Required<Pick<LineFinding, 'column' | 'excerpt'>> {
  const from = Math.max(0, start - shownBefore);
  const first = isSecondHalf(text, from) ? from - 1 : from;
  const to = Math.min(text.length, first + shownInAll);
  const last = isSecondHalf(text, to) ? to - 1 : to;
  return {
    column: start + 1,
    excerpt: {
      text: text.slice(first, last),
      start: first + 1,
      marked: Math.max(1, Math.min(end, last) - start),
      before: first > 0,
      behind: last < text.length,
    },
  };
}

/** Whether a cut here would split a surrogate pair. */
function isSecondHalf(text: string, index: number): boolean {
  // The upper six bits tell the halves of a pair apart, and from all other characters.
  return (text.charCodeAt(index) & 0xfc00) === 0xdc00 && (text.charCodeAt(index - 1) & 0xfc00) === 0xd800;
}
