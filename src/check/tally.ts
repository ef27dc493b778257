import type { Dialect } from '../spec/dialect.js';
import type { LeftOut } from './files/left-out.js';
import type { PlacedFinding, Summary } from './finding.js';
import { type HeldTo, heldToTogether } from './held-to.js';
import type { LineReport } from './lines/line-report.js';

const plural = { error: 'errors', warning: 'warnings', note: 'notes' } as const;

/** Counts what is looked at and found in one run. */
export class Tally {
  files = 0;
  lines = 0;
  events = 0;
  readonly leftOut: LeftOut[] = [];
  readonly #held: HeldTo[] = [];
  #first = Infinity;
  #last = -Infinity;
  readonly #found = { errors: 0, warnings: 0, notes: 0 };

  /** Counts a finding that is told. */
  count({ severity }: PlacedFinding): void {
    this.#found[plural[severity]]++;
  }

  /** Counts lines that were looked at. */
  take({ lines, events, first, last }: LineReport): void {
    this.lines += lines;
    this.events += events;
    if (first) this.#first = Math.min(this.#first, first.moment);
    if (last !== undefined) this.#last = Math.max(this.#last, last);
  }

  holdTo(dialect: Dialect, dialectBy: HeldTo['dialectBy']): void {
    this.#held.push({ dialect, dialectBy });
  }

  /** Notes a file that could not be read. */
  unread(file: string): void {
    this.leftOut.push({ file, reason: 'unreadable' });
  }

  get unreadable(): number {
    return this.leftOut.filter(({ reason }) => reason === 'unreadable').length;
  }

  /** From which year to which; nothing where no line tells its time. */
  get years(): Years | undefined {
    if (this.#first === Infinity || this.#last === -Infinity) return undefined;
    return { from: yearOf(this.#first), to: yearOf(this.#last) };
  }

  get summary(): Summary {
    const { files, lines, events } = this;
    return { files, lines, events, ...this.#found, ...heldToTogether(this.#held) };
  }
}

/** From one year to another, both of them included. */
export interface Years {
  readonly from: number;
  readonly to: number;
}

/** Of a moment such as 20261114204100. */
function yearOf(moment: number): number {
  return Math.floor(moment / 1e10);
}
