import { signal } from '@preact/signals';
import { showPanel } from '../../layout/panes.js';

/** The rule whose findings are listed. */
export const shownRule = signal<string | undefined>(undefined);

/** Brings the findings panel to the front and opens a rule. */
export function showRule(rule: string): void {
  shownRule.value = rule;
  showPanel('findings');
}
