import { severities } from '../../../../check/fail-on.js';
import type { Progress, RuleCount } from '../../../protocol.js';

/** The number of findings by severity, the worst first. */
export function severityCounts(
  rules: readonly Pick<RuleCount, 'counts'>[],
): { severity: RuleCount['severity']; count: number }[] {
  return severities.flatMap((severity) => {
    const count = rules.reduce((sum, { counts }) => sum + (counts[severity] ?? 0), 0);
    return count > 0 ? [{ severity, count }] : [];
  });
}

export function findingTotal(rules: readonly RuleCount[]): number {
  return severityCounts(rules).reduce((sum, { count }) => sum + count, 0);
}

/** Checked share in per cent; undefined when complete. */
export function checkedShare({ lines, checked, read }: Progress): number | undefined {
  if (lines === 0 || (checked >= lines && read >= 1)) return undefined;
  return Math.min(99, Math.floor((100 * read * checked) / lines));
}
