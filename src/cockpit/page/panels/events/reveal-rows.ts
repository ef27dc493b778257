/** Scrolls the table to a requested row. */
import { progress } from '../../store/session-store.js';
import { isFollowing, shownMoment } from '../../store/shown-moment.js';
import { eventView } from './event-view.js';
import { currentRows, search } from './row-store.js';
import { isDetailOpen, lineToReveal } from './selected-line.js';

/** The line that is being looked up. */
let sought: number | undefined;

/** Shows a line that a link or another panel points to, once it is there; removes a query that hides it. */
export async function revealWanted(): Promise<void> {
  const n = lineToReveal.peek();
  const rows = currentRows();
  if (n === undefined || n === sought || n >= progress.peek().lines) return;
  if (eventView.view <= 0 || rows.isCounting) return;
  sought = n;
  const found = await rows.find(n);
  sought = undefined;
  if (!found || lineToReveal.peek() !== n) return;
  if (!found.isExact) search('');
  else if (found.index < eventView.total) {
    eventView.reveal(found.index);
    // Until its row is loaded, a table that becomes lower beside the details cannot keep it in sight.
    if (rows.pages.indexOf(n) !== undefined) lineToReveal.value = undefined;
  }
}

let revealed = -1;

/** Reveals the shown moment once whenever it changes. */
export function revealShown(): void {
  if (isFollowing.value) {
    if (revealed >= 0 && !isDetailOpen.peek()) eventView.toEnd();
    revealed = -1;
    return;
  }
  const n = shownMoment.value.lines - 1;
  if (n === revealed || n < 0) return;
  revealed = n;
  void currentRows()
    .indexOf(n)
    .then((index) => index !== undefined && eventView.reveal(index));
}
