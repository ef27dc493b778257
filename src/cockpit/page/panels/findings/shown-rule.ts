import { signal } from '@preact/signals';
import { showPanel } from '../../layout/panes.js';

/** The rule whose findings are listed. */
export const shownRule = signal<string | undefined>(undefined);

/** From another panel: brings the findings to the front. */
export function showRule(rule: string): void {
  shownRule.value = rule;
  showPanel('findings');
}
