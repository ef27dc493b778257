import { computed } from '@preact/signals';
import { thousands } from '../../../../words/counted.js';
import { rules } from '../../store/session-store.js';

/** The number of findings for the tab, and their worst severity. */
export const findingBadge = computed(() => {
  const [worst] = rules.value;
  const total = rules.value.reduce((sum, { count, milder = 0 }) => sum + count + milder, 0);
  return worst && { text: thousands(total), severity: worst.severity };
});
