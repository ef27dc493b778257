/** The moment that the shown one is compared with. */
import { signal } from '@preact/signals';
import type { Moment } from '../../../protocol.js';
import { showPanel } from '../../layout/panes.js';
import { onNewBeginning } from '../../store/new-beginning.js';
import { source } from '../../store/session-store.js';
import { goTo, shownMoment } from '../../store/shown-moment.js';

export const comparedMoment = signal<Moment | undefined>(undefined);

/** From now on the changes since the shown moment are listed. */
export function compareFromHere(): void {
  comparedMoment.value = shownMoment.value;
  showPanel('changes');
}

/** What lines have changed: shows the moment after them, and lists the changes since the one before. */
export async function compareAcross(first: number, last: number): Promise<void> {
  const before = await source.peek()?.ask('moment', { lines: first });
  if (!before) return;
  comparedMoment.value = before;
  goTo({ lines: last + 1 });
  showPanel('changes');
}

export function endComparison(): void {
  comparedMoment.value = undefined;
}

onNewBeginning(endComparison);
