/** The text filter and the table, while they are on the page, for the keys that lead to them. */
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

/** The rows stay where they are. */
export function focusEventGrid(): void {
  onceThere(grid, (element) => element.focus({ preventScroll: true }));
}

/**
 * Now, or as soon as the panel that was brought to the front has been put on the page. Not with the next frame: keys come
 * faster than frames while the browser is busy, and would go somewhere else.
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
