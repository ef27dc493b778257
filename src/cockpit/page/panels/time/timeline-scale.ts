/**
 * Maps times to positions on the bar. Spans are side by side, with a small break for each long pause. The
 * latest minutes of a long session can get more than their proportional share.
 */
import type { Span } from '../../../protocol.js';

export interface ScaleOptions {
  /** Pixels. */
  readonly width: number;
  /** Milliseconds at the end that get at least `recentShare` of the bar; 0 for none. */
  readonly recent?: number;
}

export interface TimelineScale {
  readonly width: number;
  readonly pieces: readonly Piece[];
  /** Start of the enlarged part, if any. */
  readonly recentFrom?: number;
  /**
   * Position of a time; the line number decides between spans that contain the same time, as wrong clocks
   * produce.
   */
  xOf(time: number, n?: number): number;
  timeAt(x: number): number;
}

/** A span and its extent on the bar. */
export interface Piece extends Span {
  readonly left: number;
  readonly right: number;
}

const recentShare = 0.35;
const widestBreak = 9;
/** Maximum share of all breaks together. */
const breakShare = 0.25;
/** Share of the bar for spans without a duration. */
const momentShare = 0.05;

export function timelineScale(spans: readonly Span[], { width, recent = 0 }: ScaleOptions): TimelineScale {
  const total = spans.reduce((sum, { from, to }) => sum + to - from, 0);
  const moment = Math.max(1, (total * momentShare) / Math.max(1, spans.length));
  const lengths = spans.map(({ from, to }) => to - from + moment);
  const stretch = stretching(
    lengths.reduce((sum, length) => sum + length, 0),
    recent,
  );
  const gap = Math.min(widestBreak, (width * breakShare) / Math.max(1, spans.length - 1));
  const room = width - gap * Math.max(0, spans.length - 1);
  const pieces: Piece[] = [];
  let length = 0;
  for (const [index, span] of spans.entries()) {
    const left = gap * index + room * stretch.share(length);
    length += lengths[index] as number;
    pieces.push({ ...span, left, right: gap * index + room * stretch.share(length) });
  }

  /** Proportional within a piece, too: the enlarged part may start inside it. */
  const lengthBefore = cumulated(lengths);

  return {
    width,
    pieces,
    ...(stretch.from > 0 && {
      recentFrom: gapsBefore(lengthBefore, stretch.from) * gap + room * stretch.share(stretch.from),
    }),
    xOf(time, n) {
      const index = pieceOf(pieces, time, n);
      const piece = pieces[index];
      if (!piece) return width;
      const inside = share(time, piece.from, piece.to) * (lengths[index] as number);
      return gap * index + room * stretch.share((lengthBefore[index] as number) + inside);
    },
    timeAt(x) {
      const index = Math.max(
        0,
        lastWhere(pieces, ({ left }) => left <= x),
      );
      const piece = pieces[index];
      if (!piece) return 0;
      if (x >= piece.right) return piece.to;
      const inside = stretch.length((x - gap * index) / room) - (lengthBefore[index] as number);
      const at = Math.min(1, Math.max(0, inside / (lengths[index] as number)));
      return piece.from + at * (piece.to - piece.from);
    },
  };
}

/** Converts between a duration from the start and a share of the bar. */
function stretching(total: number, recent: number) {
  const isStretched = recent > 0 && recent / total < recentShare;
  const from = isStretched ? total - recent : 0;
  const before = isStretched ? 1 - recentShare : 0;
  const latter = total - from || 1;
  return {
    from,
    share: (length: number) =>
      length < from ? (length / from) * before : before + ((length - from) / latter) * (1 - before),
    length: (part: number) =>
      part < before ? (part / before) * from : from + ((part - before) / (1 - before)) * latter,
  };
}

function cumulated(lengths: readonly number[]): number[] {
  let sum = 0;
  return lengths.map((length) => {
    const before = sum;
    sum += length;
    return before;
  });
}

function gapsBefore(lengthBefore: readonly number[], length: number): number {
  return Math.max(
    0,
    lastWhere(lengthBefore, (before) => before <= length),
  );
}

/** The span of a line; without a line, the last span that has started by then, or the first. */
function pieceOf(pieces: readonly Piece[], time: number, n: number | undefined): number {
  if (n !== undefined)
    return Math.max(
      0,
      lastWhere(pieces, ({ first }) => first <= n),
    );
  const within = pieces.findLastIndex(({ from, to }) => from <= time && time <= to);
  return within >= 0
    ? within
    : Math.max(
        0,
        pieces.findLastIndex(({ to }) => to <= time),
      );
}

function share(time: number, from: number, to: number): number {
  if (to <= from) return 0.5;
  return Math.min(1, Math.max(0, (time - from) / (to - from)));
}

/** Last item of a partitioned list for which the predicate holds; -1 if none. */
function lastWhere<Item>(sorted: readonly Item[], holds: (item: Item) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(sorted[middle] as Item)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
