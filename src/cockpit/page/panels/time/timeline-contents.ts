import { severities } from '../../../../check/fail-on.js';
import type { Severity } from '../../../../interface/object-rule.js';
import type { Mark, Row, Span, Timeline } from '../../../protocol.js';
import { PlayedTime } from '../../../recording/played-time.js';
import { TimeSpans } from '../../../recording/time-spans.js';
import { markOf } from '../../../recording/timeline-marks.js';
import type { PlayedRange } from './timeline-scale.js';

/** With more added, the source is asked for a coarser density. */
const mostBuckets = 4000;

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
  #isContinued = false;
  readonly #times: Map<number, number>;
  readonly #findings = new Map<number, Mark>();

  /** A replacement keeps the times of the latest lines. */
  constructor({ spans, marks, density }: Timeline = nothing, former?: TimelineContents) {
    this.#times = former ? former.#times : new Map();
    this.#spans = new TimeSpans(spans);
    this.marks = marks.toSorted((one, other) => one.n - other.n);
    this.density = { ...density, counts: [...density.counts] };
    for (const mark of marks) if (isOfFinding(mark)) this.#findings.set(mark.n, mark);
  }

  get spans(): readonly Span[] {
    return this.#spans.all;
  }

  get played(): PlayedTime {
    return (this.#played ??= new PlayedTime(this.spans));
  }

  /** Whether the density has to be fetched again. */
  get isFull(): boolean {
    return this.density.counts.length >= mostBuckets;
  }

  /** Whether marks and density of a range are known, and finely enough. */
  covers({ start, end }: PlayedRange): boolean {
    const { from, step, counts } = this.density;
    const until = Math.min(end, this.played.total) - step;
    return (
      counts.length > 0 &&
      from <= start &&
      from + step * counts.length >= until &&
      step <= Math.max(1000, (end - start) / 200)
    );
  }

  /** Number of lines in a range; exact if it begins and ends where buckets do. */
  count({ start, end }: PlayedRange): number {
    const { from, step, counts } = this.density;
    let sum = 0;
    const last = Math.min(counts.length, Math.ceil((end - from) / step));
    for (let at = Math.max(0, Math.floor((start - from) / step)); at < last; at++) {
      const inside = Math.min(end, from + (at + 1) * step) - Math.max(start, from + at * step);
      sum += (counts[at] as number) * (inside / step);
    }
    return Math.round(sum);
  }

  /** Skips lines that the source has included already. */
  addRows(rows: readonly Row[]): void {
    const known = this.spans.at(-1)?.last ?? -1;
    const added = rows.filter(({ n }) => n > known);
    for (const { n, time, kind, severity } of added) {
      this.#spans.add(n, time ?? Number.NaN, kind === 'Fileheader' && !this.#isContinued);
      this.#isContinued = kind === 'Continued';
      if (time === undefined) continue;
      this.#remember(n, time);
      const name = markOf(kind);
      if (name) this.#mark({ name, n, time, count: 1 });
      if (severity) this.#mark({ name: severity, n, time, count: 1 });
    }
    this.#played = undefined;
    const { from, step, counts } = this.density;
    for (const { n, time } of added) {
      const bucket = Math.floor((this.played.at(time ?? this.spans.at(-1)?.to ?? 0, n) - from) / step);
      if (bucket < 0 || bucket >= mostBuckets) continue;
      while (counts.length <= bucket) counts.push(0);
      counts[bucket] = (counts[bucket] as number) + 1;
    }
  }

  /** Whether all could be marked: only the times of the latest lines are known. */
  addFindings(lines: readonly { readonly n: number; readonly severity: Severity }[]): boolean {
    let isComplete = true;
    for (const { n, severity } of lines) {
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
