/** What the panel shows of the shown moment. */
import { computed, signal } from '@preact/signals';
import { jumpKinds } from '../../../protocol.js';
import { shownMoment } from '../../store/shown-moment.js';
import { routePlan } from './route-plan.js';

let before: readonly unknown[] = [];

/** What the plan depends on; the same list until one changes. The moment changes with every line. */
const inputs = computed(() => {
  const { latest, companions } = shownMoment.value;
  const now = [companions['NavRoute'], ...['NavRoute', 'NavRouteClear', ...jumpKinds].map((kind) => latest[kind])];
  if (now.length !== before.length || now.some((each, index) => each !== before[index])) before = now;
  return before;
});

export const plan = computed(() => {
  void inputs.value;
  return routePlan(shownMoment.peek());
});

/** Index of the stop hovered in the list or on the map. */
export const pointedStop = signal<number | undefined>(undefined);
