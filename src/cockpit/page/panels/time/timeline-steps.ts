/** Steps along the timeline. */
import { progress } from '../../store/session-store.js';
import { followAgain, goTo, isFollowing, shownMoment, wantedTarget } from '../../store/shown-moment.js';
import { neighbouringMark } from './placed-marks.js';
import { currentTimeline } from './timeline-store.js';

/** Number of lines at the moment that is shown or requested. */
function shownLines(): number {
  const wanted = wantedTarget.value;
  return wanted && 'lines' in wanted ? wanted.lines : shownMoment.value.lines;
}

/** Moves by a number of lines; follows again past the last one. */
export function stepLines(by: number): void {
  if (by > 0 && isFollowing.value && !wantedTarget.value) return;
  goToLines(shownLines() + by);
}

/** Shows the moment just after a line. */
export function goToLine(n: number): void {
  goToLines(n + 1);
}

/** Moves to the previous or next mark; follows again past the last one. */
export function goToMark(way: 1 | -1): void {
  const n = neighbouringMark(currentTimeline().marks, shownLines() - 1, way);
  if (n !== undefined) goToLine(n);
  else if (way === 1) followAgain();
}

function goToLines(lines: number): void {
  if (lines >= progress.value.lines && lines > shownLines()) followAgain();
  else goTo({ lines: Math.max(1, lines) });
}
