/** Focus targets of keyboard shortcuts: the query and the table, while they are mounted. */
import { effect, type Signal, signal } from '@preact/signals';

export const queryInput = signal<HTMLInputElement | null>(null);
export const eventGrid = signal<HTMLElement | null>(null);

/** For the `ref` of the table. */
export function keepGrid(element: HTMLElement | null): void {
  eventGrid.value = element;
}

/**
 * Focuses now, or as soon as the panel brought to the front is mounted. Waiting for the next frame would be
 * too late: keys come faster than frames while the browser is busy, and would go elsewhere.
 */
export function focusOnceThere(kept: Signal<HTMLElement | null>): void {
  const stop = effect(() => {
    if (!kept.value) return;
    kept.value.focus({ preventScroll: true });
    queueMicrotask(() => stop());
  });
}
