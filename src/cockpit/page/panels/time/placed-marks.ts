import type { SentMessage, StageAction } from '../../store/stage-actions.js';
import type { ShownMarkName } from './mark-table.js';
import type { TimelineScale } from './timeline-scale.js';

/** A mark before it has a position; without a line if it wrote none. */
export interface ShownMark {
  readonly name: ShownMarkName;
  readonly n?: number;
  readonly time: number;
  readonly count: number;
  /** Of a single action. */
  readonly words?: string;
}

/** A mark on the bar that stands for `count` too close to distinguish; its line is that of the first. */
export interface PlacedMark extends ShownMark {
  readonly x: number;
}

/** Marks in sight, in order, merged so that those of one name keep a minimum distance in pixels. */
export function placedMarks(marks: readonly ShownMark[], scale: TimelineScale, apart: number): PlacedMark[] {
  const latest = new Map<ShownMarkName, number>();
  const placed: PlacedMark[] = [];
  for (const mark of marks) {
    const x = scale.xOf(mark.time, mark.n);
    if (x < -1 || x > scale.width + 1) continue;
    const at = latest.get(mark.name);
    const before = at === undefined ? undefined : placed[at];
    if (at !== undefined && before && x - before.x < apart) {
      placed[at] = { ...before, count: before.count + mark.count };
    } else {
      latest.set(mark.name, placed.length);
      placed.push({ ...mark, x });
    }
  }
  return placed;
}

/** Marks of what was done to the stage, of what tools sent, and of lines that match the query. */
export function otherMarks(
  actions: readonly StageAction[],
  messages: readonly SentMessage[],
  hits: readonly number[],
): ShownMark[] {
  return [
    ...hits.map((time): ShownMark => ({ name: 'hit', time, count: 1 })),
    ...actions.map(({ name, words, time, lines: [n] }) => {
      return { name, time, count: 1, words: `${name} ${words}`, ...(n !== undefined && { n }) };
    }),
    ...messages.map(({ service, words, time, isRefused }): ShownMark => {
      return { name: isRefused ? 'refused' : 'sent', time, count: 1, words: `${service}: ${words}` };
    }),
  ].toSorted((one, other) => one.time - other.time);
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
