import type { Progress, RuleCount } from '../../../protocol.js';

const gravity = { error: 0, warning: 1, note: 2 } as const;

/** By severity, then by frequency. */
export function sortedRules(rules: readonly RuleCount[]): RuleCount[] {
  return rules.toSorted(
    (one, other) =>
      gravity[one.severity] - gravity[other.severity] || other.count - one.count || (one.rule < other.rule ? -1 : 1),
  );
}

/** Checked share in per cent; undefined when complete. */
export function checkedShare({ lines, checked, read }: Progress): number | undefined {
  if (lines === 0 || (checked >= lines && read >= 1)) return undefined;
  return Math.min(99, Math.floor((100 * read * checked) / lines));
}
