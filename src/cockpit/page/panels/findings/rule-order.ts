import type { Progress, RuleCount } from '../../../protocol.js';

const gravity = { error: 0, warning: 1, note: 2 } as const;

/** By severity, then by frequency. */
export function sortedRules(rules: readonly RuleCount[]): RuleCount[] {
  return rules.toSorted(
    (one, other) =>
      gravity[one.severity] - gravity[other.severity] || other.count - one.count || (one.rule < other.rule ? -1 : 1),
  );
}

/** The number of findings by severity, the worst first; a rule's milder ones are apart. */
export function severityCounts(rules: readonly RuleCount[]): { severity: RuleCount['severity']; count: number }[] {
  return (['error', 'warning', 'note'] as const).flatMap((severity) => {
    const count = rules.reduce((sum, rule) => sum + (rule.severity === severity ? rule.count : 0), 0);
    return count > 0 ? [{ severity, count }] : [];
  });
}

/** Checked share in per cent; undefined when complete. */
export function checkedShare({ lines, checked, read }: Progress): number | undefined {
  if (lines === 0 || (checked >= lines && read >= 1)) return undefined;
  return Math.min(99, Math.floor((100 * read * checked) / lines));
}
