import type { Members } from '../../interface/object-rule.js';
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

/**
 * Puts the reports of chunks together in the order of play, and adds the findings that need several lines.
 */
export class JournalOrder {
  /** Undefined if every event is checked by itself. */
  readonly #session: SessionChecker | undefined;
  #file = '';
  #launch = '';
  /** The number of lines of this file before the chunk. */
  #before = 0;
  #last: number | undefined;
  #order = 0;
  readonly #lastLines = new Map<string, LastLine>();
  /** The text of the line before, if the next must not be a copy of it. */
  #previous: string | undefined;

  constructor(eventsOnly: boolean) {
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

  /** Resumes a file after its first `lines` lines. What happened in between is not known. */
  resumeFile(file: string, lines: number): void {
    this.beginFile(file);
    this.#before = lines;
    this.markGap();
  }

  /** All findings of the next chunk, ordered by line and column. */
  addReport({ findings, sessionLines, first, last, lines }: LineReport): PlacedFinding[] {
    const all = findings.map((finding) => inFile(finding, this.#file, finding.line + this.#before));
    if (first && this.#last !== undefined && first.moment < this.#last) {
      all.push(...this.#placed([backwardsFinding(first, this.#last)], first));
    }
    const session = this.#session;
    if (session && lines > 0) {
      let previous: PreviousLine = { line: 0, text: () => this.#previous };
      inOrder(sessionLines, (line) => {
        const isCopy = line.line === previous.line + 1 && line.text === previous.text();
        const found = this.#check(line, isCopy, session);
        if (found.length > 0) all.push(...this.#placed(found, line));
        previous = isUnrepeatable(line) ? { line: line.line, text: line.laterText ?? (() => line.text) } : noLine;
      });
      this.#previous = previous.line === lines ? previous.text() : undefined;
    }
    this.#last = last ?? this.#last;
    this.#before += lines;
    return all.sort(byPosition);
  }

  #check({ line, event }: SessionLine, isCopy: boolean, session: SessionChecker): readonly Finding[] {
    if (!event) {
      session.markGap();
      return [];
    }
    const kind = String(event.event);
    if (referringKinds.has(kind)) {
      const timestamp = timeFrom(event.timestamp);
      const place = { file: this.#file, line: line + this.#before };
      this.#lastLines.set(kind, { kind, order: this.#order++, ...place, timestamp });
    }
    // A copied line does not change the state of the session.
    if (isCopy) return [repeatedLineFinding(kind)];
    return session.checkEvent(event, line + this.#before);
  }

  #placed(findings: readonly Finding[], { line, text }: Pick<SessionLine, 'line' | 'text'>): PlacedFinding[] {
    return locatedFindings(findings, text, line + this.#before).map((finding) => ({ ...finding, file: this.#file }));
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
      previous: this.#previous,
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
    for (const each of lastLines) this.#lastLines.set(each.kind, each);
    this.#previous = previous;
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
  return event !== undefined && unrepeatableKinds.has(String(event.event));
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
