/** The moment that the shown one is compared with. */
import { signal } from '@preact/signals';
import type { Moment } from '../../../protocol.js';
import { showPanel } from '../../layout/panes.js';
import { onNewBeginning } from '../../store/new-beginning.js';
import { shownMoment } from '../../store/shown-moment.js';

export const comparedMoment = signal<Moment | undefined>(undefined);

/** From now on the changes since the shown moment are listed. */
export function compareFromHere(): void {
  comparedMoment.value = shownMoment.value;
  showPanel('changes');
}

export function endComparison(): void {
  comparedMoment.value = undefined;
}

onNewBeginning(endComparison);
