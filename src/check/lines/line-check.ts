import { parseLine } from '../../journal/parse/line.js';
import type { Problem } from '../../journal/parse/problem.js';
import type { EventJudge } from '../event/judge.js';
import type { Finding } from '../finding.js';
import { needsParsing, otherKind, type Scanner } from '../scan/scanner.js';
import { inLine } from '../text/place.js';
import { backwards, momentOf } from './clock.js';
import { guessed, type Line, type Lines, textOf } from './line.js';
import type { Dated, Fact, LineReport } from './line-report.js';
import { findingOf, lineEnd } from './line-rules.js';
import { ToldFindings } from './told-findings.js';

export interface LineCheckOptions {
  readonly judge: EventJudge;
  readonly scanner: Scanner;
  /** The kinds of which the session wants to know, and those of them that count by their time and name alone. */
  readonly wanted: ReadonlySet<string>;
  readonly wantedBare: ReadonlySet<string>;
  /** The names of the kinds, by their number in the catalogue. */
  readonly kinds: readonly string[];
  /** Whether lines are compared with each other at all. */
  readonly eventsOnly: boolean;
  /** How many bytes a line may have. */
  readonly maxLineBytes?: number | undefined;
  /** Whether the lines come from where they cannot be read again. */
  readonly keepsText?: boolean;
}

/** So many lines that do not begin as events do are no accident, even if they are text. */
const manyLines = 100;
/** So many findings, or facts for the session, are kept in memory at a time. */
const mostFindings = 5000;
const mostFacts = 20_000;

/** Checks line by line. A line that is certainly clean costs a look at its bytes; any other is read and diagnosed. */
export class LineCheck {
  readonly #options: LineCheckOptions;
  readonly #scanner: Scanner;
  /** For each kind, whether the session wants to know of it. */
  readonly #isWanted: readonly boolean[];
  readonly #findings = new ToldFindings();
  #lines = 0;
  #events = 0;
  #facts: Fact[] = [];
  #first: Dated | undefined;
  #last: number | undefined;
  /** Lines that do not even begin as an event does, and whether they hold bytes that no text holds. */
  #alien = 0;
  #strange = false;

  constructor(options: LineCheckOptions) {
    this.#options = options;
    this.#scanner = options.scanner;
    this.#isWanted = options.kinds.map((name) => options.wanted.has(name));
  }

  get events(): number {
    return this.#events;
  }

  get lines(): number {
    return this.#lines;
  }

  /** Whether no line so far even begins as an event does. */
  get isAlien(): boolean {
    return this.#alien === this.#lines;
  }

  /** Whether there are several lines, and all are of something else than a journal. */
  get looksBinary(): boolean {
    return this.#lines > 2 && this.isAlien && (this.#strange || this.#lines >= manyLines);
  }

  /** Whether there is so much to say that it should be told before going on. */
  get isFull(): boolean {
    return this.#findings.count >= mostFindings || this.#facts.length >= mostFacts;
  }

  /** All that was found since the last time, and a new beginning. */
  report(): LineReport {
    const report: LineReport = {
      lines: this.#lines,
      events: this.#events,
      findings: this.#findings.take(),
      facts: this.#facts,
      ...(this.#first && { first: this.#first }),
      ...(this.#last !== undefined && { last: this.#last }),
    };
    this.#lines = 0;
    this.#events = 0;
    this.#facts = [];
    this.#first = undefined;
    this.#last = undefined;
    this.#alien = 0;
    this.#strange = false;
    return report;
  }

  /** These lines come next; it is quicker to tell so. */
  load({ bytes, start, filledTo }: Lines): void {
    this.#scanner.load(bytes, start, filledTo + 1);
  }

  line(line: Line): void {
    const scanner = this.#scanner;
    this.#lines++;
    const kind = scanner.scan(line.bytes, line.start, line.end);
    if (kind === needsParsing) return this.#readLine(line);
    if (kind === otherKind && !this.#findings.isCounted(scanner.nameNumber)) return this.#otherKind(line);
    this.#events++;
    if (this.#options.eventsOnly) return;
    this.#date(scanner.moment, line, this.#options.kinds[kind]);
    if (this.#isWanted[kind]) this.#facts.push({ event: scanner.extracted(), ...this.#placeOf(line) });
  }

  /** The file ends in the midst of this line. */
  lastLine(line: Line): void {
    this.line(line);
    const text = textOf(line);
    const { id: rule, severity, says: expected } = lineEnd;
    const message = 'the file ends without a line end';
    const span = { start: Math.max(0, text.length - 1), end: text.length };
    this.#findings.add({
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
  tooLong({ longest }: { readonly longest: number }): void {
    this.#lines++;
    const message = `the line has more than ${longest} bytes`;
    this.#findings.add({
      ...findingOf({ code: 'too-long', column: 1, raw: '', message }),
      line: this.#lines,
      column: 1,
    });
    if (!this.#options.eventsOnly) this.#facts.push({ line: this.#lines, offset: 0, length: 0 });
  }

  /** Nearly all lines of a real journal are of kinds that come this way once, and are only counted from then on. */
  #otherKind(line: Line): void {
    const { judge, wanted, wantedBare } = this.#options;
    const scanner = this.#scanner;
    const name = scanner.name();
    const isWanted = wanted.has(name);
    if (isWanted && !wantedBare.has(name)) return this.#readLine(line);
    const findings = this.#findings.ofOtherKind(scanner, judge);
    this.#events++;
    this.#date(scanner.moment, line);
    this.#findings.addNews(findings, this.#lines, () => textOf(line));
    if (isWanted) this.#facts.push({ event: scanner.extracted(), ...this.#placeOf(line) });
    else this.#findings.onlyCount(scanner.nameNumber, findings);
  }

  #readLine(line: Line): void {
    const { judge, wanted, kinds, eventsOnly } = this.#options;
    const { event: read, problem } = parseLine(line.bytes.subarray(line.start, line.end));
    const text = problem?.raw ?? textOf(line);
    if (problem) this.#tell(text, findingOf(problem), problem.column);
    const event = read ?? guessed(problem, text);
    if (!event) this.#unreadable(problem, text);
    // What is only guessed tells nothing of the session.
    const isKnown = read !== undefined && typeof read.event === 'string';
    if (!isKnown && !eventsOnly && problem?.code !== 'empty-line') this.#facts.push(this.#placeOf(line));
    if (!event) return;
    this.#events++;
    const findings = judge.findings(event, text);
    const moment = momentOf(event.timestamp);
    if (moment !== undefined) this.#date(moment, line, kinds.includes(event.event) ? event.event : undefined);
    this.#findings.addNews(findings, this.#lines, () => text);
    if (isKnown && wanted.has(event.event)) this.#facts.push({ event, ...this.#placeOf(line) });
  }

  #unreadable(problem: Problem | undefined, text: string): void {
    if (!/^[\s\0\uFEFF]*\{/.test(text)) this.#alien++;
    if (problem?.code === 'invalid-utf8' || problem?.code === 'nul-bytes') this.#strange = true;
  }

  #tell(text: string, finding: Finding, column: number): void {
    this.#findings.add({ ...finding, line: this.#lines, ...inLine(text, { start: column - 1, end: column }) });
  }

  /** Time runs forwards. */
  #date(moment: number, line: Line, kind?: string): void {
    if (this.#options.eventsOnly) return;
    if (this.#last === undefined) {
      this.#first = { moment, ...this.#placeOf(line), ...(kind !== undefined && { kind }) };
    } else if (moment < this.#last) {
      this.#findings.addNews([backwards(moment, this.#last, kind)], this.#lines, () => textOf(line));
    }
    this.#last = moment;
  }

  #placeOf(line: Line): Omit<Fact, 'event'> {
    const place = { line: this.#lines, offset: line.offset, length: line.end - line.start };
    return this.#options.keepsText ? { ...place, text: textOf(line) } : place;
  }
}
