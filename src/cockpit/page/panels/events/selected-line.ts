/**
 * The selected line of the table, and whether its details are open. The address has its number as `n`.
 */
import { batch, effect, signal } from '@preact/signals';
import { showPanel } from '../../layout/panes.js';
import { addressPart, setAddressPart } from '../../store/address.js';
import { onLaterBeginning } from '../../store/new-beginning.js';
import { eventGrid, focusOnceThere } from './event-focus.js';
import { lineInAddress } from './line-address.js';

export const selectedLine = signal<number | undefined>(lineInAddress(addressPart('n').value));
export const isDetailOpen = signal(selectedLine.value !== undefined);
/** A line to scroll to. */
export const lineToReveal = signal<number | undefined>(selectedLine.value);

export function openDetail(): void {
  if (selectedLine.value !== undefined) isDetailOpen.value = true;
}

/** Returns the focus to the table. */
export function closeDetail(): void {
  isDetailOpen.value = false;
  focusOnceThere(eventGrid);
}

/** Brings the table to the front and shows the line in it. */
export function showLine(n: number): void {
  batch(() => {
    selectedLine.value = n;
    lineToReveal.value = n;
    isDetailOpen.value = true;
  });
  showPanel('events');
}

effect(() => {
  const n = isDetailOpen.value ? selectedLine.value : undefined;
  setAddressPart('n', n?.toString());
});

const linked = addressPart('n');
effect(() => {
  const n = lineInAddress(linked.value);
  if (n !== undefined && n !== selectedLine.peek()) showLine(n);
});
if (selectedLine.value !== undefined) showPanel('events');

onLaterBeginning(() =>
  batch(() => {
    selectedLine.value = undefined;
    lineToReveal.value = undefined;
    isDetailOpen.value = false;
  }),
);
