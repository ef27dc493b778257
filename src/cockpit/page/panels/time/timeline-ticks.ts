import { clockText, dayText } from '../../words/time-words.js';
import type { Piece, TimelineScale } from './timeline-scale.js';

export interface Tick {
  /** Centre of its label. */
  readonly x: number;
  readonly label: string;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const steps = [1, 2, 5, 10, 15, 30]
  .flatMap((count) => [count * second, count * minute])
  .concat([1, 2, 3, 6, 12, 24].map((hours) => hours * hour))
  .toSorted((one, other) => one - other);

/** With more spans in sight, round times would be anywhere. */
const fewPieces = 3;

/** Evenly spaced: at round times where play is continuous, otherwise at equal distances. */
export function timelineTicks(scale: TimelineScale, labelWidth: number): Tick[] {
  const { start, end } = scale.range;
  const apart = labelWidth * 1.4;
  if (scale.isEmpty || scale.width < labelWidth) return [];
  const pieces = scale.pieces();
  const step = steps.find((each) => (each / (end - start)) * scale.width >= apart);
  const isRound = pieces.length <= fewPieces && step !== undefined;
  const places = isRound ? pieces.flatMap((piece) => roundTimes(piece, step, scale)) : equalPlaces(scale, apart);
  const ticks: Tick[] = [];
  let day = '';
  for (const { x, time } of places) {
    if (x < labelWidth / 2 || x > scale.width - labelWidth / 2 || x - (ticks.at(-1)?.x ?? -Infinity) < labelWidth)
      continue;
    const label = dayText(time) === day ? shortClock(time, step ?? hour) : dayText(time);
    // The clock of the first tick says more than its date, where all are of one day.
    ticks.push({ x, label: isRound && day === '' ? shortClock(time, step) : label });
    day = dayText(time);
  }
  return ticks;
}

interface TimePlace {
  readonly x: number;
  readonly time: number;
}

function roundTimes({ from, to, first, left, right }: Piece, step: number, scale: TimelineScale): TimePlace[] {
  const places: TimePlace[] = [];
  const start = left < 0 ? scale.timeAt(0) : from;
  const end = right > scale.width ? scale.timeAt(scale.width) : to;
  for (let time = Math.ceil(start / step) * step; time <= end; time += step) {
    places.push({ x: scale.xOf(time, first), time });
  }
  return places;
}

function equalPlaces(scale: TimelineScale, apart: number): TimePlace[] {
  const count = Math.max(1, Math.floor(scale.width / apart));
  return Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.5) * scale.width) / count;
    return { x, time: scale.timeAt(x) };
  });
}

function shortClock(time: number, step: number): string {
  return step < minute ? clockText(time) : clockText(time).slice(0, 5);
}
