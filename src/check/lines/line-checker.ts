import { newerVersion } from '../../game/game-version.js';
import type { Members, Severity } from '../../interface/object-rule.js';
import { type JournalEvent, membersOf } from '../../journal/journal-event.js';
import type { Problem } from '../../journal/parse/line-problem.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { getOrMake } from '../../words/map-entries.js';
import type { EventChecker } from '../event/event-checker.js';
import { mostPerSeverity } from '../event/finding-collector.js';
import { type Finding, findingOf } from '../finding.js';
import { internalFinding } from '../internal-error.js';
import type { OlderRules } from '../older-rules.js';
import { noLine, otherKind, type Scanner } from '../scan/scanner.js';
import { findingAt } from '../text/locate-findings.js';
import { ForeignFileDetector } from './foreign-file.js';
import { type BufferedLines, type LineBytes, lineText, parseLeniently } from './line-bytes.js';
import { FindingLog } from './line-finding-log.js';
import type { LineReport, TimedLine } from './line-report.js';
import { findingOfProblem, isGameHabit, lineEndRule } from './line-rules.js';
import { versionKinds } from './session-kinds.js';
import type { SessionLine } from './session-lines.js';
import { backwardsFinding, momentOf, timeText } from './time-order.js';

export interface LineCheckerOptions {
  readonly eventChecker: EventChecker;
  readonly scanner: Scanner;
  /** None if every event is checked by itself, and lines are not compared with each other. */
  readonly sessionKinds: ReadonlySet<unknown> | undefined;
  /** How many bytes a line may have. */
  readonly maxLineBytes?: number | undefined;
}

/** A report is due at this many findings or parsed lines. Short-lived objects are cheap to collect. */
const mostFindings = 5000;
const mostParsed = 250;

/** Any valid time, where only the name of an event matters. */
const anyTime = '2026-11-14T20:41:00Z';

const unknownVersion = (): undefined => undefined;

/** Checks line by line. Lines that the scanner does not call clean are parsed and diagnosed. */
export class LineChecker {
  readonly #eventChecker: EventChecker;
  readonly #scanner: Scanner;
  readonly #sessionKinds: ReadonlySet<unknown> | undefined;
  readonly #findings = new FindingLog();
  readonly #foreign = new ForeignFileDetector();
  /** The findings of clean lines of kinds that the dialect does not know: they depend on the name only. */
  readonly #findingsByName = new Map<string, readonly Finding[]>();
  /** Lines that are compared with others and that the scanner has not recorded. */
  #parsed: SessionLine[] = [];
  #lines = 0;
  #events = 0;
  #first: TimedLine | undefined;
  #last: number | undefined;
  /** The scanner's verdict on the last line. */
  #found = noLine;
  #gameVersion: () => string | undefined = unknownVersion;
  #learnsVersion = false;
  /** By version and year. */
  readonly #olderRules = new Map<string, OlderRules>();
  #newerVersion: string | undefined;

  constructor({ eventChecker, scanner, sessionKinds }: LineCheckerOptions) {
    this.#eventChecker = eventChecker;
    this.#scanner = scanner;
    this.#sessionKinds = sessionKinds;
  }

  /**
   * Sets the version of the game that the next lines are judged by. It is read on demand: clean lines do not
   * depend on it. With `mayChange`, it is that of the last Fileheader as soon as one comes.
   */
  judgeBy(version: () => string | undefined = unknownVersion, mayChange = true): void {
    this.#gameVersion = version;
    this.#learnsVersion = mayChange;
  }

  /** Whether the first `bytes` bytes, not yet reported, prove that the file is not a journal. */
  isForeign(bytes: number, isWholeFile: boolean): boolean {
    return this.#foreign.isForeign(this.#lines, bytes, isWholeFile);
  }

  /** Whether it may still turn out that the file is not a journal. */
  mayBeForeign(bytes: number): boolean {
    return this.#foreign.mayBeForeign(this.#lines, bytes);
  }

  /** Whether a report is due. */
  get isFull(): boolean {
    return this.#findings.count >= mostFindings || this.#parsed.length >= mostParsed;
  }

  /** Everything since the last report; counting starts again. `isCertain`: see `FindingLog.flush`. */
  report(isCertain = false): LineReport {
    const report: LineReport = {
      lines: this.#lines,
      events: this.#events,
      repeats: this.#findings.repeats(),
      findings: this.#findings.flush(isCertain),
      sessionLines: { recorded: this.#scanner.takeRecords(), parsed: this.#parsed },
      first: this.#first,
      last: this.#last,
      ...(this.#olderRules.size > 0 && { olderRules: [...this.#olderRules.values()] }),
      newerVersion: this.#newerVersion,
    };
    this.#newerVersion = undefined;
    this.#olderRules.clear();
    this.#parsed = [];
    this.#lines = 0;
    this.#events = 0;
    this.#first = undefined;
    this.#last = undefined;
    this.#foreign.reset();
    return report;
  }

  /**
   * The next lines are in these bytes, from the first of them to a place: the scanner passes over most of
   * them.
   */
  begin({ bytes, start, longest }: BufferedLines, end: number): void {
    this.#scanner.load(bytes, start, end + 1, longest);
    this.#scanner.lastMoment = this.#lastMoment;
  }

  /** Goes on to the next line that the scanner cannot pass over; false if there is none. */
  toNextLine(): boolean {
    const scanner = this.#scanner;
    this.#found = scanner.nextLine(this.#lines);
    this.#lines += scanner.passedLines;
    this.#events += scanner.passedLines;
    if (this.#sessionKinds && scanner.passedLines > 0) this.#last = scanner.lastMoment;
    return this.#found !== noLine;
  }

  /**
   * Where in the bytes that line is: its first byte, and its line feed. Without one, what is left begins
   * there.
   */
  get lineStart(): number {
    return this.#scanner.lineStart;
  }

  get lineEnd(): number {
    return this.#scanner.lineEnd;
  }

  /** Checks that line. */
  checkFound(line: LineBytes): void {
    this.#lines++;
    this.#checkSafely(line, this.#found);
    this.#scanner.lastMoment = this.#lastMoment;
  }

  /** Lines that are passed over are not earlier than the one before; times count for session rules only. */
  get #lastMoment(): number {
    return this.#sessionKinds ? (this.#last ?? Infinity) : 0;
  }

  /** Checks the last line of a file that ends without a line end. */
  checkLastLine(line: LineBytes): void {
    this.#lines++;
    this.#checkSafely(line, this.#scanner.scan(line.bytes, line.start, line.end));
    const text = lineText(line);
    const finding = findingOf(lineEndRule, { found: 'nothing', message: 'the file ends without a line end' });
    const span = { start: Math.max(0, text.length - 1), end: text.length };
    this.#findings.add(findingAt(finding, text, this.#lines, span));
  }

  /** Reports a line that is longer than allowed, and was skipped. */
  reportTooLong({ longest }: { readonly longest: number }): void {
    this.#lines++;
    const message = `the line has more than ${longest} bytes`;
    const finding = findingOfProblem({ code: 'too-long', column: 1, raw: '', message });
    this.#findings.add({ ...finding, line: this.#lines, column: 1 });
    this.#addParsed('', undefined);
  }

  #checkSafely(line: LineBytes, found: number): void {
    try {
      this.#check(line, found);
    } catch (error) {
      this.#addParsed(lineText(line), undefined);
      this.#findings.addNew([internalFinding(error)], this.#lines, () => lineText(line));
    }
  }

  #check(line: LineBytes, found: number): void {
    const scanner = this.#scanner;
    const kind = scanner.kinds[found];
    const notes = kind === undefined ? [] : scanner.notes;
    if ((found === otherKind || notes.length > 0) && this.#eventChecker.isLearnt(kind ?? scanner.name()))
      return this.#parse(line);
    const isClean = kind !== undefined && this.#countNotes(notes);
    if (!isClean && found !== otherKind) return this.#parse(line);
    const name = kind ?? scanner.name();
    if (notes.length > 0) this.#noteRules({ event: name, timestamp: timeText(scanner.moment) });
    this.#events++;
    this.#checkTime(scanner.moment, line, kind);
    if (kind === undefined) this.#findings.addNew(this.#findingsOf(name), this.#lines, () => lineText(line));
    if (!(this.#sessionKinds ?? versionKinds).has(name)) return;
    if (kind !== undefined && !versionKinds.has(kind)) scanner.record(this.#lines);
    else this.#addParsed(lineText(line), parseLine(line.bytes.subarray(line.start, line.end)).event);
  }

  /** Whether all notes on a line were counted: the first of each is made by the diagnosis. */
  #countNotes(notes: readonly string[]): boolean {
    return notes.length <= mostPerSeverity && this.#findings.countAgain(notes);
  }

  #findingsOf(name: string): readonly Finding[] {
    const find = () => this.#eventChecker.findings({ timestamp: anyTime, event: name });
    return getOrMake(this.#findingsByName, name, find);
  }

  /** Parses a line that may not be clean, and checks its event field by field. */
  #parse(line: LineBytes): void {
    const { event: parsed, problem } = parseLine(line.bytes.subarray(line.start, line.end));
    const text = problem?.raw ?? lineText(line);
    const isHabit = problem !== undefined && this.#eventChecker.dialect === 'game' && isGameHabit(problem);
    if (problem) this.#addProblem(problem, isHabit ? 'note' : undefined);
    const event = parsed ?? parseLeniently(problem, text);
    if (!event) this.#foreign.addLine(text, problem);
    // An event that was parsed leniently may be wrong, so the session rules must not build on it.
    const isReliable = (isHabit || parsed !== undefined) && typeof event?.event === 'string';
    if (!isReliable && problem?.code !== 'empty-line') this.#addParsed(text, undefined);
    if (!event) return;
    this.#events++;
    const context = { text, gameVersion: this.#gameVersion() };
    const findings = this.#eventChecker.plainFindings(event, context);
    const members = membersOf(event);
    this.#noteRules(members, () => this.#eventChecker.isAcceptedToday(members));
    const moment = momentOf(event.timestamp);
    const isKnown = this.#scanner.kinds.includes(event.event);
    if (moment !== undefined) this.#checkTime(moment, line, isKnown ? event.event : undefined);
    this.#findings.addNew(
      findings,
      this.#lines,
      () => text,
      (fresh) => this.#eventChecker.withDepartures(fresh, event, context),
    );
    if (isReliable && (this.#sessionKinds ?? versionKinds).has(event.event)) this.#addParsed(text, event);
  }

  #addParsed(text: string, parsed: JournalEvent | undefined): void {
    const event = parsed && membersOf(parsed);
    if (event && this.#learnsVersion) this.#learnVersion(event);
    this.#newerVersion = newerVersion(event?.gameversion, this.#newerVersion) ?? this.#newerVersion;
    if (this.#sessionKinds) this.#parsed.push({ line: this.#lines, text, event });
  }

  #learnVersion({ event, gameversion }: Members): void {
    if (typeof event !== 'string' || !versionKinds.has(event) || typeof gameversion !== 'string') return;
    if (event === 'Fileheader' || this.#gameVersion() === undefined) this.#gameVersion = () => gameversion;
  }

  /** Notes by which rules an event is judged in which today's would find something. */
  #noteRules(event: Members, isAcceptedToday = () => false): void {
    const version = this.#eventChecker.olderVersion(event, { gameVersion: this.#gameVersion() });
    const { timestamp } = event;
    const [year] = (typeof timestamp === 'string' && /^\d{4}/.exec(timestamp)) || [];
    if (version === undefined || year === undefined || isAcceptedToday()) return;
    this.#olderRules.set(`${version} ${year}`, { version, year });
  }

  #addProblem(problem: Problem, severity?: Severity): void {
    const { raw, column } = problem;
    const finding = findingOfProblem(problem, severity);
    this.#findings.add(findingAt(finding, raw, this.#lines, { start: column - 1, end: column }));
  }

  /** Compares the time of a line with that of the line before it. */
  #checkTime(moment: number, line: LineBytes, kind: string | undefined): void {
    if (!this.#sessionKinds) return;
    const { dialect } = this.#eventChecker;
    if (this.#last === undefined) {
      this.#first = { moment, line: this.#lines, text: lineText(line), kind, dialect };
    } else if (moment < this.#last) {
      this.#findings.addNew([backwardsFinding({ moment, kind, dialect }, this.#last)], this.#lines, () =>
        lineText(line),
      );
    }
    this.#last = moment;
  }
}
