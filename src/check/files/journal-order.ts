import { dialectNames } from '../../interface/dialect/dialects.js';
import type { Members } from '../../interface/object-rule.js';
import { fileNameOf } from '../../journal/file-name.js';
import { parseJournalName } from '../../journal/journal-names.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { type Finding, inFile, type PlacedFinding } from '../finding.js';
import type { LinePlace, LineReport, SessionLines } from '../lines/line-report.js';
import { timeBackwardsRule } from '../lines/line-rules.js';
import { repeatedLineFinding, unrepeatableKinds } from '../lines/repeated-lines.js';
import { referringKindsOf } from '../lines/session-fields.js';
import { placeSize } from '../lines/session-line-log.js';
import { backwardsFinding } from '../lines/time-order.js';
import { timeFrom } from '../session/field-readers.js';
import { type KindPlan, planOf } from '../session/kind-plans.js';
import { noDay } from '../session/moment-text.js';
import { SessionChecker, type SessionSnapshot } from '../session/session-checker.js';
import { locatedFindings } from '../text/locate-findings.js';

/** The last line of a kind that refers to a companion. */
export interface LastLine {
  readonly kind: string;
  /** Larger for a later line. */
  readonly order: number;
  readonly file: string;
  readonly line: number;
  readonly timestamp: string | undefined;
}

/** In any dialect. */
const referringKinds = new Set(dialectNames.flatMap(referringKindsOf));

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
  readonly #lastLines = new Map<string, LastLine>();
  #previous: PreviousLine | undefined;
  /** The names of kinds in the last report, and what is known of those that were met. */
  #kinds: readonly string[] = [];
  #ordered: OrderedKind[] = [];

  constructor(eventsOnly: boolean, readAgain: ReadAgain, failed?: RuleFailure) {
    this.#readAgain = readAgain;
    this.#failed = failed;
    this.#session = eventsOnly ? undefined : new SessionChecker();
  }

  beginFile(file: string): void {
    const name = fileNameOf(file);
    const launch = launchOf(name);
    if (launch !== this.#launch) this.#last = undefined;
    this.#launch = launch;
    this.#file = file;
    this.#before = 0;
    this.#previous = undefined;
    this.#session?.beginFile(name);
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
      this.#checkSessionLines(sessionLines, this.#session, late);
      this.#previous = this.#lastLine(sessionLines, lines);
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
      lastLines: [...this.#lastLines.values()],
      previous: this.#previous && this.#textOf(this.#previous.text),
      session: this.#session?.snapshot(),
    };
  }

  /** Makes a new order one that knows what another did. */
  restore({ file, before, last, order, lastLines, previous, session }: OrderSnapshot): void {
    this.#file = file;
    this.#launch = launchOf(fileNameOf(file));
    this.#before = before;
    this.#last = last;
    this.#order = order;
    for (const each of lastLines) this.#lastLines.set(each.kind, each);
    const kind = previous === undefined ? undefined : parseLine(previous).event?.event;
    this.#previous = kind === undefined ? undefined : { kind, line: before, text: previous as string };
    if (session) this.#session?.restore(session);
  }

  /** One loop over plain numbers: in the first pass, which is the one that counts for a command, each call costs. */
  #checkSessionLines(lines: SessionLines, session: SessionChecker, late: PlacedFinding[]): void {
    const { kinds, places, values } = lines;
    if (kinds !== this.#kinds) [this.#kinds, this.#ordered] = [kinds, []];
    const ordered = this.#ordered;
    const linesBefore = this.#before;
    let first = 0;
    for (let at = 0; at < places.length; at += placeSize) {
      const number = places[at] as number;
      if (number < 0) {
        session.markGap();
        continue;
      }
      const kind = (ordered[number] ??= orderedKind(kinds[number] as string));
      const { plan } = kind;
      const line = (places[at + 1] as number) + linesBefore;
      const day = places[at + 4] as number;
      const time = places[at + 5] as number;
      if (day === noDay) first++;
      const event = plan.view.show(values, first, day, time);
      first += plan.width;
      if (kind.isReferring) this.#keepReference(kind.name, event, line);
      // A copied line does not change the state of the session.
      const findings =
        kind.isUnrepeatable && this.#isRepeated(lines, at, kind.name, line)
          ? [repeatedLineFinding(kind.name)]
          : this.#sessionFindings(session, plan, event, line, day, time);
      if (findings.length > 0) late.push(...this.#placed(findings, line, placeOf(lines, at)));
    }
  }

  /** Whether a line is a copy of the one before it. Few are of the same kind and second, so that their texts are worth reading. */
  #isRepeated(lines: SessionLines, at: number, kind: string, line: number): boolean {
    const { places } = lines;
    if (at === 0) {
      const previous = this.#previous;
      if (previous?.line !== line - 1 || previous.kind !== kind) return false;
      return this.#textOf(previous.text) === this.#textOf(placeOf(lines, at));
    }
    const before = at - placeSize;
    if (places[before] !== places[at] || places[before + 1] !== (places[at + 1] as number) - 1) return false;
    if (places[before + 4] !== places[at + 4] || places[before + 5] !== places[at + 5]) return false;
    return this.#textOf(placeOf(lines, before)) === this.#textOf(placeOf(lines, at));
  }

  #keepReference(kind: string, { timestamp }: Members, line: number): void {
    const [order, file] = [this.#order++, this.#file];
    this.#lastLines.set(kind, { kind, order, file, line, timestamp: timeFrom(timestamp) });
  }

  #sessionFindings(
    session: SessionChecker,
    plan: KindPlan,
    event: Members,
    line: number,
    day: number,
    time: number,
  ): readonly Finding[] {
    try {
      return session.checkLine(plan, event, line, day, time);
    } catch (error) {
      if (!this.#failed) throw error;
      this.#failed(line, error);
      session.markGap();
      return [];
    }
  }

  /** The last of the lines that were just checked, if it is a session line and the next must not be a copy of it. */
  #lastLine(sessionLines: SessionLines, count: number): PreviousLine | undefined {
    if (count === 0) return this.#previous;
    const { places } = sessionLines;
    const at = places.length - placeSize;
    const kind = this.#ordered[places[at] ?? -1];
    if (!kind?.isUnrepeatable || places[at + 1] !== count) return undefined;
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

function placeOf({ places, texts }: SessionLines, at: number): LinePlace {
  const [offset, length] = [places[at + 2] as number, places[at + 3] as number];
  return { offset, length, text: texts?.[at / placeSize] };
}

/** What matters of the lines of a kind. */
interface OrderedKind {
  readonly name: string;
  readonly plan: KindPlan;
  readonly isReferring: boolean;
  readonly isUnrepeatable: boolean;
}

function orderedKind(name: string): OrderedKind {
  const [isReferring, isUnrepeatable] = [referringKinds.has(name), unrepeatableKinds.has(name)];
  return { name, plan: planOf(name), isReferring, isUnrepeatable };
}

/** By line and column. `time/backwards` comes first, because it may be found here or in a chunk, depending on the cut. */
function byPosition(a: PlacedFinding, b: PlacedFinding): number {
  return a.line - b.line || a.column - b.column || Number(isBackwards(b)) - Number(isBackwards(a));
}

function isBackwards({ rule }: PlacedFinding): boolean {
  return rule === timeBackwardsRule.id;
}

/** The same for all parts of one launch of the game, and different for any other file. */
function launchOf(name: string): string {
  const journal = parseJournalName(name);
  return journal ? `${journal.edition} ${journal.started}` : name;
}
