import type { Severity } from '../interface/object-rule.js';

/** The most severe first. */
export const severities = ['error', 'warning', 'note'] as const satisfies readonly Severity[];

/** The lowest severity that makes a run fail. */
export type FailOn = Severity | 'never';

export const failOnNames: readonly FailOn[] = [...severities, 'never'];

/** Whether a finding of this severity makes the run fail. */
export function fails(severity: Severity, failOn: FailOn): boolean {
  return failOn !== 'never' && severities.indexOf(severity) <= severities.indexOf(failOn);
}
