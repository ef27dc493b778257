import type { Span } from '../protocol.js';

/** A longer pause between two events ends a span: it is folded on the timeline. */
const longestPause = 5 * 60 * 1000;

/** No screen tells more of them apart. */
const mostSpans = 500;

/**
 * The stretches of time in which something was written, in the order of play. A time that lies far before or after the one
 * before it, as a clock that was wrong leaves it, begins a span of its own, and spoils no other.
 */
export class TimeSpans {
  readonly #spans: { from: number; to: number; first: number; last: number }[] = [];

  /** The next line; its time is NaN if it has none. */
  add(n: number, time: number): void {
    const span = this.#spans[this.#spans.length - 1];
    if (!span) {
      if (!Number.isNaN(time)) this.#spans.push({ from: time, to: time, first: 0, last: n });
    } else if (time > span.to + longestPause || time < span.to - longestPause) {
      this.#spans.push({ from: time, to: time, first: n, last: n });
    } else {
      span.last = n;
      if (time > span.to) span.to = time;
      else if (time < span.from) span.from = time;
    }
  }

  /** The span in which a time lies, or else the one that ended last before it. */
  at(time: number): Span | undefined {
    let before: Span | undefined;
    for (let index = this.#spans.length - 1; index >= 0; index--) {
      const span = this.#spans[index] as Span;
      if (span.from <= time && time <= span.to) return span;
      if (span.to < time && span.to > (before?.to ?? -Infinity)) before = span;
    }
    return before;
  }

  /** As many as can be told apart: where there are more, longer pauses are needed to tell them apart. */
  distinct(most = mostSpans): Span[] {
    let spans: Span[] = this.#spans.map((span) => ({ ...span }));
    for (let pause = longestPause * 2; spans.length > most; pause *= 2) {
      const joined = joinedSpans(spans, (before, after) => Math.abs(after.from - before.to) <= pause);
      // Clocks that were wrong all the time: whatever lies beside each other is joined.
      spans =
        joined.length < spans.length || pause < longestEver
          ? joined
          : joinedSpans(spans, (_, __, index) => index % 2 === 1);
    }
    return spans;
  }
}

/** No two times that can be written lie farther apart. */
const longestEver = 10_000 * 366 * 24 * 60 * 60 * 1000;

function joinedSpans(spans: readonly Span[], belong: (before: Span, after: Span, index: number) => boolean): Span[] {
  const joined: Span[] = [];
  for (const [index, span] of spans.entries()) {
    const before = joined.at(-1);
    if (!before || !belong(before, span, index)) joined.push(span);
    else
      joined[joined.length - 1] = {
        from: Math.min(before.from, span.from),
        to: Math.max(before.to, span.to),
        first: before.first,
        last: span.last,
      };
  }
  return joined;
}
