import { eventNameOf, type Members } from '../../interface/object-rule.js';
import { fileNameOf } from '../../journal/file-name.js';
import { type JournalName, parseJournalName } from '../../journal/journal-names.js';
import { timeFrom } from '../../state/fold-fields.js';
import { type Finding, inFile, type PlacedFinding } from '../finding.js';
import type { LineReport } from '../lines/line-report.js';
import { timeBackwardsRule } from '../lines/line-rules.js';
import { repeatedLineFinding, unrepeatableKinds } from '../lines/repeated-lines.js';
import { referringKinds } from '../lines/session-kinds.js';
import { inOrder, type SessionLine } from '../lines/session-lines.js';
import { backwardsFinding } from '../lines/time-order.js';
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

/** Where an order is between two reports. */
interface OrderPlace {
  file: string;
  /** The number of lines of this file before the next report. */
  before: number;
  last?: number | undefined;
  order: number;
  /** The text of the last line, if the next must not be a copy of it. */
  previous?: string | undefined;
}

/** What an order knows between two reports, as JSON. */
export interface OrderSnapshot extends Readonly<OrderPlace> {
  readonly lastLines: readonly LastLine[];
  readonly session?: SessionSnapshot | undefined;
}

/**
 * Puts the reports of chunks together in the order of play, and adds the findings that need several lines.
 */
export class JournalOrder {
  /** Undefined if every event is checked by itself. */
  readonly #session: SessionChecker | undefined;
  #at: OrderPlace = { file: '', before: 0, order: 0 };
  #launch = '';
  readonly #lastLines = new Map<string, LastLine>();

  constructor(eventsOnly: boolean) {
    this.#session = eventsOnly ? undefined : new SessionChecker();
  }

  beginFile(file: string): void {
    const name = fileNameOf(file);
    const journal = parseJournalName(name);
    const launch = launchOf(name, journal);
    const last = launch === this.#launch ? this.#at.last : undefined;
    this.#launch = launch;
    this.#at = { file, before: 0, last, order: this.#at.order };
    this.#session?.beginFile(name, journal);
  }

  /** Resumes a file after its first `lines` lines. What happened in between is not known. */
  resumeFile(file: string, lines: number): void {
    this.beginFile(file);
    this.#at.before = lines;
    this.markGap();
  }

  /** All findings of the next chunk, ordered by line and column. */
  addReport({ findings, sessionLines, first, last, lines }: LineReport): PlacedFinding[] {
    const all = findings.map((finding) => inFile(finding, this.#at.file, finding.line + this.#at.before));
    if (first && this.#at.last !== undefined && first.moment < this.#at.last) {
      all.push(...this.#placed([backwardsFinding(first, this.#at.last)], first));
    }
    const session = this.#session;
    if (session && lines > 0) {
      let previous: PreviousLine = { line: 0, text: () => this.#at.previous };
      inOrder(sessionLines, (line) => {
        const isCopy = line.line === previous.line + 1 && line.text === previous.text();
        const found = this.#check(line, isCopy, session);
        if (found.length > 0) all.push(...this.#placed(found, line));
        previous = isUnrepeatable(line) ? { line: line.line, text: line.laterText ?? (() => line.text) } : noLine;
      });
      this.#at.previous = previous.line === lines ? previous.text() : undefined;
    }
    this.#at.last = last ?? this.#at.last;
    this.#at.before += lines;
    return all.sort(byPosition);
  }

  #check({ line, event }: SessionLine, isCopy: boolean, session: SessionChecker): readonly Finding[] {
    if (!event) {
      session.markGap();
      return [];
    }
    const kind = eventNameOf(event);
    if (referringKinds.has(kind)) {
      const timestamp = timeFrom(event.timestamp);
      const place = { file: this.#at.file, line: line + this.#at.before };
      this.#lastLines.set(kind, { kind, order: this.#at.order++, ...place, timestamp });
    }
    // A copied line does not change the state of the session.
    if (isCopy) return [repeatedLineFinding(kind)];
    return session.checkEvent(event, line + this.#at.before);
  }

  #placed(findings: readonly Finding[], { line, text }: Pick<SessionLine, 'line' | 'text'>): PlacedFinding[] {
    return locatedFindings(findings, text, line + this.#at.before).map((finding) => ({
      ...finding,
      file: this.#at.file,
    }));
  }

  /** Findings about a companion that contradicts the journals. */
  checkCompanion(event: Members): readonly Finding[] {
    return this.#session?.checkCompanion(event) ?? [];
  }

  /** The version of the game that the launch has named so far. */
  get gameVersion(): string | undefined {
    return this.#session?.gameVersion;
  }

  /** The last line of a kind, if there was one. */
  lastOf(kind: string): LastLine | undefined {
    return this.#lastLines.get(kind);
  }

  /**
   * A part of the journal cannot be read, so the time and the state of the session are not certain any more.
   */
  markGap(): void {
    this.#at.last = undefined;
    this.#session?.markGap();
  }

  snapshot(): OrderSnapshot {
    return { ...this.#at, lastLines: [...this.#lastLines.values()], session: this.#session?.snapshot() };
  }

  /** Makes a new order one that knows what another did. */
  restore({ lastLines, session, ...at }: OrderSnapshot): void {
    const name = fileNameOf(at.file);
    this.#at = at;
    this.#launch = launchOf(name, parseJournalName(name));
    for (const each of lastLines) this.#lastLines.set(each.kind, each);
    if (session) this.#session?.restore(session);
  }
}

/** The line before, if the next must not be a copy of it. */
interface PreviousLine {
  readonly line: number;
  readonly text: () => string | undefined;
}

const noLine: PreviousLine = { line: 0, text: () => undefined };

function isUnrepeatable({ event }: SessionLine): boolean {
  return event !== undefined && unrepeatableKinds.has(eventNameOf(event));
}

/**
 * By line and column. `time/backwards` comes first, because it may be found here or in a chunk, depending on
 * the cut.
 */
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
