/** Focus targets of keyboard shortcuts: the text filter and the table, while they are mounted. */
import { type ReadonlySignal, signal } from '@preact/signals';

const box = signal<HTMLInputElement | undefined>(undefined);
const grid = signal<HTMLElement | undefined>(undefined);

/** For the `ref` of the text filter. */
export function keepFilterBox(element: HTMLInputElement | null): void {
  box.value = element ?? undefined;
}

/** For the `ref` of the table. */
export function keepEventGrid(element: HTMLElement | null): void {
  grid.value = element ?? undefined;
}

export function focusFilterBox(): void {
  onceThere(box, (element) => element.focus());
}

/** Focuses the table without scrolling. */
export function focusEventGrid(): void {
  onceThere(grid, (element) => element.focus({ preventScroll: true }));
}

/**
 * Focuses now, or as soon as the panel brought to the front is mounted. Waiting for the next frame would be
 * too late: keys come faster than frames while the browser is busy, and would go elsewhere.
 */
function onceThere<Kept extends HTMLElement>(
  kept: ReadonlySignal<Kept | undefined>,
  focus: (element: Kept) => void,
): void {
  if (kept.value) {
    focus(kept.value);
    return;
  }
  const stop = kept.subscribe((element) => {
    if (!element) return;
    stop();
    focus(element);
  });
}
