import type { Dialect } from '../interface/dialect/dialects.js';
import { type CheckedDialect, combineDialects } from './checked-dialect.js';
import type { LeftOut } from './files/left-out.js';
import type { PlacedFinding, Summary } from './finding.js';
import type { LineReport } from './lines/line-report.js';

const countNames = { error: 'errors', warning: 'warnings', note: 'notes' } as const;

/** Counts what is looked at and found in one run. */
export class CheckTotals {
  files = 0;
  lines = 0;
  events = 0;
  readonly leftOut: LeftOut[] = [];
  readonly #held: CheckedDialect[] = [];
  #first = Infinity;
  #last = -Infinity;
  readonly #found = { errors: 0, warnings: 0, notes: 0 };

  /** Counts a finding that is told. */
  addFinding({ severity }: PlacedFinding): void {
    this.#found[countNames[severity]]++;
  }

  /** Counts lines that were looked at. */
  addLines({ lines, events, first, last }: LineReport): void {
    this.lines += lines;
    this.events += events;
    if (first) this.#first = Math.min(this.#first, first.time);
    if (last !== undefined) this.#last = Math.max(this.#last, last);
  }

  addDialect(dialect: Dialect, dialectBy: CheckedDialect['dialectBy']): void {
    this.#held.push({ dialect, dialectBy });
  }

  /** Notes a file that could not be read. */
  addUnreadable(file: string): void {
    this.leftOut.push({ file, reason: 'unreadable' });
  }

  get unreadable(): number {
    return this.leftOut.filter(({ reason }) => reason === 'unreadable').length;
  }

  /** From which year to which; nothing where no line tells its time. */
  get years(): YearRange | undefined {
    if (this.#first === Infinity || this.#last === -Infinity) return undefined;
    return { from: yearOf(this.#first), to: yearOf(this.#last) };
  }

  get summary(): Summary {
    const { files, lines, events } = this;
    return { files, lines, events, ...this.#found, ...combineDialects(this.#held) };
  }
}

/** From one year to another, both of them included. */
export interface YearRange {
  readonly from: number;
  readonly to: number;
}

/** Of a moment such as 20261114204100. */
function yearOf(moment: number): number {
  return Math.floor(moment / 1e10);
}
