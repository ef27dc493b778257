import { clockText, dayText } from '../../words/time-words.js';
import type { TimelineScale } from './timeline-scale.js';

export interface Tick {
  /** Position of the time, and centre of its label. */
  readonly x: number;
  readonly labelX: number;
  readonly label: string;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Roundest first. */
const steps = [
  30 * day,
  7 * day,
  day,
  12 * hour,
  6 * hour,
  3 * hour,
  hour,
  30 * minute,
  15 * minute,
  10 * minute,
  5 * minute,
  2 * minute,
  minute,
  30 * second,
  10 * second,
  5 * second,
  second,
];

/** The roundest time in each stretch wide enough for a label. */
export function timelineTicks(scale: TimelineScale, labelWidth: number): Tick[] {
  const ticks: Tick[] = [];
  if (scale.pieces.length === 0) return ticks;
  const slot = labelWidth * 1.6;
  const isLong = scale.timeAt(scale.width) - scale.timeAt(0) > 2 * day;
  let free = 0;
  let label = '';
  for (let left = 0; left + labelWidth <= scale.width; left += slot) {
    const [from, to] = [scale.timeAt(Math.max(left, free)), scale.timeAt(Math.min(scale.width, left + slot))];
    const time = roundest(from, to);
    if (time === undefined) continue;
    const x = scale.xOf(time);
    const labelX = Math.min(scale.width - labelWidth / 2, Math.max(labelWidth / 2, x));
    const text = isLong && to - from > 6 * hour ? dayText(time) : shortClock(time);
    if (labelX - labelWidth / 2 < free || text === label) continue;
    ticks.push({ x, labelX, label: text });
    free = labelX + labelWidth / 2;
    label = text;
  }
  return ticks;
}

/** The roundest time in a range, or the first if there is none. */
function roundest(from: number, to: number): number | undefined {
  if (!Number.isFinite(from) || to < from) return undefined;
  for (const step of steps) {
    const time = Math.ceil(from / step) * step;
    if (time <= to) return time;
  }
  return from;
}

function shortClock(time: number): string {
  const text = clockText(time);
  return text.endsWith(':00') ? text.slice(0, 5) : text;
}
