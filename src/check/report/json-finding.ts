import { printable } from '../../words/printable.js';
import type { PlacedFinding } from '../finding.js';
import type { Outcome } from './check-report.js';

export type JsonFinding = Omit<PlacedFinding, 'departure' | 'excerpt'> & { readonly endColumn?: number };

/** The members of a finding that other programs rely on; their names and order must not change. */
export function jsonFinding({ excerpt, pointer, message, count, hint, ...finding }: PlacedFinding): JsonFinding {
  const { rule, severity, file, line, column, kind, expected, found, evidence } = finding;
  const place = { rule, severity, file, line, column, kind, pointer };
  // The column after what is wrong; a finding about a whole file has none.
  const endColumn = excerpt && column + excerpt.marked;
  return { ...place, message, count, hint, endColumn, expected, found, evidence } as JsonFinding;
}

/**
 * What follows the findings, in this order: the summary, the files that were left out, and statistics if
 * wanted.
 */
export function jsonFooter(outcome: Outcome, statistics: boolean): Record<string, unknown> {
  const { files, lines, events, errors, warnings, notes, baselined, dialect, dialectBy, literals } = outcome;
  return {
    // Without the duration, so that equal runs give equal reports.
    summary: { files, lines, events, errors, warnings, notes, baselined, dialect, dialectBy, literals },
    leftOut: outcome.leftOut ?? [],
    ...(statistics && { statistics: outcome.statistics ?? [] }),
  };
}

/** The members of a JSON list, each on a line, as they come. */
export function jsonItems() {
  let separator = '';
  return {
    item(value: unknown): string {
      const text = `${separator}\n  ${jsonLine(value)}`;
      separator = ',';
      return text;
    },
    end: () => (separator === '' ? ']' : '\n]'),
  };
}

/**
 * JSON on one line that is safe to print: `printable` escapes as JSON does, so that parsing gives the same
 * value.
 */
export function jsonLine(value: unknown): string {
  return printable(JSON.stringify(value));
}
