/** Going along the timeline in steps. */
import { progress } from '../../store/session-store.js';
import { followAgain, goTo, isFollowing, shownMoment, wantedTarget } from '../../store/shown-moment.js';
import { neighbouringMark } from './placed-marks.js';
import { currentTimeline } from './timeline-store.js';

/** How many lines have been written at the moment that is shown, or that is being gone to. */
function shownLines(): number {
  const wanted = wantedTarget.value;
  return wanted && 'lines' in wanted ? wanted.lines : shownMoment.value.lines;
}

/** By so many lines; behind the last one it follows again. */
export function stepLines(by: number): void {
  if (by > 0 && isFollowing.value && !wantedTarget.value) return;
  goToLines(shownLines() + by);
}

/** To the moment just after a line was written. */
export function goToLine(n: number): void {
  goToLines(n + 1);
}

/** To the previous or the next mark; behind the last one it follows again. */
export function goToMark(way: 1 | -1): void {
  const n = neighbouringMark(currentTimeline().marks, shownLines() - 1, way);
  if (n !== undefined) goToLine(n);
  else if (way === 1) followAgain();
}

function goToLines(lines: number): void {
  if (lines >= progress.value.lines && lines > shownLines()) followAgain();
  else goTo({ lines: Math.max(1, lines) });
}
