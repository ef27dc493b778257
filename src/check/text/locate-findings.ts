import { type Excerpt, type Finding, parentPointer } from '../finding.js';
import { locateValues, type Span, type ValueSpans } from './locate-values.js';

/** Where in a line a finding points, and the part of the line worth showing. */
export interface LinePosition {
  readonly column: number;
  readonly excerpt: Excerpt;
}

/** Rules about the name of a member rather than its value. */
const aboutNames = new Set(['field/unknown', 'field/localised']);

/** Places findings of one event in its text, in one walk over it. */
export function locateFindings(text: string, findings: readonly Finding[]): LinePosition[] {
  const pointers = findings.flatMap(({ pointer }) => [pointer, parentPointer(pointer)]);
  const places = locateValues(text, ['/event', ...pointers]);
  return findings.map((finding) => excerptAt(text, spanOf(finding, places)));
}

/** The value or the name at fault; of a missing member the object that lacks it, of a whole line its kind. */
function spanOf({ rule, pointer }: Finding, places: ReadonlyMap<string, ValueSpans>): Span {
  const place = pointer === '' ? undefined : places.get(pointer);
  if (place) return aboutNames.has(rule) ? place.name : place.value;
  const around = parentPointer(pointer);
  const lacking = around === '' ? undefined : places.get(around)?.value;
  if (lacking) return { start: lacking.start, end: lacking.start + 1 };
  return places.get('/event')?.value ?? { start: 0, end: 1 };
}

const shownBefore = 80;
const shownInAll = 200;

/** The part of a text around a span. */
export function excerptAt(text: string, { start, end }: Span): LinePosition {
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

/** Whether a character of two halves would be torn here. */
function isSecondHalf(text: string, index: number): boolean {
  return index > 0 && /[\uDC00-\uDFFF]/.test(text[index] ?? '') && /[\uD800-\uDBFF]/.test(text[index - 1] ?? '');
}
