import { newerVersion } from '../game/game-version.js';
import type { Dialect } from '../interface/dialect/dialects.js';
import { type CheckedDialect, combineDialects } from './checked-dialect.js';
import type { LeftOut } from './files/left-out.js';
import type { LiteralCounts, PlacedFinding, Summary } from './finding.js';
import type { LineReport } from './lines/line-report.js';
import type { LineLiterals } from './literals/line-literals.js';
import { OlderRulesTally } from './older-rules.js';

const countNames = { error: 'errors', warning: 'warnings', note: 'notes' } as const;

/** Counts what one run has checked and found. */
export class CheckTotals {
  files = 0;
  lines = 0;
  events = 0;
  readonly leftOut: LeftOut[] = [];
  readonly olderRules = new OlderRulesTally();
  /** The newest version of the game that was named, if it is newer than the newest known one. */
  newerVersion: string | undefined;
  readonly #dialects: CheckedDialect[] = [];
  #first = Infinity;
  #last = -Infinity;
  #literals: LiteralCounts | undefined;
  readonly #counts = { errors: 0, warnings: 0, notes: 0 };

  /** Counts a reported finding, as often as it occurred. */
  addFinding({ severity, count = 1 }: PlacedFinding): void {
    this.#counts[countNames[severity]] += count;
  }

  /** Counts checked lines. */
  addLines({ lines, events, first, last, newerVersion: version }: LineReport): void {
    this.lines += lines;
    this.events += events;
    if (first) this.#first = Math.min(this.#first, first.moment);
    if (last !== undefined) this.#last = Math.max(this.#last, last);
    this.newerVersion = newerVersion(version, this.newerVersion) ?? this.newerVersion;
  }

  /** Counts the literals of a file of source code, and the lines in them. */
  addLiterals({ literals, switchedOff, uncertain }: LineLiterals): void {
    const before = this.#literals ?? { count: 0, switchedOff: 0, uncertain: 0 };
    this.#literals = {
      count: before.count + literals.length,
      switchedOff: before.switchedOff + switchedOff,
      uncertain: before.uncertain + uncertain,
    };
    const lines = literals.flatMap((each) => each.lines);
    this.lines += lines.length;
    this.events += lines.filter(({ event }) => event !== undefined).length;
  }

  addDialect(dialect: Dialect, dialectBy: CheckedDialect['dialectBy']): void {
    this.#dialects.push({ dialect, dialectBy });
  }

  /** Counts a file that could not be checked, or not to its end. */
  leaveOut(file: string, reason: 'binary' | 'unreadable'): void {
    this.leftOut.push({ file, reason });
  }

  get unreadable(): number {
    return this.leftOut.filter(({ reason }) => reason === 'unreadable').length;
  }

  /** The years of the first and the last event; undefined if no line has a time. */
  get years(): YearRange | undefined {
    if (this.#first === Infinity || this.#last === -Infinity) return undefined;
    return { from: yearOf(this.#first), to: yearOf(this.#last) };
  }

  get summary(): Summary {
    const { files, lines, events } = this;
    const literals = this.#literals && { literals: this.#literals };
    return { files, lines, events, ...this.#counts, ...literals, ...combineDialects(this.#dialects) };
  }
}

/** A range of years, both included. */
export interface YearRange {
  readonly from: number;
  readonly to: number;
}

/** The year of a time that is written as a number, such as 20261114204100. */
function yearOf(moment: number): number {
  return Math.floor(moment / 1e10);
}
