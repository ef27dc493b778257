import type { Mark, Questions, Span, Timeline } from '../protocol.js';
import { linesPerBlock, severityOf } from './line-block.js';
import type { LineIndex } from './line-index.js';
import { PlayedTime } from './played-time.js';
import { type MarkName, markNames, markOf } from './timeline-marks.js';

/** Maximum number of marks, and of positions per name if there are more. */
const mostMarks = 2400;
const places = Math.floor(mostMarks / markNames.length);

const usualBuckets = 800;
/** Milliseconds: timestamps have whole seconds. */
const shortestStep = 1000;

/** Blocks of lines between turns of the event loop. */
const blocksPerTurn = 8;

/** The spans of play, and the marks and density of a range of it. */
export async function timelineOf(
  index: LineIndex,
  spans: readonly Span[],
  { from = 0, to, buckets = usualBuckets }: Questions['timeline']['ask'],
  pause: () => Promise<void>,
): Promise<Timeline> {
  const played = new PlayedTime(spans);
  const length = Math.max(1, (to ?? played.total) - from);
  const step = Math.max(shortestStep, length / buckets);
  const counts = Array.from({ length: spans.length > 0 ? Math.ceil(length / step) : 0 }, () => 0);
  const thinned = new ThinnedMarks();
  const numberOf = (name: MarkName | undefined) => (name === undefined ? noMark : markNames.indexOf(name));
  const markOfKind = Int8Array.from({ length: index.kinds.count }, (_, kind) =>
    numberOf(markOf(index.kinds.name(kind))),
  );
  const markOfSeverity = Int8Array.from({ length: 4 }, (_, bits) => numberOf(severityOf(bits)));
  /** Lines of one block; returns the time of the last one. `offset` makes positions of times. */
  const addLines = (first: number, end: number, timeBefore: number, offset: number): number => {
    const { kinds, bits, times } = index.block(first);
    let time = timeBefore;
    for (let n = first; n < end; n++) {
      const inBlock = n % linesPerBlock;
      const own = times[inBlock] as number;
      if (own === own) time = own;
      const position = time + offset;
      if (position < 0 || position > length) continue;
      const bucket = Math.min(counts.length - 1, Math.floor(position / step));
      counts[bucket] = (counts[bucket] as number) + 1;
      const mark = markOfKind[kinds[inBlock] as number] as number;
      if (mark !== noMark) thinned.add(mark, n, time, position / length);
      const finding = markOfSeverity[(bits[inBlock] as number) & 3] as number;
      if (finding !== noMark) thinned.add(finding, n, time, position / length);
    }
    return time;
  };
  let blocks = 0;
  for (const [at, { from: begun, first, last }] of spans.entries()) {
    if (played.startOf(at + 1) < from || played.startOf(at) > from + length) continue;
    const offset = played.within(at, begun) - begun - from;
    let time = begun;
    for (let n = first, end = n; n <= last; n = end) {
      end = Math.min(last + 1, n - (n % linesPerBlock) + linesPerBlock);
      time = addLines(n, end, time, offset);
      if (++blocks % blocksPerTurn === 0) await pause();
    }
  }
  return { spans, marks: thinned.marks(), density: { from, step, counts } };
}

/** Numbers instead of names: there may be hundreds of thousands. */
const noMark = -1;

/** All marks while they are few; otherwise the first at each position, with a count. */
class ThinnedMarks {
  readonly #all: Mark[] = [];
  /** By position and name: the count, and the first mark. */
  readonly #counts = new Uint32Array(places * markNames.length);
  readonly #placed: { readonly mark: Mark; readonly key: number }[] = [];

  /** Called in the order of lines; `share`: position in the range, 0 to 1. */
  add(name: number, n: number, time: number, share: number): void {
    const key = Math.min(places - 1, Math.floor(share * places)) * markNames.length + name;
    const before = this.#counts[key] as number;
    this.#counts[key] = before + 1;
    const isThinned = this.#all.length > mostMarks;
    if (isThinned && before > 0) return;
    const mark = { name: markNames[name] as MarkName, n, time, count: 1 };
    if (!isThinned) this.#all.push(mark);
    if (before === 0) this.#placed.push({ mark, key });
  }

  marks(): Mark[] {
    if (this.#all.length <= mostMarks) return this.#all;
    return this.#placed.map(({ mark, key }) => ({ ...mark, count: this.#counts[key] as number }));
  }
}
