import { eventView } from './event-view.js';
import { currentRows } from './row-store.js';
import { selectedLine, selectLine } from './selected-line.js';

/** How long a page of rows may take to come. */
const patience = 3000;

/** Selects the row so many places on; without a selection one of those in sight. */
export async function moveSelection(by: number): Promise<void> {
  const { pages } = currentRows();
  const from = selectedLine.value === undefined ? undefined : await currentRows().indexOf(selectedLine.value);
  const { first, last } = eventView.sight;
  const wanted = from === undefined ? (by > 0 ? first : last - 1) : from + by;
  await selectAt(Math.min(pages.total - 1, Math.max(0, wanted)));
}

/** Selects the row at a place, once it is here. */
export async function selectAt(index: number): Promise<void> {
  if (index < 0) return;
  eventView.reveal(index);
  const row = await rowAt(index);
  if (row) selectLine(row.n);
}

async function rowAt(index: number) {
  const until = performance.now() + patience;
  for (;;) {
    const row = currentRows().pages.rowAt(index);
    if (row || performance.now() > until) return row;
    currentRows().look(index, index);
    await new Promise(requestAnimationFrame);
  }
}
