import type { JournalEvent } from '../../journal/journal-event.js';
import { nulBytes, type Problem } from '../../journal/parse/line-problem.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import type { EventChecker } from '../event/event-checker.js';
import { type Finding, findingOf } from '../finding.js';
import { needsParsing, noLine, otherKind, type Scanner } from '../scan/scanner.js';
import { noDay } from '../session/moment-text.js';
import { findingAt } from '../text/locate-findings.js';
import { breakOf, nulsBefore } from './damaged-lines.js';
import { FindingBuffer } from './finding-buffer.js';
import { ForeignFileDetector } from './foreign-file.js';
import { type BufferedLines, type LineBytes, lineText, parseLeniently } from './line-bytes.js';
import type { LinePlace, LineReport, TimedLine } from './line-report.js';
import { findingOfProblem, lineEndRule } from './line-rules.js';
import { type SessionKind, SessionLineLog } from './session-line-log.js';
import { backwardsFinding, dayOf, momentIn, momentOf, timeOf } from './time-order.js';

export interface LineCheckerOptions {
  readonly eventChecker: EventChecker;
  readonly scanner: Scanner;
  /** The kinds that the session rules need, and the names of the members that they read of each. */
  readonly sessionKinds: ReadonlyMap<string, readonly string[]>;
  /** The names of the kinds, by their number in the catalogue. */
  readonly kinds: readonly string[];
  /** Whether every event is checked by itself, and lines are not compared with each other. */
  readonly eventsOnly: boolean;
  /** How many bytes a line may have. */
  readonly maxLineBytes?: number | undefined;
  /** Whether reports include the text of session lines, because the source cannot be read again. */
  readonly keepsText?: boolean;
}

/** How many findings and session lines are kept in memory before a report is due. */
const mostFindings = 5000;
const mostSessionLines = 20_000;

/**
 * Checks line by line. The scanner accepts most clean lines from their bytes alone; any other line is parsed, and the event
 * is checked field by field.
 */
export class LineChecker {
  readonly #options: LineCheckerOptions;
  readonly #scanner: Scanner;
  readonly #sessionLines: SessionLineLog;
  /** What the session rules need of each kind, by its number. */
  readonly #sessionKinds: readonly (SessionKind | undefined)[];
  readonly #findings = new FindingBuffer();
  readonly #foreign = new ForeignFileDetector();
  #lines = 0;
  #events = 0;
  #first: TimedLine | undefined;
  /** The time of the last line in two numbers: a moment in one is too large to be kept without an object of its own. */
  #lastDay = noDay;
  #lastTime = 0;
  /** What the scanner says of the line that was found last. */
  #found = noLine;
  /** Where in the file the bytes begin in which lines are found. */
  #bytesOffset = 0;
  /** The numbers of other kinds over whose lines the scanner goes alone. */
  #quietNames: readonly number[] = [];

  constructor(options: LineCheckerOptions) {
    this.#options = options;
    this.#scanner = options.scanner;
    this.#sessionLines = new SessionLineLog(options.scanner, options.sessionKinds, options.kinds);
    this.#sessionKinds = options.kinds.map((name) => this.#sessionLines.kind(name));
    for (const [number, kind] of this.#sessionKinds.entries()) {
      if (kind) options.scanner.quiet.setRowKind(number);
      else options.scanner.quiet.setKind(number, true);
    }
  }

  /** Whether the file is certainly not a journal, if so many bytes from its beginning are checked and not yet reported. */
  isForeign(bytes: number, isWholeFile: boolean): boolean {
    return this.#foreign.isForeign(this.#lines, bytes, isWholeFile);
  }

  /** Whether it may still turn out that the file is not a journal. */
  mayBeForeign(bytes: number): boolean {
    return this.#foreign.mayBeForeign(this.#lines, bytes);
  }

  /** Whether there is so much to report that it should be done before going on. */
  get isFull(): boolean {
    return this.#findings.count >= mostFindings || this.#sessionLines.count >= mostSessionLines;
  }

  /**
   * Everything since the last report; counting starts again. If nobody will leave it out, what it has with its place is only
   * counted from now on: the lines to come are later ones.
   */
  report(isCertain = false): LineReport {
    const repeats = this.#findings.repeats();
    const report: LineReport = {
      lines: this.#lines,
      events: this.#events,
      findings: this.#findings.flush(isCertain),
      ...(repeats.length > 0 && { repeats }),
      sessionLines: this.#sessionLines.flush(),
      ...(this.#first && { first: this.#first }),
      ...(this.#lastDay !== noDay && { last: momentIn(this.#lastDay, this.#lastTime) }),
    };
    this.#lines = 0;
    this.#events = 0;
    this.#first = undefined;
    this.#lastDay = noDay;
    this.#foreign.reset();
    return report;
  }

  /** The next lines stand in these bytes, from the first of them to a place: the scanner goes over most of them alone. */
  begin({ bytes, start, longest, bytesOffset }: BufferedLines, end: number): void {
    const { quiet } = this.#scanner;
    this.#bytesOffset = bytesOffset;
    quiet.longestLine = longest;
    this.#quietNames = this.#findings.knownNames();
    for (const number of this.#quietNames) quiet.setName(number, true);
    this.#findings.beginRemarks(this.#scanner);
    this.#tellLast();
    this.#scanner.load(bytes, start, end + 1);
  }

  /** Goes on to the next line about which there is more to say than that it is clean; false if there is none. */
  toNextLine(): boolean {
    const scanner = this.#scanner;
    // Where texts are kept, each line is added with its own.
    this.#sessionLines.expect(this.#options.keepsText ? -1 : this.#lines, this.#bytesOffset);
    this.#found = scanner.nextLine();
    const passed = scanner.quietLines;
    if (passed > 0) {
      this.#lines += passed;
      this.#events += passed;
      if (!this.#options.eventsOnly) {
        this.#lastDay = scanner.quiet.lastDay;
        this.#lastTime = scanner.quiet.lastTime;
      }
    }
    return this.#found !== noLine;
  }

  /** Where in the bytes that line stands: its first byte, and its line feed. Without one, what is left begins there. */
  get lineStart(): number {
    return this.#scanner.lineStart;
  }

  get lineEnd(): number {
    return this.#scanner.lineEnd;
  }

  /** Checks that line. */
  checkFound(line: LineBytes): void {
    this.#lines++;
    this.#checkScanned(line, this.#found);
    this.#tellLast();
  }

  /** Something else may be scanned until the next lines begin. */
  pause(): void {
    const { quiet } = this.#scanner;
    this.#findings.endRemarks(this.#scanner);
    for (const number of this.#quietNames) {
      quiet.setName(number, false);
      this.#findings.countName(number, quiet.takeNameCount(number));
    }
  }

  #tellLast(): void {
    if (this.#options.eventsOnly) this.#scanner.quiet.lastMoment = undefined;
    else this.#scanner.quiet.setLast(this.#lastDay, this.#lastTime);
  }

  #checkScanned(line: LineBytes, kind: number): void {
    const scanner = this.#scanner;
    if (kind === needsParsing) return this.#checkDamaged(line);
    if (kind === otherKind && !this.#findings.countIfKnown(scanner.nameNumber)) return this.#checkOtherKind(line);
    if (scanner.remarkCount > 0 && !this.#addRemarked(line, kind)) return this.#parseLine(line);
    this.#addClean(line, kind);
  }

  /** Counts the line that was scanned last, and keeps what is needed of it. */
  #addClean(line: LineBytes, kind: number): void {
    this.#events++;
    if (this.#options.eventsOnly) return;
    this.#checkTime(this.#scanner.day, this.#scanner.time, line, this.#options.kinds[kind]);
    const sessionKind = this.#sessionKinds[kind];
    if (sessionKind) this.#addScannedLine(sessionKind, line);
  }

  /** A line that is not clean: its bytes may show why. */
  #checkDamaged(line: LineBytes): void {
    const { bytes, start, end } = line;
    if (bytes[start] === 0) {
      const nuls = nulsBefore(line);
      const kind = this.#scanner.scan(bytes, start + nuls, end);
      if (kind < 0 || this.#scanner.remarkCount > 0) return this.#parseLine(line);
      this.#addProblem(nulBytes(nuls, 0).toProblem(lineText(line)));
      return this.#addClean(line, kind);
    }
    const problem = breakOf(this.#scanner, line);
    if (!problem) return this.#parseLine(line);
    this.#addProblem(problem);
    if (!this.#options.eventsOnly) this.#addUnreadableLine(line);
  }

  /** Checks a line by itself. */
  checkLine(line: LineBytes): void {
    this.#lines++;
    this.#checkScanned(line, this.#scanner.scan(line.bytes, line.start, line.end));
  }

  /** Checks the last line of a file that ends without a line end. */
  checkLastLine(line: LineBytes): void {
    // The bytes may have changed since the last load.
    this.#scanner.load(line.bytes, line.start, line.end + 1);
    this.checkLine(line);
    const text = lineText(line);
    const finding = findingOf(lineEndRule, { found: 'nothing', message: 'the file ends without a line end' });
    const span = { start: Math.max(0, text.length - 1), end: text.length };
    this.#findings.add(findingAt(finding, text, this.#lines, span));
  }

  /** Reports a line that is longer than allowed, and was skipped. */
  reportTooLong({ longest }: { readonly longest: number }): void {
    this.#lines++;
    const message = `the line has more than ${longest} bytes`;
    this.#findings.add({
      ...findingOfProblem({ code: 'too-long', column: 1, raw: '', message }),
      line: this.#lines,
      column: 1,
    });
    if (this.#options.eventsOnly) return;
    this.#sessionLines.addUnreadable(this.#lines, 0, 0);
    if (this.#options.keepsText) this.#sessionLines.addText(this.#lines, '');
  }

  /**
   * A clean line of a kind that the specification does not describe: nearly all lines of a real journal. Each kind comes here
   * once, and is only counted from then on.
   */
  #checkOtherKind(line: LineBytes): void {
    const { eventChecker } = this.#options;
    const scanner = this.#scanner;
    const sessionKind = this.#sessionLines.kind(scanner.name());
    const findings = this.#findings.forOtherKind(scanner, eventChecker);
    if (sessionKind && sessionKind.members.length > 0) return this.#parseLine(line, findings);
    this.#events++;
    this.#checkTime(scanner.day, scanner.time, line);
    this.#findings.addNew(findings, this.#lines, () => lineText(line));
    if (sessionKind) this.#addScannedLine(sessionKind, line);
    else this.#findings.onlyCount(scanner.nameNumber, findings);
  }

  /** Parses and checks a line; its event need not be diagnosed where the findings are known. */
  #parseLine(line: LineBytes, known?: readonly Finding[]): void {
    const { eventChecker, kinds, eventsOnly } = this.#options;
    const { event: parsed, problem } = parseLine(line.bytes.subarray(line.start, line.end));
    const text = problem?.raw ?? lineText(line);
    if (problem) this.#addProblem(problem);
    const event = parsed ?? parseLeniently(problem, text);
    if (!event) this.#foreign.addLine(text, problem);
    // An event that was parsed leniently may be wrong, so the session rules must not build on it.
    const isReliable = parsed !== undefined && typeof parsed.event === 'string';
    if (!isReliable && !eventsOnly && problem?.code !== 'empty-line') this.#addUnreadableLine(line);
    if (!event) return;
    this.#events++;
    const findings = known ?? eventChecker.plainFindings(event, text);
    const moment = momentOf(event.timestamp);
    if (moment !== undefined) {
      this.#checkTime(dayOf(moment), timeOf(moment), line, kinds.includes(event.event) ? event.event : undefined);
    }
    this.#findings.addNew(
      findings,
      this.#lines,
      () => text,
      (fresh) => eventChecker.withDepartures(fresh, event, text),
    );
    if (isReliable) this.#addParsedLine(line, event);
  }

  #addRemarked(bytes: LineBytes, kind: number): boolean {
    const { eventChecker, kinds } = this.#options;
    return this.#findings.addRemarked(this.#scanner, eventChecker, {
      line: this.#lines,
      bytes,
      kind: kinds[kind] as string,
    });
  }

  #addProblem(problem: Problem): void {
    const { raw, column } = problem;
    this.#findings.add(findingAt(findingOfProblem(problem), raw, this.#lines, { start: column - 1, end: column }));
  }

  #addScannedLine(kind: SessionKind, line: LineBytes): void {
    const length = line.end - line.start;
    if (!this.#sessionLines.addScanned(kind, this.#lines, line.offset, length)) {
      const { event } = parseLine(line.bytes.subarray(line.start, line.end));
      if (event) this.#sessionLines.addEvent(kind, event, this.#lines, line.offset, length);
    }
    this.#keepText(line);
  }

  #addParsedLine(line: LineBytes, event: JournalEvent): void {
    const kind = this.#sessionLines.kind(event.event);
    if (!kind) return;
    this.#sessionLines.addEvent(kind, event, this.#lines, line.offset, line.end - line.start);
    this.#keepText(line);
  }

  #addUnreadableLine(line: LineBytes): void {
    this.#sessionLines.addUnreadable(this.#lines, line.offset, line.end - line.start);
    this.#keepText(line);
  }

  #keepText(line: LineBytes): void {
    if (this.#options.keepsText) this.#sessionLines.addText(this.#lines, lineText(line));
  }

  /** Compares the time of a line with that of the line before it. */
  #checkTime(day: number, time: number, line: LineBytes, kind?: string): void {
    if (this.#options.eventsOnly) return;
    const lastDay = this.#lastDay;
    const lastTime = this.#lastTime;
    if (lastDay === noDay) {
      this.#first = { time: momentIn(day, time), ...this.#positionOf(line), ...(kind !== undefined && { kind }) };
    } else if (day < lastDay || (day === lastDay && time < lastTime)) {
      const finding = backwardsFinding(momentIn(day, time), momentIn(lastDay, lastTime), kind);
      this.#findings.addNew([finding], this.#lines, () => lineText(line));
    }
    this.#lastDay = day;
    this.#lastTime = time;
  }

  #positionOf(line: LineBytes): LinePlace & { readonly line: number } {
    const position = { line: this.#lines, offset: line.offset, length: line.end - line.start };
    return this.#options.keepsText ? { ...position, text: lineText(line) } : position;
  }
}
