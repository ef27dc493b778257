import { focusEventGrid } from './event-focus.js';
import { LineDetailView } from './line-detail-view.js';
import { closeDetail, isDetailOpen, selectedLine } from './selected-line.js';

/** Details of the selected line, while open. */
export function OpenLine() {
  const n = selectedLine.value;
  if (!isDetailOpen.value || n === undefined) return null;
  return <LineDetailView key={n} n={n} close={closeAndReturn} />;
}

/** Returns the focus to the table. */
function closeAndReturn(): void {
  closeDetail();
  focusEventGrid();
}
