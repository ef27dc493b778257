import type { Problem } from '../../journal/parse/line-problem.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import type { EventChecker } from '../event/event-checker.js';
import { type Finding, findingOf } from '../finding.js';
import { needsParsing, otherKind, type Scanner } from '../scan/scanner.js';
import { excerptAt } from '../text/locate-findings.js';
import { FindingBuffer } from './finding-buffer.js';
import { type BufferedLines, type LineBytes, lineText, parseLeniently } from './line-bytes.js';
import type { LineReport, SessionLine, TimedLine } from './line-report.js';
import { findingOfProblem, lineEndRule } from './line-rules.js';
import { backwardsFinding, momentOf } from './time-order.js';

export interface LineCheckerOptions {
  readonly judge: EventChecker;
  readonly scanner: Scanner;
  /** The kinds of which the session wants to know, and those of them that count by their time and name alone. */
  readonly sessionKinds: ReadonlySet<string>;
  readonly nameOnlyKinds: ReadonlySet<string>;
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
const enoughForeignLines = 100;
/** So many findings, or facts for the session, are kept in memory at a time. */
const mostFindings = 5000;
const mostSessionLines = 20_000;

/** Checks line by line. A line that is certainly clean costs a look at its bytes; any other is read and diagnosed. */
export class LineChecker {
  readonly #options: LineCheckerOptions;
  readonly #scanner: Scanner;
  /** For each kind, whether the session wants to know of it. */
  readonly #isWanted: readonly boolean[];
  readonly #findings = new FindingBuffer();
  #lines = 0;
  #events = 0;
  #facts: SessionLine[] = [];
  #first: TimedLine | undefined;
  #last: number | undefined;
  /** Lines that do not even begin as an event does, and whether they hold bytes that no text holds. */
  #alien = 0;
  #strange = false;

  constructor(options: LineCheckerOptions) {
    this.#options = options;
    this.#scanner = options.scanner;
    this.#isWanted = options.kinds.map((name) => options.sessionKinds.has(name));
  }

  get events(): number {
    return this.#events;
  }

  get lines(): number {
    return this.#lines;
  }

  /** Whether no line so far even begins as an event does. */
  get looksForeign(): boolean {
    return this.#alien === this.#lines;
  }

  /** Whether there are several lines, and all are of something else than a journal. */
  get looksBinary(): boolean {
    return this.#lines > 2 && this.looksForeign && (this.#strange || this.#lines >= enoughForeignLines);
  }

  /** Whether there is so much to say that it should be told before going on. */
  get isFull(): boolean {
    return this.#findings.count >= mostFindings || this.#facts.length >= mostSessionLines;
  }

  /** All that was found since the last time, and a new beginning. */
  report(): LineReport {
    const report: LineReport = {
      lines: this.#lines,
      events: this.#events,
      findings: this.#findings.flush(),
      sessionLines: this.#facts,
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
  load({ bytes, start, filledTo }: BufferedLines): void {
    this.#scanner.load(bytes, start, filledTo + 1);
  }

  checkLine(line: LineBytes): void {
    const scanner = this.#scanner;
    this.#lines++;
    const kind = scanner.scan(line.bytes, line.start, line.end);
    if (kind === needsParsing) return this.#readLine(line);
    if (kind === otherKind && !this.#findings.countIfKnown(scanner.nameNumber)) return this.#otherKind(line);
    this.#events++;
    if (this.#options.eventsOnly) return;
    this.#date(scanner.moment, line, this.#options.kinds[kind]);
    if (this.#isWanted[kind]) this.#facts.push({ event: scanner.extracted(), ...this.#placeOf(line) });
  }

  /** The file ends in the midst of this line. */
  checkLastLine(line: LineBytes): void {
    this.checkLine(line);
    const text = lineText(line);
    const finding = findingOf(lineEndRule, { found: 'nothing', message: 'the file ends without a line end' });
    const span = { start: Math.max(0, text.length - 1), end: text.length };
    this.#findings.add({ ...finding, line: this.#lines, ...excerptAt(text, span) });
  }

  /** A line goes on and on; nobody keeps it. */
  reportTooLong({ longest }: { readonly longest: number }): void {
    this.#lines++;
    const message = `the line has more than ${longest} bytes`;
    this.#findings.add({
      ...findingOfProblem({ code: 'too-long', column: 1, raw: '', message }),
      line: this.#lines,
      column: 1,
    });
    if (!this.#options.eventsOnly) this.#facts.push({ line: this.#lines, offset: 0, length: 0 });
  }

  /** Nearly all lines of a real journal are of kinds that come this way once, and are only counted from then on. */
  #otherKind(line: LineBytes): void {
    const { judge: checker, sessionKinds, nameOnlyKinds } = this.#options;
    const scanner = this.#scanner;
    const name = scanner.name();
    const isWanted = sessionKinds.has(name);
    if (isWanted && !nameOnlyKinds.has(name)) return this.#readLine(line);
    const findings = this.#findings.forOtherKind(scanner, checker);
    this.#events++;
    this.#date(scanner.moment, line);
    this.#findings.addNew(findings, this.#lines, () => lineText(line));
    if (isWanted) this.#facts.push({ event: scanner.extracted(), ...this.#placeOf(line) });
    else this.#findings.onlyCount(scanner.nameNumber, findings);
  }

  #readLine(line: LineBytes): void {
    const { judge: checker, sessionKinds, kinds, eventsOnly } = this.#options;
    const { event: read, problem } = parseLine(line.bytes.subarray(line.start, line.end));
    const text = problem?.raw ?? lineText(line);
    if (problem) this.#tell(text, findingOfProblem(problem), problem.column);
    const event = read ?? parseLeniently(problem, text);
    if (!event) this.#unreadable(problem, text);
    // What is only guessed tells nothing of the session.
    const isKnown = read !== undefined && typeof read.event === 'string';
    if (!isKnown && !eventsOnly && problem?.code !== 'empty-line') this.#facts.push(this.#placeOf(line));
    if (!event) return;
    this.#events++;
    const findings = checker.findings(event, text);
    const moment = momentOf(event.timestamp);
    if (moment !== undefined) this.#date(moment, line, kinds.includes(event.event) ? event.event : undefined);
    this.#findings.addNew(findings, this.#lines, () => text);
    if (isKnown && sessionKinds.has(event.event)) this.#facts.push({ event, ...this.#placeOf(line) });
  }

  #unreadable(problem: Problem | undefined, text: string): void {
    if (!/^[\s\0\uFEFF]*\{/.test(text)) this.#alien++;
    if (problem?.code === 'invalid-utf8' || problem?.code === 'nul-bytes') this.#strange = true;
  }

  #tell(text: string, finding: Finding, column: number): void {
    this.#findings.add({ ...finding, line: this.#lines, ...excerptAt(text, { start: column - 1, end: column }) });
  }

  /** Time runs forwards. */
  #date(moment: number, line: LineBytes, kind?: string): void {
    if (this.#options.eventsOnly) return;
    if (this.#last === undefined) {
      this.#first = { time: moment, ...this.#placeOf(line), ...(kind !== undefined && { kind }) };
    } else if (moment < this.#last) {
      this.#findings.addNew([backwardsFinding(moment, this.#last, kind)], this.#lines, () => lineText(line));
    }
    this.#last = moment;
  }

  #placeOf(line: LineBytes): Omit<SessionLine, 'event'> {
    const place = { line: this.#lines, offset: line.offset, length: line.end - line.start };
    return this.#options.keepsText ? { ...place, text: lineText(line) } : place;
  }
}
