/** Steps along the timeline, and its zoom. */
import { computed, effect, untracked } from '@preact/signals';
import { progress } from '../../store/session-store.js';
import { followAgain, goTo, hoveredTime, isFollowing, shownMoment, wantedTarget } from '../../store/shown-moment.js';
import { neighbouringMark } from './placed-marks.js';
import type { PlayedRange } from './timeline-scale.js';
import { currentTimeline, shownRange, shownTimeline, zoom } from './timeline-store.js';
import { asZoom, launchOf, panned, zoomed } from './zoom.js';

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
  const shown = shownLines() - 1;
  const n =
    neighbouringMark(shownTimeline().marks, shown, way) ?? neighbouringMark(currentTimeline().marks, shown, way);
  if (n !== undefined) goToLine(n);
  else if (way === 1) followAgain();
}

function goToLines(lines: number): void {
  if (lines >= progress.value.lines && lines > shownLines()) followAgain();
  else goTo({ lines: Math.max(1, lines) });
}

/** The moment that is shown or requested; undefined for the end. */
export const shownPlace = computed<{ readonly time: number; readonly n?: number } | undefined>(() => {
  const wanted = wantedTarget.value;
  if (wanted && 'time' in wanted) return { time: wanted.time };
  if (isFollowing.value) return undefined;
  const { time, lines } = shownMoment.value;
  return time === undefined ? undefined : { time, n: Math.max(0, lines - 1) };
});

/** The same in milliseconds of play. */
function shownPlayed(): number {
  const { played } = currentTimeline();
  return shownPlace.value ? played.at(shownPlace.value.time, shownPlace.value.n) : played.total;
}

export function showRange(range: PlayedRange): void {
  zoom.value = asZoom(range, currentTimeline().played.total);
}

/** Zooms around a position; by default that under the pointer, or the shown moment. */
export function zoomBy(factor: number, around?: number): void {
  const { played } = currentTimeline();
  const { start, end } = shownRange.value;
  const place = hoveredTime.value === undefined ? shownPlayed() : played.at(hoveredTime.value);
  const centre = around ?? Math.min(end, Math.max(start, place));
  showRange(zoomed(shownRange.value, factor, centre, played.total));
}

export function panBy(share: number): void {
  showRange(panned(shownRange.value, share, currentTimeline().played.total));
}

/** Shows the launch that a line belongs to. */
export function zoomToLaunch(n: number): void {
  showRange(launchOf(currentTimeline().played, n));
}

/** Moves the shown range to the shown moment, unless it is in sight. */
function keepInSight(): void {
  const { start, end } = shownRange.value;
  const at = shownPlayed();
  if (end > start && (at < start || at > end)) panBy((at - (start + end) / 2) / (end - start));
}

effect(() => {
  if (shownPlace.value) untracked(keepInSight);
});
