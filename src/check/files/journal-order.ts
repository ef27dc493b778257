import type { Members } from '../../interface/object-rule.js';
import { fileNameOf } from '../../journal/file-name.js';
import { type JournalName, parseJournalName } from '../../journal/journal-names.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { type Finding, inFile, type PlacedFinding } from '../finding.js';
import type { LinePlace, LineReport, SessionLines } from '../lines/line-report.js';
import { timeBackwardsRule } from '../lines/line-rules.js';
import { repeatedLineFinding } from '../lines/repeated-lines.js';
import { backwardsFinding } from '../lines/time-order.js';
import { rowDay, rowLength, rowLine, rowOffset, rowSize, rowTime, testsHold } from '../scan/row-format.js';
import { noRows, RowReader, wordsOf } from '../scan/session-rows.js';
import { SessionChecker, type SessionSnapshot } from '../session/session-checker.js';
import { locatedFindings } from '../text/locate-findings.js';
import { type LastLine, LastLineSoFar } from './last-line.js';
import { type OrderedKind, orderedKind } from './ordered-kind.js';

/** What an order knows between two reports, as JSON. */
export interface OrderSnapshot {
  readonly file: string;
  readonly before: number;
  readonly last?: number | undefined;
  readonly order: number;
  readonly lastLines: readonly LastLine[];
  /** The text of the last line, if the next must not be a copy of it. */
  readonly previous?: string | undefined;
  readonly session?: SessionSnapshot | undefined;
}

/** The last line of a report, if the next must not be a copy of it; its text, or where it can be read again. */
interface PreviousLine {
  readonly kind: string;
  readonly line: number;
  readonly text: string | LinePlace;
}

/** Reads lines again that were checked before. */
export interface ReadAgain {
  /** The text of a line; empty if it cannot be read any more. */
  (file: string, line: LinePlace): string;
  /** Whether it can be asked at any time; otherwise only until the next report. */
  readonly atAnyTime?: boolean;
}

/** Is told that a session rule failed at a line; without it, the error is thrown. */
export type RuleFailure = (line: number, error: unknown) => void;

type CheckedLine = Parameters<SessionChecker['checkLine']>;

/** Puts the reports of chunks together in the order of play, and adds the findings that need several lines. */
export class JournalOrder {
  /** Undefined if every event is checked by itself. */
  readonly #session: SessionChecker | undefined;
  readonly #readAgain: ReadAgain;
  readonly #failed: RuleFailure | undefined;
  #file = '';
  #launch = '';
  /** The number of lines of this file before the chunk. */
  #before = 0;
  #last: number | undefined;
  #order = 0;
  readonly #lastLines = new Map<string, LastLineSoFar>();
  #previous: PreviousLine | undefined;
  /** The names of kinds in the last report, and what is known of those that were met. */
  #kinds: readonly string[] = [];
  #ordered: OrderedKind[] = [];
  readonly #reader = new RowReader();

  constructor(eventsOnly: boolean, readAgain: ReadAgain, failed?: RuleFailure) {
    this.#readAgain = readAgain;
    this.#failed = failed;
    this.#session = eventsOnly ? undefined : new SessionChecker();
  }

  beginFile(file: string): void {
    const name = fileNameOf(file);
    const journal = parseJournalName(name);
    const launch = launchOf(name, journal);
    if (launch !== this.#launch) this.#last = undefined;
    this.#launch = launch;
    this.#file = file;
    this.#before = 0;
    this.#previous = undefined;
    this.#session?.beginFile(name, journal);
  }

  /** Goes on with a file that was left for others, after so many of its lines. What happened meanwhile is not known. */
  resumeFile(file: string, lines: number): void {
    this.beginFile(file);
    this.#before = lines;
    this.markGap();
  }

  /** All findings of the next chunk, ordered by line and column. */
  addReport({ findings, sessionLines, first, last, lines }: LineReport): PlacedFinding[] {
    const own = findings.map((finding) => inFile(finding, this.#file, finding.line + this.#before));
    const late: PlacedFinding[] = [];
    if (first && this.#last !== undefined && first.time < this.#last) {
      late.push(
        ...this.#placed([backwardsFinding(first.time, this.#last, first.kind)], first.line + this.#before, first),
      );
    }
    if (this.#session) {
      const at = this.#checkSessionLines(sessionLines, this.#session, late);
      this.#previous = this.#lastLine(sessionLines, at, lines);
    }
    this.#last = last ?? this.#last;
    this.#before += lines;
    return [...own, ...late].sort(byPosition);
  }

  /** Findings about a companion that contradicts the journals. */
  checkCompanion(event: Members): readonly Finding[] {
    return this.#session?.checkCompanion(event) ?? [];
  }

  /** The last line of a kind, if there was one. */
  lastOf(kind: string): LastLine | undefined {
    return this.#lastLines.get(kind);
  }

  /** A part of the journal cannot be read, so the time and the state of the session are not certain any more. */
  markGap(): void {
    this.#last = undefined;
    this.#session?.markGap();
  }

  snapshot(): OrderSnapshot {
    return {
      file: this.#file,
      before: this.#before,
      last: this.#last,
      order: this.#order,
      lastLines: Array.from(this.#lastLines.values(), (each) => each.snapshot()),
      previous: this.#previous && this.#textOf(this.#previous.text),
      session: this.#session?.snapshot(),
    };
  }

  /** Makes a new order one that knows what another did. */
  restore({ file, before, last, order, lastLines, previous, session }: OrderSnapshot): void {
    this.#file = file;
    const name = fileNameOf(file);
    this.#launch = launchOf(name, parseJournalName(name));
    this.#before = before;
    this.#last = last;
    this.#order = order;
    for (const each of lastLines) this.#soFar(each.kind).restore(each);
    const kind = previous === undefined ? undefined : parseLine(previous).event?.event;
    this.#previous = kind === undefined ? undefined : { kind, line: before, text: previous as string };
    if (session) this.#session?.restore(session);
  }

  /**
   * One loop over plain numbers: in the first pass, which is the one that counts for a command, each call costs. Gives the place of the
   * last line.
   */
  #checkSessionLines(lines: SessionLines, session: SessionChecker, late: PlacedFinding[]): number {
    const { kinds, rows } = lines;
    if (kinds !== this.#kinds) [this.#kinds, this.#ordered] = [kinds, []];
    const ordered = this.#ordered;
    const linesBefore = this.#before;
    const failed = this.#failed;
    // Where failures are told, every line goes one way.
    const takesUsual = failed === undefined;
    const reader = this.#reader;
    reader.open(rows);
    const { words } = reader;
    let before = -1;
    let size = 0;
    let lastNumber = -1;
    let lastTime = -1;
    for (let at = 0; at < words.length; before = at, at += 2 * (size & ~testsHold)) {
      const number = words[at] as number;
      size = words[at + rowSize / 4] as number;
      const time = words[at + rowTime / 4] as number;
      // Few are of the same kind and time as the one before, so that more has to be compared.
      const mayBeCopy = before < 0 || (number === lastNumber && time === lastTime);
      lastNumber = number;
      lastTime = time;
      if (number < 0) {
        session.markGap();
        continue;
      }
      const kind = (ordered[number] ??= orderedKind(kinds[number] as string));
      const { plan } = kind;
      const line = (words[at + rowLine / 4] as number) + linesBefore;
      const day = words[at + rowDay / 4] as number;
      const row = at >> 1;
      if (takesUsual && plan.takeUsual && !mayBeCopy && session.takeUsual(plan, reader, row, line, day, time)) continue;
      const event = plan.view.show(reader, row, day, time);
      if (kind.isReferring) this.#soFar(kind.name).moveTo(this.#order++, this.#file, line, day, time, event);
      const hold = (size & testsHold) !== 0;
      let findings: readonly Finding[];
      // A copied line does not change the state of the session.
      if (mayBeCopy && kind.isUnrepeatable && this.#isRepeated(lines, words, before, at, kind.name)) {
        findings = [repeatedLineFinding(kind.name)];
      } else if (failed) findings = this.#guarded(failed, session, plan, event, line, day, time, hold);
      else findings = session.checkLine(plan, event, line, day, time, hold);
      if (findings.length > 0) late.push(...this.#placed(findings, line, placeOf(lines, at)));
    }
    reader.open(noRows);
    return before;
  }

  /** Whether a line is a copy of the one before it. Few are of the same kind and second, so that their texts are worth reading. */
  #isRepeated(lines: SessionLines, words: Int32Array, before: number, at: number, kind: string): boolean {
    const line = words[at + rowLine / 4] as number;
    if (before < 0) {
      const previous = this.#previous;
      if (previous?.line !== line + this.#before - 1 || previous.kind !== kind) return false;
      return this.#textOf(previous.text) === this.#textOf(placeOf(lines, at));
    }
    if (words[before] !== words[at] || words[before + rowLine / 4] !== line - 1) return false;
    if (
      words[before + rowDay / 4] !== words[at + rowDay / 4] ||
      words[before + rowTime / 4] !== words[at + rowTime / 4]
    )
      return false;
    return this.#textOf(placeOf(lines, before)) === this.#textOf(placeOf(lines, at));
  }

  #guarded(failed: RuleFailure, session: SessionChecker, ...checked: CheckedLine): readonly Finding[] {
    try {
      return session.checkLine(...checked);
    } catch (error) {
      const [, , line] = checked;
      failed(line, error);
      session.markGap();
      return [];
    }
  }

  #soFar(kind: string): LastLineSoFar {
    let last = this.#lastLines.get(kind);
    if (!last) this.#lastLines.set(kind, (last = new LastLineSoFar(kind)));
    return last;
  }

  /** The last of the lines that were just checked, if it is a session line and the next must not be a copy of it. */
  #lastLine(sessionLines: SessionLines, at: number, count: number): PreviousLine | undefined {
    if (count === 0) return this.#previous;
    const words = wordsOf(sessionLines.rows);
    const kind = this.#ordered[words[at] ?? -1];
    if (!kind?.isUnrepeatable || words[at + rowLine / 4] !== count) return undefined;
    const place = placeOf(sessionLines, at);
    const text = this.#readAgain.atAnyTime ? place : this.#textOf(place);
    return { kind: kind.name, line: this.#before + count, text };
  }

  #textOf(text: string | LinePlace): string {
    return typeof text === 'string' ? text : this.#readAgain(this.#file, text);
  }

  #placed(findings: readonly Finding[], line: number, place: LinePlace): PlacedFinding[] {
    const [file, text] = [this.#file, this.#readAgain(this.#file, place)];
    return locatedFindings(findings, text, line).map((finding) => ({ ...finding, file }));
  }
}

function placeOf({ rows, texts }: SessionLines, at: number): LinePlace {
  const words = wordsOf(rows);
  const offset = rows.cells[at / 2 + rowOffset / 8] as number;
  return { offset, length: words[at + rowLength / 4] as number, text: texts?.get(words[at + rowLine / 4] as number) };
}

/** By line and column. `time/backwards` comes first, because it may be found here or in a chunk, depending on the cut. */
function byPosition(a: PlacedFinding, b: PlacedFinding): number {
  return a.line - b.line || a.column - b.column || Number(isBackwards(b)) - Number(isBackwards(a));
}

function isBackwards({ rule }: PlacedFinding): boolean {
  return rule === timeBackwardsRule.id;
}

/** The same for all parts of one launch of the game, and different for any other file. */
function launchOf(name: string, journal: JournalName | undefined): string {
  return journal ? `${journal.edition} ${journal.started}` : name;
}
