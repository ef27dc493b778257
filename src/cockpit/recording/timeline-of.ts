import type { Mark, Span, Timeline } from '../protocol.js';
import { linesPerBlock, severityBits } from './line-block.js';
import type { LineIndex } from './line-index.js';
import type { TimeSpans } from './time-spans.js';
import { type MarkName, markNames, markOf } from './timeline-marks.js';

/** So many marks at the most, and so many places for those of one name if there are more. */
const mostMarks = 2000;
const places = Math.floor(mostMarks / markNames.length);

/** The whole session on one line: the stretches of play, and what is marked on them. */
export function timelineOf(index: LineIndex, timeSpans: TimeSpans): Timeline {
  const spans = timeSpans.distinct();
  const thinned = new ThinnedMarks(spans);
  const nameOfKind = Array.from({ length: index.kinds.count }, (_, kind) => markOf(index.kinds.name(kind)));
  let time = Number.NaN;
  for (let first = 0; first < index.count; first += linesPerBlock) {
    const { kinds, bits, times } = index.block(first);
    const end = Math.min(linesPerBlock, index.count - first);
    for (let at = 0; at < end; at++) {
      const own = times[at] as number;
      if (own === own) time = own;
      const name = nameOfKind[kinds[at] as number];
      if (name !== undefined) thinned.add(name, first + at, time);
      if (((bits[at] as number) & severityBits) !== 0) thinned.add('finding', first + at, time);
    }
  }
  return { spans, marks: thinned.marks() };
}

/** Marks as they are while they are few; otherwise the first of each place, with the number of all that lie there. */
class ThinnedMarks {
  readonly #spans: readonly Span[];
  /** How much of the time that is not folded lies before each span, and in all. */
  readonly #before: number[] = [];
  readonly #total: number;
  #span = 0;
  readonly #all: Mark[] = [];
  readonly #byPlace = new Map<number, { -readonly [Key in keyof Mark]: Mark[Key] }>();
  #isThinned = false;

  constructor(spans: readonly Span[]) {
    this.#spans = spans;
    let before = 0;
    for (const { from, to } of spans) {
      this.#before.push(before);
      before += to - from;
    }
    this.#total = before;
  }

  /** Lines come in their order. One before the first time has no place. */
  add(name: MarkName, n: number, time: number): void {
    if (Number.isNaN(time)) return;
    if (!this.#isThinned) {
      this.#all.push({ name, n, time, count: 1 });
      if (this.#all.length <= mostMarks) return;
      this.#isThinned = true;
      for (const mark of this.#all) this.#place(mark.name, mark.n, mark.time);
      return;
    }
    this.#place(name, n, time);
  }

  marks(): Mark[] {
    return this.#isThinned ? [...this.#byPlace.values()] : this.#all;
  }

  #place(name: MarkName, n: number, time: number): void {
    const key = this.#placeOf(n, time) * markNames.length + markNames.indexOf(name);
    const mark = this.#byPlace.get(key);
    if (mark) mark.count++;
    else this.#byPlace.set(key, { name, n, time, count: 1 });
  }

  #placeOf(n: number, time: number): number {
    while ((this.#spans[this.#span]?.last ?? Infinity) < n) this.#span++;
    while ((this.#spans[this.#span]?.first ?? 0) > n) this.#span--;
    const { from = time, to = time } = this.#spans[this.#span] ?? {};
    const passed = (this.#before[this.#span] ?? 0) + Math.min(Math.max(time, from), to) - from;
    return this.#total === 0 ? 0 : Math.min(places - 1, Math.floor((passed / this.#total) * places));
  }
}
