import type { Span } from '../protocol.js';
import { lastWhere } from './last-where.js';

/** Milliseconds; a span of one moment has a length, too. */
const shortest = 1000;

/**
 * Time of play: the spans side by side, without the pauses between them. Growth at the end moves nothing
 * before it.
 */
export class PlayedTime {
  readonly spans: readonly Span[];
  /** Start of each span, and the end of the last. */
  readonly #starts: number[] = [0];

  constructor(spans: readonly Span[]) {
    this.spans = spans;
    for (const span of spans) this.#starts.push(this.total + lengthOf(span));
  }

  get total(): number {
    return this.#starts[this.#starts.length - 1] as number;
  }

  startOf(index: number): number {
    return this.#starts[index] ?? this.total;
  }

  /** In the span of line `n`; without one, in the last span that contains the time or has ended by then. */
  at(time: number, n?: number): number {
    const index = n === undefined ? this.#spanAt(time) : lastWhere(this.spans, ({ first }) => first <= n);
    return this.within(Math.max(0, index), time);
  }

  /** In a span of known index. */
  within(index: number, time: number): number {
    const span = this.spans[index];
    if (!span) return 0;
    return (this.#starts[index] as number) + marginOf(span) + Math.min(span.to, Math.max(span.from, time)) - span.from;
  }

  /** Index of the span at a position. */
  indexAt(played: number): number {
    const index = lastWhere(this.#starts, (start) => start <= played);
    return Math.max(0, Math.min(this.spans.length - 1, index));
  }

  timeAt(played: number): number {
    const index = this.indexAt(played);
    const span = this.spans[index];
    if (!span) return 0;
    const passed = played - (this.#starts[index] as number) - marginOf(span);
    return Math.min(span.to, span.from + Math.max(0, passed));
  }

  #spanAt(time: number): number {
    const within = this.spans.findLastIndex(({ from, to }) => from <= time && time <= to);
    return within >= 0 ? within : this.spans.findLastIndex(({ to }) => to <= time);
  }
}

function lengthOf({ from, to }: Span): number {
  return Math.max(shortest, to - from);
}

/** A shorter span is in the middle of its length. */
function marginOf(span: Span): number {
  return (lengthOf(span) - (span.to - span.from)) / 2;
}
