import type { Mark, Span, Timeline } from '../protocol.js';
import { linesPerBlock, severityBits } from './line-block.js';
import type { LineIndex } from './line-index.js';
import type { TimeSpans } from './time-spans.js';
import { type MarkName, markNames, markOf } from './timeline-marks.js';

/** Maximum number of marks, and of positions per name if there are more. */
const mostMarks = 2000;
const places = Math.floor(mostMarks / markNames.length);

/** The session's spans of play, and the marks on them. */
export function timelineOf(index: LineIndex, timeSpans: TimeSpans): Timeline {
  const spans = timeSpans.distinct();
  const thinned = new ThinnedMarks(spans);
  const markOfKind = Int8Array.from({ length: index.kinds.count }, (_, kind) => {
    const name = markOf(index.kinds.name(kind));
    return name === undefined ? noMark : markNames.indexOf(name);
  });
  let time = Number.NaN;
  for (let first = 0; first < index.count; first += linesPerBlock) {
    const { kinds, bits, times } = index.block(first);
    const end = Math.min(linesPerBlock, index.count - first);
    for (let at = 0; at < end; at++) {
      const own = times[at] as number;
      if (own === own) time = own;
      const mark = markOfKind[kinds[at] as number] as number;
      if (mark !== noMark) thinned.add(mark, first + at, time);
      if (((bits[at] as number) & severityBits) !== 0) thinned.add(findingMark, first + at, time);
    }
  }
  return { spans, marks: thinned.marks() };
}

/** Numbers instead of names: there may be hundreds of thousands. */
const noMark = -1;
const findingMark = markNames.indexOf('finding');

/** Keeps all marks while they are few; otherwise the first at each position, with a count. */
class ThinnedMarks {
  readonly #spans: readonly Span[];
  /** Unfolded time before each span, and in all. */
  readonly #before: number[] = [];
  readonly #total: number;
  #span = 0;
  readonly #all: Mark[] = [];
  /** By position and name: the count, and the first mark. */
  readonly #counts = new Uint32Array(places * markNames.length);
  readonly #placed: { readonly mark: Mark; readonly key: number }[] = [];
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

  /** Called in the order of lines. A line before the first time has no position. */
  add(mark: number, n: number, time: number): void {
    if (Number.isNaN(time)) return;
    if (this.#isThinned) return this.#place(mark, n, time);
    this.#all.push({ name: markNames[mark] as MarkName, n, time, count: 1 });
    if (this.#all.length <= mostMarks) return;
    this.#isThinned = true;
    for (const each of this.#all) this.#place(markNames.indexOf(each.name), each.n, each.time);
  }

  marks(): Mark[] {
    if (!this.#isThinned) return this.#all;
    return this.#placed.map(({ mark, key }) => ({ ...mark, count: this.#counts[key] as number }));
  }

  #place(mark: number, n: number, time: number): void {
    const key = this.#placeOf(n, time) * markNames.length + mark;
    const before = this.#counts[key] as number;
    if (before === 0) this.#placed.push({ mark: { name: markNames[mark] as MarkName, n, time, count: 1 }, key });
    this.#counts[key] = before + 1;
  }

  #placeOf(n: number, time: number): number {
    while ((this.#spans[this.#span]?.last ?? Infinity) < n) this.#span++;
    while ((this.#spans[this.#span]?.first ?? 0) > n) this.#span--;
    const span = this.#spans[this.#span];
    const [from, to] = span ? [span.from, span.to] : [time, time];
    const passed = (this.#before[this.#span] ?? 0) + Math.min(Math.max(time, from), to) - from;
    return this.#total === 0 ? 0 : Math.min(places - 1, Math.floor((passed / this.#total) * places));
  }
}
