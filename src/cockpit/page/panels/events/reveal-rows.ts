/** Scrolls the table to a requested row. */
import { progress } from '../../store/session-store.js';
import { isFollowing, shownMoment } from '../../store/shown-moment.js';
import { eventView } from './event-view.js';
import { currentRows } from './row-store.js';
import { isDetailOpen, lineToReveal } from './selected-line.js';

/** A line that a link or another panel points to; it may not have been read yet. */
export function revealWanted(): void {
  const n = lineToReveal.value;
  const rows = currentRows();
  if (n === undefined || eventView.map.view <= 0 || rows.isCounting || n >= progress.value.lines) return;
  lineToReveal.value = undefined;
  void rows.indexOf(n).then((index) => index !== undefined && eventView.reveal(index));
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
