import { computed } from '@preact/signals';
import { thousands } from '../../../../words/counted.js';
import { rules } from '../../store/session-store.js';
import { findingTotal } from './finding-counts.js';

/** The number of findings for the tab, and their worst severity. */
export const findingBadge = computed(() => {
  const [worst] = rules.value;
  return worst && { text: thousands(findingTotal(rules.value)), severity: worst.severity };
});
