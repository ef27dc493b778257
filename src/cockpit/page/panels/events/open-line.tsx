import { focusEventGrid } from './event-focus.js';
import { LineDetailView } from './line-detail-view.js';
import { closeDetail, isDetailOpen, selectedLine } from './selected-line.js';

/** The details of the selected line, while they are open. */
export function OpenLine() {
  const n = selectedLine.value;
  if (!isDetailOpen.value || n === undefined) return null;
  return <LineDetailView key={n} n={n} close={closeAndReturn} />;
}

/** Back to the table, where the keys go on from the row. */
function closeAndReturn(): void {
  closeDetail();
  focusEventGrid();
}
