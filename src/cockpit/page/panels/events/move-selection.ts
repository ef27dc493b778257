import { eventView } from './event-view.js';
import { currentRows } from './row-store.js';
import { selectedLine } from './selected-line.js';

/** Milliseconds to wait for the table to render. */
const timeoutMs = 30_000;

/** Moves the selection by `by` rows; without a selection, selects a visible row. */
export async function moveSelection(by: number): Promise<void> {
  const from = selectedLine.value === undefined ? undefined : await currentRows().indexOf(selectedLine.value);
  const wanted = from === undefined ? await edgeInSight(by) : from + by;
  if (wanted !== undefined) await selectAt(Math.min(currentRows().pages.total - 1, Math.max(0, wanted)));
}

/** Selects the row at an index, once its line number is known. */
export async function selectAt(index: number): Promise<void> {
  if (index < 0) return;
  eventView.reveal(index);
  const before = selectedLine.value;
  const n = await currentRows().lineAt(index);
  // The selection may have changed during the request.
  if (n !== undefined && selectedLine.value === before) selectedLine.value = n;
}

/**
 * The first or last visible row. A key may arrive before the table is rendered, and brings it to the front.
 */
async function edgeInSight(by: number): Promise<number | undefined> {
  const until = performance.now() + timeoutMs;
  while (currentRows().pages.total > 0 && performance.now() < until) {
    const { first, last } = eventView.sight;
    if (first < last) return by > 0 ? first : last - 1;
    await new Promise(requestAnimationFrame);
  }
  return undefined;
}
