import { severities } from '../../../../check/fail-on.js';
import {
  type FeedMessages,
  type Mark,
  mostFindingLines,
  type Row,
  type Span,
  type Timeline,
} from '../../../protocol.js';
import { PlayedTime } from '../../../recording/played-time.js';
import { TimeSpans } from '../../../recording/time-spans.js';
import { markOf } from '../../../recording/timeline-marks.js';
import type { PlayedRange } from './timeline-scale.js';

/** With more added, the source is asked for a coarser density. */
const mostBuckets = 4000;

/** With more marks added, for a thinned-out list. */
const mostAdded = 2000;

const nothing: Timeline = { spans: [], marks: [], density: { from: 0, step: 10_000, counts: [] } };

/**
 * The page's copy of the timeline, or of a range of it. The source sends it once; later lines are added
 * here. Mutable, because that happens a thousand times a second.
 */
export class TimelineContents {
  /** In order of lines. */
  readonly marks: Mark[];
  readonly density: { readonly from: number; readonly step: number; readonly counts: number[] };
  /** Marks added since the source last sent a thinned-out list. */
  added = 0;
  readonly #spans: TimeSpans;
  #played: PlayedTime | undefined;
  /** Whether the range goes on with the journal; otherwise later lines are none of it. */
  readonly #isOpen: boolean;
  readonly #times: Map<number, number>;
  readonly #findings = new Map<number, Mark>();

  /** Shares the times of the latest lines with the former one. */
  constructor({ spans, marks, density }: Timeline = nothing, former?: TimelineContents) {
    this.#times = former ? former.#times : new Map();
    this.#spans = new TimeSpans(spans);
    this.marks = marks.toSorted((one, other) => one.n - other.n);
    this.density = { ...density, counts: [...density.counts] };
    // A step is not a whole number: it may miss the end by a rounding error.
    this.#isOpen = this.#until > this.played.total - 1;
    for (const mark of marks) if (isOfFinding(mark)) this.#findings.set(mark.n, mark);
  }

  get spans(): readonly Span[] {
    return this.#spans.all;
  }

  get played(): PlayedTime {
    return (this.#played ??= new PlayedTime(this.spans));
  }

  /** Whether the source has to send a coarser one. */
  get isFull(): boolean {
    return this.density.counts.length >= mostBuckets || this.added > mostAdded;
  }

  /** End of the last bucket. */
  get #until(): number {
    const { from, step, counts } = this.density;
    return from + step * counts.length;
  }

  /** Whether marks and density of a range are known, and finely enough. */
  covers({ start, end }: PlayedRange): boolean {
    const { from, step } = this.density;
    return from <= start && this.#until >= end - step && step <= Math.max(1000, (end - start) / 200);
  }

  /** Number of lines in a range; exact if it begins and ends where buckets do, or the play. */
  count({ start, end }: PlayedRange): number {
    const { from, step, counts } = this.density;
    let sum = 0;
    const last = Math.min(counts.length - 1, Math.floor((end - from) / step));
    for (let at = Math.max(0, Math.floor((start - from) / step)); at <= last; at++) {
      const [begins, ends] = [from + at * step, Math.min(from + (at + 1) * step, this.played.total)];
      const inside = Math.min(end, ends) - Math.max(start, begins);
      sum += (counts[at] as number) * (ends > begins ? Math.max(0, inside) / (ends - begins) : 1);
    }
    return Math.round(sum);
  }

  /**
   * Skips lines that the source has included already. Returns whether the timeline is what the source would
   * send: only that knows how a journal begins and what belongs to a launch, and a clock that was set back
   * moves all before.
   */
  addRows(rows: readonly Row[]): boolean {
    for (const { n, time } of rows) if (time !== undefined) this.#remember(n, time);
    if (!this.#isOpen) return true;
    const latest = this.spans.at(-1);
    const { from: begun, to: until } = latest ?? {};
    const added = rows.filter(({ n }) => n > (latest?.last ?? -1));
    for (const { n, time, kind, severity } of added) {
      this.#spans.add(n, time ?? Number.NaN, kind === 'Fileheader');
      if (time === undefined) continue;
      const name = markOf(kind);
      if (name) this.#mark({ name, n, time, count: 1 });
      if (severity) this.#mark({ name: severity, n, time, count: 1 });
    }
    this.#played = undefined;
    const { from, step, counts } = this.density;
    let latestTime = until ?? 0;
    for (const { n, time = latestTime } of added) {
      latestTime = time;
      const bucket = Math.floor((this.played.at(time, n) - from) / step);
      if (bucket < 0 || bucket >= mostBuckets) continue;
      while (counts.length <= bucket) counts.push(0);
      counts[bucket] = (counts[bucket] as number) + 1;
    }
    return begun !== undefined && latest?.from === begun && added.every(({ kind }) => kind !== 'Fileheader');
  }

  /** Whether all could be marked: only the times of the latest lines are known, and a message has a limit. */
  addFindings(lines: FeedMessages['findings']['lines']): boolean {
    let isComplete = lines.length < mostFindingLines;
    for (const { n, severity } of lines) {
      if (!this.#isOpen && n > (this.spans.at(-1)?.last ?? -1)) continue;
      const time = this.#times.get(n);
      if (time === undefined) isComplete = false;
      else this.#mark({ name: severity, n, time, count: 1 });
    }
    return isComplete;
  }

  /** A line has one mark for its findings: the worst. */
  #mark(mark: Mark): void {
    if (isOfFinding(mark)) {
      const before = this.#findings.get(mark.n);
      if (before) this.marks.splice(this.marks.indexOf(before), 1);
      this.#findings.set(mark.n, mark);
    }
    this.added++;
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

function isOfFinding({ name }: Mark): boolean {
  return severities.some((severity) => severity === name);
}
