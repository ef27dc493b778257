import type { Span } from '../protocol.js';

/** A longer pause between two events ends a span; the timeline folds it. */
const longestPause = 5 * 60 * 1000;

/** More cannot be distinguished on any screen. */
const mostSpans = 2000;

/**
 * Stretches of play, in order. A time far before or after the previous one, as a wrong clock produces, starts
 * a span of its own and spoils no other; so does a launch.
 */
export class TimeSpans {
  readonly #spans: { -readonly [Name in keyof Span]: Span[Name] }[];
  #launch: number;

  constructor(spans: readonly Span[] = []) {
    this.#spans = spans.map((span) => ({ ...span }));
    this.#launch = spans.at(-1)?.launch ?? 0;
  }

  get all(): readonly Span[] {
    return this.#spans;
  }

  /** `time` is NaN if the line has none. */
  add(n: number, time: number, isLaunch: boolean): void {
    const span = this.#spans[this.#spans.length - 1];
    if (isLaunch) this.#launch = n;
    if (!span || (span.launch !== this.#launch && !Number.isNaN(time)) || Math.abs(time - span.to) > longestPause) {
      if (Number.isNaN(time)) return;
      this.#spans.push({ from: time, to: time, first: span ? n : 0, last: n, launch: this.#launch });
    } else {
      span.last = n;
      if (time > span.to) span.to = time;
      else if (time < span.from) span.from = time;
    }
  }

  /** The span that contains a time, or the last that ended before it. */
  at(time: number): Span | undefined {
    let before: Span | undefined;
    for (let index = this.#spans.length - 1; index >= 0; index--) {
      const span = this.#spans[index] as Span;
      if (span.from <= time && time <= span.to) return span;
      if (span.to < time && span.to > (before?.to ?? -Infinity)) before = span;
    }
    return before;
  }

  /** At most `most` spans: with more, only longer pauses separate them, and then not even launches. */
  distinct(most = mostSpans): Span[] {
    let spans: Span[] = this.#spans.map((span) => ({ ...span }));
    for (let pause = longestPause * 2; spans.length > most; pause *= 2) {
      const joined = joinedSpans(
        spans,
        (before, after) => before.launch === after.launch && Math.abs(after.from - before.to) <= pause,
      );
      // Too many launches, or the clock was wrong all the time: merges neighbours.
      spans =
        joined.length < spans.length || pause < longestEver
          ? joined
          : joinedSpans(spans, (_, __, index) => index % 2 === 1);
    }
    return spans;
  }
}

/** Longer than any difference of two valid timestamps. */
const longestEver = 10_000 * 366 * 24 * 60 * 60 * 1000;

function joinedSpans(spans: readonly Span[], belong: (before: Span, after: Span, index: number) => boolean): Span[] {
  const joined: Span[] = [];
  for (const [index, span] of spans.entries()) {
    const before = joined.at(-1);
    if (!before || !belong(before, span, index)) joined.push(span);
    else
      joined[joined.length - 1] = {
        ...before,
        from: Math.min(before.from, span.from),
        to: Math.max(before.to, span.to),
        last: span.last,
      };
  }
  return joined;
}
