import type { Mark } from '../../../protocol.js';
import type { MarkName } from '../../../recording/timeline-marks.js';
import type { TimelineScale } from './timeline-scale.js';

/** A mark on the bar that stands for `count` marks too close to distinguish. */
export interface PlacedMark {
  readonly name: MarkName;
  readonly x: number;
  /** Line of the first one. */
  readonly n: number;
  readonly time: number;
  readonly count: number;
}

/** Marks in order, merged so that those of one name keep a minimum distance in pixels. */
export function placedMarks(marks: readonly Mark[], scale: TimelineScale, apart: number): PlacedMark[] {
  const latest = new Map<MarkName, number>();
  const placed: PlacedMark[] = [];
  for (const { name, n, time, count } of marks) {
    const x = scale.xOf(time, n);
    const at = latest.get(name);
    const before = at === undefined ? undefined : placed[at];
    if (at !== undefined && before && x - before.x < apart) {
      placed[at] = { ...before, count: before.count + count };
    } else {
      latest.set(name, placed.length);
      placed.push({ name, x, n, time, count });
    }
  }
  return placed;
}

/** Marks under the pointer. */
export function marksNear(placed: readonly PlacedMark[], x: number, reach: number): PlacedMark[] {
  return placed.filter((mark) => Math.abs(mark.x - x) <= reach);
}

/** The next mark after a line, or the last before it; undefined if none. */
export function neighbouringMark(
  marks: readonly { readonly n: number }[],
  shown: number,
  way: 1 | -1,
): number | undefined {
  if (way === 1) return marks.find(({ n }) => n > shown)?.n;
  return marks.findLast(({ n }) => n < shown)?.n;
}
