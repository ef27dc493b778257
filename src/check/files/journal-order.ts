import type { Members } from '../../interface/object-rule.js';
import { fileNameOf } from '../../journal/file-name.js';
import { parseJournalName } from '../../journal/journal-names.js';
import type { Finding, PlacedFinding } from '../finding.js';
import type { LineReport, SessionLine } from '../lines/line-report.js';
import { timeBackwardsRule } from '../lines/line-rules.js';
import { mayBeRepeated, repeatedLineFinding } from '../lines/repeated-lines.js';
import { backwardsFinding } from '../lines/time-order.js';
import { SessionChecker } from '../session/session-checker.js';
import { locatedFindings } from '../text/locate-findings.js';

/** The last line of a kind. */
export interface LastLine {
  readonly kind: string;
  /** Larger for a later line. */
  readonly order: number;
  readonly file: string;
  readonly line: number;
  readonly timestamp: unknown;
}

/** The text of a line that was checked before; empty if it cannot be read any more. */
export type ReadAgain = (file: string, line: Omit<SessionLine, 'event' | 'line'>) => string;

/** Puts the reports of chunks together in the order of play, and adds the findings that need several lines. */
export class JournalOrder {
  /** Undefined if every event is checked by itself. */
  readonly #session: SessionChecker | undefined;
  readonly #readAgain: ReadAgain;
  #file = '';
  #launch = '';
  /** The number of lines of this file before the chunk. */
  #before = 0;
  #last: number | undefined;
  #order = 0;
  /** The last line of each kind. */
  readonly #lastLines = new Map<string, LastLine>();
  /** The last session line of this file. */
  #previous: { readonly event: Members; readonly sessionLine: SessionLine; readonly line: number } | undefined;

  constructor(eventsOnly: boolean, readAgain: ReadAgain) {
    this.#readAgain = readAgain;
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

  /** All findings of the next chunk, ordered by line and column. */
  addReport({ findings, sessionLines, first, last, lines }: LineReport): PlacedFinding[] {
    const own = findings.map((finding) => ({ ...finding, file: this.#file, line: finding.line + this.#before }));
    const late: PlacedFinding[] = [];
    if (first && this.#last !== undefined && first.time < this.#last) {
      late.push(...this.#placed([backwardsFinding(first.time, this.#last, first.kind)], first));
    }
    for (const sessionLine of sessionLines) late.push(...this.#checkSessionLine(sessionLine));
    this.#last = last ?? this.#last;
    this.#before += lines;
    return [...own, ...late].sort(byPosition);
  }

  /** Findings about a companion that contradicts the journals. */
  checkCompanion(event: Members): Finding[] {
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

  #checkSessionLine(sessionLine: SessionLine): PlacedFinding[] {
    const line = sessionLine.line + this.#before;
    const { event } = sessionLine;
    if (!event) {
      this.#session?.markGap();
      return [];
    }
    const kind = String(event.event);
    this.#lastLines.set(kind, { kind, order: this.#order++, file: this.#file, line, timestamp: event.timestamp });
    const isRepeated = this.#isRepeated(event, sessionLine, line);
    this.#previous = { event, sessionLine, line };
    // A copied line does not change the state of the session.
    if (isRepeated) return this.#placed([repeatedLineFinding(kind)], sessionLine);
    return this.#placed(this.#session?.checkEvent(event, line) ?? [], sessionLine);
  }

  #isRepeated(event: Members, sessionLine: SessionLine, line: number): boolean {
    const before = this.#previous;
    if (!before || before.line !== line - 1 || !mayBeRepeated(before.event, event)) return false;
    return this.#readAgain(this.#file, before.sessionLine) === this.#readAgain(this.#file, sessionLine);
  }

  #placed(findings: readonly Finding[], at: Omit<SessionLine, 'event'>): PlacedFinding[] {
    if (findings.length === 0) return [];
    const [file, text] = [this.#file, this.#readAgain(this.#file, at)];
    return locatedFindings(findings, text, at.line + this.#before).map((finding) => ({ ...finding, file }));
  }
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
