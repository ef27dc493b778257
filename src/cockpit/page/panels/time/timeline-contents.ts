import type { Mark, Row, Span, Timeline } from '../../../protocol.js';
import { markOf } from '../../../recording/timeline-marks.js';

/** A longer pause starts a new span. */
const longestPause = 5 * 60_000;

/**
 * The page's copy of the timeline. The source sends all of it once; later lines are added here. Mutable,
 * because that happens a thousand times a second.
 */
export class TimelineContents {
  readonly spans: Span[];
  /** In order of lines. */
  readonly marks: Mark[];
  /** Marks added since the source last sent a thinned-out list. */
  added = 0;
  readonly #times: Map<number, number>;
  readonly #withFindings: Set<number>;

  /** A replacement keeps the times of the latest lines. */
  constructor({ spans, marks }: Timeline = { spans: [], marks: [] }, former?: TimelineContents) {
    this.#times = former ? former.#times : new Map();
    this.spans = [...spans];
    this.marks = marks.toSorted((one, other) => one.n - other.n);
    this.#withFindings = new Set(marks.flatMap(({ name, n }) => (name === 'finding' ? [n] : [])));
  }

  /** Skips lines that the source has included already. */
  addRows(rows: readonly Row[]): void {
    for (const { n, time, kind, severity } of rows) {
      if (n <= (this.spans.at(-1)?.last ?? -1)) continue;
      this.#lengthen(n, time);
      if (time === undefined) continue;
      this.#remember(n, time);
      const name = markOf(kind);
      if (name) this.#mark({ name, n, time, count: 1 });
      if (severity) this.#mark({ name: 'finding', n, time, count: 1 });
    }
  }

  /** Whether all could be marked: only the times of the latest lines are known. */
  addFindings(lines: readonly { readonly n: number }[]): boolean {
    let isComplete = true;
    for (const { n } of lines) {
      const time = this.#times.get(n);
      if (time === undefined) isComplete = false;
      else if (!this.#withFindings.has(n)) this.#mark({ name: 'finding', n, time, count: 1 });
    }
    return isComplete;
  }

  #lengthen(n: number, time: number | undefined): void {
    const span = this.spans.at(-1);
    if (span && (time === undefined || Math.abs(time - span.to) <= longestPause)) {
      const { from, to } = span;
      const at = time ?? to;
      this.spans[this.spans.length - 1] = { ...span, last: n, from: Math.min(from, at), to: Math.max(to, at) };
    } else if (time !== undefined) {
      this.spans.push({ from: time, to: time, first: n, last: n });
    }
  }

  #mark(mark: Mark): void {
    this.added++;
    if (mark.name === 'finding') this.#withFindings.add(mark.n);
    let at = this.marks.length;
    while (at > 0 && (this.marks[at - 1] as Mark).n > mark.n) at--;
    this.marks.splice(at, 0, mark);
  }

  /** Bounded: the checker is never far behind. */
  #remember(n: number, time: number): void {
    this.#times.set(n, time);
    if (this.#times.size <= 5000) return;
    const [oldest] = this.#times.keys();
    if (oldest !== undefined) this.#times.delete(oldest);
  }
}
