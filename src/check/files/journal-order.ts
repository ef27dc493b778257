import path from 'node:path';
import type { Members } from '../../interface/object-rule.js';
import { parseJournalName } from '../../journal/journal-names.js';
import type { Finding, PlacedFinding } from '../finding.js';
import type { LineReport, SessionLine } from '../lines/line-report.js';
import { timeBackwardsRule } from '../lines/line-rules.js';
import { mayBeRepeated, repeatedLineFinding } from '../lines/repeated-lines.js';
import { backwardsFinding } from '../lines/time-order.js';
import { SessionChecker } from '../session/session-checker.js';
import { locatedFindings } from '../text/locate-findings.js';
import { rereadLine } from './reread-line.js';

/** Where the last line of a kind stands, and when it was written. */
export interface LastLine {
  readonly kind: string;
  /** How many lines that were looked at came before it. */
  readonly order: number;
  readonly file: string;
  readonly line: number;
  readonly timestamp: unknown;
}

/** Puts together what was found in pieces, in the order of play, and adds what shows only across them. */
export class JournalOrder {
  /** Every event by itself, if there is none. */
  readonly #session: SessionChecker | undefined;
  #file = '';
  #launch = '';
  /** Lines of this file before the piece. */
  #before = 0;
  #last: number | undefined;
  #order = 0;
  /** The last line that each kind stood in. */
  readonly #lines = new Map<string, LastLine>();
  /** The line of a kind that the session wants to know of which came last in this file. */
  #previous: { readonly event: Members; readonly fact: SessionLine; readonly line: number } | undefined;

  constructor(eventsOnly: boolean) {
    this.#session = eventsOnly ? undefined : new SessionChecker();
  }

  beginFile(file: string): void {
    const name = path.basename(file);
    const launch = launchOf(name);
    if (launch !== this.#launch) this.#last = undefined;
    this.#launch = launch;
    this.#file = file;
    this.#before = 0;
    this.#previous = undefined;
    this.#session?.beginFile(name);
  }

  /** All findings in a piece, line by line, from left to right. */
  addReport({ findings, sessionLines, first, last, lines }: LineReport): PlacedFinding[] {
    const own = findings.map((finding) => ({ ...finding, file: this.#file, line: finding.line + this.#before }));
    const late: PlacedFinding[] = [];
    if (first && this.#last !== undefined && first.time < this.#last) {
      late.push(...this.#placed([backwardsFinding(first.time, this.#last, first.kind)], first));
    }
    for (const fact of sessionLines) late.push(...this.#take(fact));
    this.#last = last ?? this.#last;
    this.#before += lines;
    return [...own, ...late].sort(byPosition);
  }

  /** What a companion contradicts in the journals before it. */
  checkCompanion(event: Members): Finding[] {
    return this.#session?.checkCompanion(event) ?? [];
  }

  /** Where the last line of a kind stood, if there was one. */
  lastOf(kind: string): LastLine | undefined {
    return this.#lines.get(kind);
  }

  /** Part of the journal cannot be read: what it told, and when it ended, nobody knows. */
  markGap(): void {
    this.#last = undefined;
    this.#session?.markGap();
  }

  #take(fact: SessionLine): PlacedFinding[] {
    const line = fact.line + this.#before;
    const { event } = fact;
    if (!event) {
      this.#session?.markGap();
      return [];
    }
    const kind = String(event.event);
    this.#lines.set(kind, { kind, order: this.#order++, file: this.#file, line, timestamp: event.timestamp });
    const isRepeated = this.#isRepeated(event, fact, line);
    this.#previous = { event, fact, line };
    // Nothing happened a second time: the session is where it was.
    if (isRepeated) return this.#placed([repeatedLineFinding(kind)], fact);
    return this.#placed(this.#session?.checkEvent(event, line) ?? [], fact);
  }

  #isRepeated(event: Members, fact: SessionLine, line: number): boolean {
    const before = this.#previous;
    if (!before || before.line !== line - 1 || !mayBeRepeated(before.event, event)) return false;
    return rereadLine(this.#file, before.fact) === rereadLine(this.#file, fact);
  }

  #placed(findings: readonly Finding[], at: Omit<SessionLine, 'event'>): PlacedFinding[] {
    if (findings.length === 0) return [];
    const [file, text] = [this.#file, rereadLine(this.#file, at)];
    return locatedFindings(findings, text, at.line + this.#before).map((finding) => ({ ...finding, file }));
  }
}

/** By place. Time that runs backwards goes first at its own: it is found here or in a piece, as the file was cut. */
function byPosition(a: PlacedFinding, b: PlacedFinding): number {
  return a.line - b.line || a.column - b.column || Number(isBackwards(b)) - Number(isBackwards(a));
}

function isBackwards({ rule }: PlacedFinding): boolean {
  return rule === timeBackwardsRule.id;
}

/** The parts of one launch of the game are one journal; any other file is by itself. */
function launchOf(name: string): string {
  const journal = parseJournalName(name);
  return journal ? `${journal.edition} ${journal.started}` : name;
}
