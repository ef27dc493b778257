import { type FailOn, fails, severities } from '../../check/fail-on.js';
import type { Severity } from '../../interface/object-rule.js';
import { counted } from '../../words/counted.js';
import { ExitWithCode } from '../shell.js';

/** Findings by severity. */
export type FoundCounts = Record<Severity, number>;

export function noneFound(): FoundCounts {
  return { error: 0, warning: 0, note: 0 };
}

/** As in the summary of `check --format json`. */
export function foundSummary({ error: errors, warning: warnings, note: notes }: FoundCounts) {
  return { errors, warnings, notes };
}

export function foundText(found: FoundCounts): string {
  const counts = severities.filter((severity) => found[severity] > 0).map((each) => counted(found[each], each));
  return counts.join(', ') || 'no findings';
}

/** Ends the verb with exit code 1 if something was found that makes it fail. */
export function failIf(found: FoundCounts, failOn: FailOn): void {
  if (severities.some((severity) => found[severity] > 0 && fails(severity, failOn))) throw new ExitWithCode(1);
}
