import { computed, type ReadonlySignal } from '@preact/signals';
import type { Moment } from '../../protocol.js';
import { shownMoment } from '../store/shown-moment.js';

/**
 * A value derived from a few lines of the moment, recomputed only when one of them changes. A moment changes
 * with every line of the journal, most of which do not matter here.
 */
export function momentPart<Part>(
  inputs: (moment: Moment) => readonly unknown[],
  make: (moment: Moment) => Part,
): ReadonlySignal<Part> {
  let before: readonly unknown[] = [];
  const changed = computed(() => {
    const now = inputs(shownMoment.value);
    if (now.length !== before.length || now.some((each, index) => each !== before[index])) before = now;
    return before;
  });
  return computed(() => {
    void changed.value;
    return make(shownMoment.peek());
  });
}
