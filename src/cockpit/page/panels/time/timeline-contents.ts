import type { Mark, Row, Span, Timeline } from '../../../protocol.js';
import { markOf } from '../../../recording/timeline-marks.js';

/** A longer pause begins a new span. */
const longestPause = 5 * 60_000;

/**
 * The timeline as the page keeps it. The source sends all of it once; lines that come later are added here. It changes in
 * place, because that happens a thousand times a second.
 */
export class TimelineContents {
  readonly spans: Span[];
  /** By line. */
  readonly marks: Mark[];
  /** How many marks have been added since the source sent them, thinned out. */
  added = 0;
  readonly #times: Map<number, number>;
  readonly #withFindings: Set<number>;

  /** What takes the place of a former one still knows when its latest lines were written. */
  constructor({ spans, marks }: Timeline = { spans: [], marks: [] }, former?: TimelineContents) {
    this.#times = former ? former.#times : new Map();
    this.spans = [...spans];
    this.marks = marks.toSorted((one, other) => one.n - other.n);
    this.#withFindings = new Set(marks.flatMap(({ name, n }) => (name === 'finding' ? [n] : [])));
  }

  /** Lines that the source has told of before are left out. */
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

  /** Whether all of them could be marked: only the times of the latest lines are known. */
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

  /** The checker is never far behind. */
  #remember(n: number, time: number): void {
    this.#times.set(n, time);
    if (this.#times.size <= 5000) return;
    const [oldest] = this.#times.keys();
    if (oldest !== undefined) this.#times.delete(oldest);
  }
}
