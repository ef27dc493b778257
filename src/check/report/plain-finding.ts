import { printable } from '../../spec/printable.js';
import type { PlacedFinding, Summary } from '../finding.js';
import type { Outcome } from './report.js';

/** The members of a finding that other programs may rely on; their names and order are a promise. */
export type PlainFinding = Pick<
  PlacedFinding,
  'rule' | 'severity' | 'file' | 'line' | 'column' | 'kind' | 'pointer' | 'message' | 'count'
>;

export function plainFinding(finding: PlacedFinding): PlainFinding {
  const { rule, severity, file, line, column, kind, pointer, message, count } = finding;
  const what = { rule, severity, file, line, column, ...(kind !== undefined && { kind }), pointer, message };
  return count === undefined ? what : { ...what, count };
}

/** The counts alone: how long it took differs from run to run, and would make equal reports unequal. */
export function plainSummary(outcome: Outcome): Summary & { baselined?: number } {
  const { files, lines, events, errors, warnings, notes, baselined } = outcome;
  return { files, lines, events, errors, warnings, notes, ...(baselined !== undefined && { baselined }) };
}

/** JSON on one line that is safe to show: `printable` escapes as JSON does, so what it hides is read back the same. */
export function jsonLine(value: unknown): string {
  return printable(JSON.stringify(value));
}
