import { eventView } from './event-view.js';
import { currentRows } from './row-store.js';
import { selectedLine, selectLine } from './selected-line.js';

/** How long the table may take to be drawn, in milliseconds. */
const patience = 30_000;

/** Selects the row so many places on; without a selection one of those in sight. */
export async function moveSelection(by: number): Promise<void> {
  const from = selectedLine.value === undefined ? undefined : await currentRows().indexOf(selectedLine.value);
  const wanted = from === undefined ? await edgeInSight(by) : from + by;
  if (wanted !== undefined) await selectAt(Math.min(currentRows().pages.total - 1, Math.max(0, wanted)));
}

/** Selects the row at a place, once it is known which line that is. */
export async function selectAt(index: number): Promise<void> {
  if (index < 0) return;
  eventView.reveal(index);
  const before = selectedLine.value;
  const n = await currentRows().lineAt(index);
  // Something else may have been selected while the source was asked.
  if (n !== undefined && selectedLine.value === before) selectLine(n);
}

/** The first row in sight, or the last one. A key may come before the table has been drawn, and brings it to the front. */
async function edgeInSight(by: number): Promise<number | undefined> {
  const until = performance.now() + patience;
  while (currentRows().pages.total > 0 && performance.now() < until) {
    const { first, last } = eventView.sight;
    if (first < last) return by > 0 ? first : last - 1;
    await new Promise(requestAnimationFrame);
  }
  return undefined;
}
