import { computed } from '@preact/signals';
import { thousands } from '../../../../words/counted.js';
import { rules } from '../../store/session-store.js';
import { milderCount, severityCounts } from './rule-order.js';

/** The number of findings for the tab, and their worst severity. */
export const findingBadge = computed(() => {
  const counts = severityCounts(rules.value);
  const [worst] = counts;
  return (
    worst && {
      text: thousands(counts.reduce((sum, { count }) => sum + count, milderCount(rules.value))),
      severity: worst.severity,
    }
  );
});
