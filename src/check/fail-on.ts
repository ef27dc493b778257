import type { Severity } from '../interface/object-rule.js';

/** From the gravest to the mildest. */
export const severities = ['error', 'warning', 'note'] as const satisfies readonly Severity[];

/** From which severity on a finding makes a run fail. */
export type FailOn = Severity | 'never';

export const failOnNames: readonly FailOn[] = [...severities, 'never'];

/** Whether a finding of this severity makes the run fail. */
export function fails(severity: Severity, failOn: FailOn): boolean {
  return failOn !== 'never' && severities.indexOf(severity) <= severities.indexOf(failOn);
}
