import { type Evidence, strongEvidence } from '../../interface/evidence.js';
import type { Severity } from '../../interface/object-rule.js';

export const warningGrades = ['specified', 'strong', 'observed', 'declared'] as const;

/**
 * The weakest evidence whose contradiction is a warning: that of `strong` evidence, which is a hundred real
 * lines or more, of any `observed` line, even of what is only `declared` in other people's lists; or only of
 * what is `specified`.
 */
export type WarningGrade = (typeof warningGrades)[number];

/** The default: contradictions of evidence are warnings from this grade on. */
export const usualGrade: WarningGrade = 'strong';

/** Severity of breaking a rule that is supported by evidence only: never an error. */
export function severityOn(evidence: Evidence, ruleSeverity: Severity, weakest: WarningGrade): Severity {
  if (evidence.grade === 'specified' || ruleSeverity === 'note') return ruleSeverity;
  return warningGrades.indexOf(strengthOf(evidence)) <= warningGrades.indexOf(weakest) ? 'warning' : 'note';
}

function strengthOf({ grade, lines = 0, lastSeen }: Evidence): WarningGrade {
  // What was last seen years ago may be written differently now.
  return grade === 'observed' && lines >= strongEvidence && lastSeen === undefined ? 'strong' : grade;
}
