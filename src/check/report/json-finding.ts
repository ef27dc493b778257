import { printable } from '../../words/printable.js';
import type { PlacedFinding, Summary } from '../finding.js';
import type { Outcome } from './check-report.js';

/** The members of a finding that other programs rely on; their names and order must not change. */
export type JsonFinding = Pick<
  PlacedFinding,
  'rule' | 'severity' | 'file' | 'line' | 'column' | 'kind' | 'pointer' | 'message' | 'count' | 'hint' | 'evidence'
> & {
  /** The column after what is wrong; a finding about a whole file has none. */
  readonly endColumn?: number;
  readonly expected: string;
  readonly found: string;
};

export function jsonFinding(finding: PlacedFinding): JsonFinding {
  const {
    rule,
    severity,
    file,
    line,
    column,
    kind,
    pointer,
    message,
    count,
    hint,
    excerpt,
    expected,
    found,
    evidence,
  } = finding;
  return {
    rule,
    severity,
    file,
    line,
    column,
    ...(kind !== undefined && { kind }),
    pointer,
    message,
    ...(count !== undefined && { count }),
    ...(hint !== undefined && { hint }),
    ...(excerpt && { endColumn: column + excerpt.marked }),
    expected,
    found,
    ...(evidence && { evidence }),
  };
}

/** The counts without the duration, so that equal runs give equal reports. */
export function jsonSummary(outcome: Outcome): Summary & { baselined?: number } {
  const { files, lines, events, errors, warnings, notes, baselined, dialect, dialectBy } = outcome;
  return {
    files,
    lines,
    events,
    errors,
    warnings,
    notes,
    ...(baselined !== undefined && { baselined }),
    ...(dialect !== undefined && { dialect }),
    ...(dialectBy !== undefined && { dialectBy }),
  };
}

/**
 * What follows the findings, in this order: the summary, the files that were left out, and statistics if
 * wanted.
 */
export function jsonFooter(outcome: Outcome, statistics: boolean): Record<string, unknown> {
  return {
    summary: jsonSummary(outcome),
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
