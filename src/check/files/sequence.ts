import path from 'node:path';
import { parseJournalName } from '../../journal/names.js';
import type { Members } from '../../spec/rule.js';
import type { Finding, PlacedFinding } from '../finding.js';
import { backwards } from '../lines/clock.js';
import { type Fact, type LineReport, placed } from '../lines/line-check.js';
import { SessionCheck } from '../session/session.js';
import { textOfLine } from './journal-text.js';

/** A line of a journal, to be read again. */
type Reread = Omit<Fact, 'event'>;

/** Puts together what was found in pieces, in the order of play, and adds what shows only across them. */
export class Sequence {
  /** Every event by itself, if there is none. */
  readonly #session: SessionCheck | undefined;
  #file = '';
  #launch = '';
  /** Lines of this file before the piece. */
  #before = 0;
  #last: number | undefined;
  /** The last line that each kind stood in. */
  readonly #lines = new Map<string, { readonly file: string; readonly at: Reread }>();

  constructor(eventsOnly: boolean) {
    this.#session = eventsOnly ? undefined : new SessionCheck();
  }

  begin(file: string): void {
    const name = path.basename(file);
    const launch = launchOf(name);
    if (launch !== this.#launch) this.#last = undefined;
    this.#launch = launch;
    this.#file = file;
    this.#before = 0;
    this.#session?.beginFile(name);
  }

  /** All findings in a piece, line by line, from left to right. */
  take({ findings, facts, first, last, lines }: LineReport): PlacedFinding[] {
    const own = findings.map((finding) => ({ ...finding, file: this.#file, line: finding.line + this.#before }));
    const late: PlacedFinding[] = [];
    if (first && this.#last !== undefined && first.moment < this.#last) {
      late.push(...this.#placed([backwards(first.moment, this.#last, first.kind)], first));
    }
    for (const fact of facts) late.push(...this.#take(fact));
    this.#last = last ?? this.#last;
    this.#before += lines;
    return [...own, ...late].sort((a, b) => a.line - b.line || a.column - b.column);
  }

  /** What a companion contradicts in the journals before it. */
  companion(event: Members): Finding[] {
    return this.#session?.companion(event) ?? [];
  }

  /** A finding about the last line of a kind, if there was one. */
  atLastOf(kind: string, finding: Finding): PlacedFinding[] {
    const line = this.#lines.get(kind);
    return line ? inText(line.file, line.at, [{ ...finding, kind }]) : [];
  }

  #take(fact: Fact): PlacedFinding[] {
    const line = fact.line + this.#before;
    const { event, ...place } = fact;
    if (!event) {
      this.#session?.gap();
      return [];
    }
    this.#lines.set(String(event.event), { file: this.#file, at: { ...place, line } });
    return this.#placed(this.#session?.event(event, line) ?? [], fact);
  }

  #placed(findings: readonly Finding[], at: Reread): PlacedFinding[] {
    return inText(this.#file, { ...at, line: at.line + this.#before }, findings);
  }
}

function inText(file: string, at: Reread, findings: readonly Finding[]): PlacedFinding[] {
  if (findings.length === 0) return [];
  return placed(findings, textOfLine(file, at), at.line).map((finding) => ({ ...finding, file }));
}

/** The parts of one launch of the game are one journal; any other file is by itself. */
function launchOf(name: string): string {
  const journal = parseJournalName(name);
  return journal ? `${journal.edition} ${journal.started}` : name;
}
