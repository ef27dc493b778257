import { carriageReturn } from '../../journal/ascii.js';
import { parseLine } from '../../journal/parse/line.js';
import type { Members } from '../../spec/rule.js';
import type { EventJudge } from '../event/judge.js';
import type { Finding, PlacedFinding } from '../finding.js';
import { otherKind, type Scanner, unsure } from '../scan/scanner.js';
import { type InLine, inLine, placesIn } from '../text/place.js';
import { backwards, momentOf } from './clock.js';
import { findingOf, lineEnd } from './line-rules.js';

/** A finding in some lines of a file, counted from the first of them. */
export type LineFinding = Omit<PlacedFinding, 'file'>;

/** What a line tells to those who look at the whole session, and where to read it again. */
export interface Fact {
  /** A line that cannot be read has none: whatever happened there is not known. */
  readonly event?: Members;
  readonly line: number;
  readonly offset: number;
  readonly length: number;
  /** The line itself, where it cannot be read again. */
  readonly text?: string;
}

/** What was found in some lines that follow each other. */
export interface LineReport {
  readonly lines: number;
  readonly events: number;
  readonly findings: readonly LineFinding[];
  readonly facts: readonly Fact[];
  /** The first line that tells its time, and the time of the last that does. */
  readonly first?: Dated;
  readonly last?: number;
}

/** A line and its moment, as a number that grows with time. */
export interface Dated extends Omit<Fact, 'event'> {
  readonly kind?: string;
  readonly moment: number;
}

export interface LineCheckOptions {
  readonly judge: EventJudge;
  readonly scanner: Scanner;
  /** The kinds of which the session wants to know. */
  readonly wanted: ReadonlySet<string>;
  /** The names of the kinds, by their number in the catalogue. */
  readonly kinds: readonly string[];
  /** Whether lines are compared with each other at all. */
  readonly eventsOnly: boolean;
  /** Whether the lines come from where they cannot be read again. */
  readonly keepsText?: boolean;
}

/** One line of a file: its bytes, and where in the file they begin. */
export interface Line {
  readonly bytes: Buffer;
  readonly start: number;
  readonly end: number;
  readonly offset: number;
}

/** Checks line by line. A line that is certainly clean costs a look at its bytes; any other is read and diagnosed. */
export class LineCheck {
  readonly #options: LineCheckOptions;
  /** For each kind, whether the session wants to know of it. */
  readonly #taps: readonly boolean[];
  /** Unknown kinds that were told: each is told once. */
  readonly #told = new Set<string>();
  #lines = 0;
  #events = 0;
  #findings: LineFinding[] = [];
  #facts: Fact[] = [];
  #first: Dated | undefined;
  #last: number | undefined;
  /** Whether bytes were found that no text holds. */
  #strange = false;

  constructor(options: LineCheckOptions) {
    this.#options = options;
    this.#taps = options.kinds.map((name) => options.wanted.has(name));
  }

  get events(): number {
    return this.#events;
  }

  get lines(): number {
    return this.#lines;
  }

  /** Whether several lines hold what no text holds, and none an event. */
  get looksBinary(): boolean {
    return this.#events === 0 && this.#lines > 2 && this.#strange;
  }

  /** All that was found since the last time, and a new beginning. */
  report(): LineReport {
    const report: LineReport = {
      lines: this.#lines,
      events: this.#events,
      findings: this.#findings,
      facts: this.#facts,
      ...(this.#first && { first: this.#first }),
      ...(this.#last !== undefined && { last: this.#last }),
    };
    this.#lines = 0;
    this.#events = 0;
    this.#findings = [];
    this.#facts = [];
    this.#first = undefined;
    this.#last = undefined;
    this.#strange = false;
    return report;
  }

  line(line: Line): void {
    const { bytes, start, end } = line;
    const { scanner } = this.#options;
    this.#lines++;
    const kind = scanner.scan(bytes, start, end);
    if (kind === unsure) return this.#readLine(line);
    if (kind === otherKind) return this.#otherKind(line, scanner.name());
    this.#events++;
    this.#date(scanner.moment, line, this.#options.kinds[kind]);
    if (this.#taps[kind]) this.#facts.push({ event: scanner.tapped(), ...this.#placeOf(line) });
  }

  /** The file ends in the midst of this line. */
  lastLine(line: Line): void {
    this.line(line);
    const text = textOf(line);
    const { id: rule, severity, says: expected } = lineEnd;
    const message = 'the file ends without a line end';
    const span = { start: Math.max(0, text.length - 1), end: text.length };
    this.#findings.push({
      rule,
      severity,
      pointer: '',
      expected,
      found: 'nothing',
      message,
      line: this.#lines,
      ...inLine(text, span),
    });
  }

  /** A line goes on and on; nobody keeps it. */
  tooLong(limit: number): void {
    this.#lines++;
    const message = `the line has more than ${limit} bytes`;
    this.#findings.push({
      ...findingOf({ code: 'too-long', column: 1, raw: '', message }),
      line: this.#lines,
      column: 1,
    });
  }

  #otherKind(line: Line, name: string): void {
    // Nearly all lines of a real journal come this way, and are done.
    if (!this.#told.has(name) || this.#options.wanted.has(name)) return this.#readLine(line);
    this.#events++;
    this.#date(this.#options.scanner.moment, line);
  }

  #readLine(line: Line): void {
    const { judge, wanted, kinds } = this.#options;
    const { event, problem } = parseLine(line.bytes.subarray(line.start, line.end));
    const text = problem?.raw ?? textOf(line);
    if (problem?.code === 'invalid-utf8' || problem?.code === 'nul-bytes') this.#strange = true;
    if (problem) this.#tell(text, findingOf(problem), problem.column);
    if (!event) {
      if (!this.#options.eventsOnly && problem.code !== 'empty-line') this.#facts.push(this.#placeOf(line));
      return;
    }
    this.#events++;
    const findings = judge
      .findings(event, text)
      .filter(({ rule }) => rule !== 'event/kind' || this.#isNews(event.event));
    const moment = momentOf(event.timestamp);
    if (moment !== undefined) this.#date(moment, line, kinds.includes(event.event) ? event.event : undefined);
    this.#findings.push(...placed(findings, text, this.#lines));
    if (wanted.has(event.event)) this.#facts.push({ event, ...this.#placeOf(line) });
  }

  /** A kind nobody knows is told once. */
  #isNews(name: string): boolean {
    const isNews = !this.#told.has(name);
    this.#told.add(name);
    return isNews;
  }

  #tell(text: string, finding: Finding, column: number): void {
    this.#findings.push({ ...finding, line: this.#lines, ...inLine(text, { start: column - 1, end: column }) });
  }

  /** Time runs forwards. */
  #date(moment: number, line: Line, kind?: string): void {
    if (this.#options.eventsOnly) return;
    if (this.#last === undefined) {
      this.#first = { moment, ...this.#placeOf(line), ...(kind !== undefined && { kind }) };
    } else if (moment < this.#last) {
      this.#findings.push(...placed([backwards(moment, this.#last, kind)], textOf(line), this.#lines));
    }
    this.#last = moment;
  }

  #placeOf(line: Line): Omit<Fact, 'event'> {
    const place = { line: this.#lines, offset: line.offset, length: line.end - line.start };
    return this.#options.keepsText ? { ...place, text: textOf(line) } : place;
  }
}

/** Findings of one event where they stand in its text. */
export function placed(findings: readonly Finding[], text: string, line: number): LineFinding[] {
  const places = placesIn(text, findings);
  return findings.map((finding, index) => ({ ...finding, line, ...(places[index] as InLine) }));
}

/** The text of a line, its end left out. */
function textOf({ bytes, start, end }: Line): string {
  const last = end > start && bytes[end - 1] === carriageReturn ? end - 1 : end;
  return bytes.toString('utf8', start, last);
}
