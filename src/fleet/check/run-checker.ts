import { EventChecker } from '../../check/event/event-checker.js';
import { ByteChecker } from '../../check/lines/byte-checker.js';
import { lineCheckerOptions } from '../../check/lines/check-profile.js';
import type { LineCheckerOptions } from '../../check/lines/line-checker.js';
import type { LineReport } from '../../check/lines/line-report.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import { longestLine } from '../../journal/read/size-limits.js';

/** Bytes of a journal without a gap, which begin with a line. */
export interface ByteRun {
  readonly offset: number;
  readonly pieces: readonly Uint8Array[];
  /** The first line began earlier, and is reported as too long: the rest of it is skipped. */
  readonly skipping?: boolean;
  /** Nothing follows: a line without its end is checked, too. */
  readonly isWhole?: boolean;
}

/** What is left behind the last line end. */
export interface RunRemainder {
  readonly unfinished: Uint8Array;
  readonly skipping: boolean;
}

/** What the first bytes of a file show; nothing is decided as long as all lines are those of another file. */
export type Verdict = 'journal' | 'undecided' | { readonly foreign: LineReport };

/** A run up to this size stays in memory until the next one is checked, so that its lines can be read again. */
export const mostRunBytes = 256 * 1024;

/** Room for such a run, and for the beginning of a line that came before it. */
const memorySize = 2 * mostRunBytes;

/** After more, the memory is given back. */
const usualBytes = 8 * 1024 * 1024;

/** Checks lines in one dialect, whosesoever they are. It keeps nothing from one run to the next. */
export class RunChecker {
  readonly dialect: Dialect;
  readonly eventChecker: EventChecker;
  readonly #options: LineCheckerOptions;
  #bytes: ByteChecker;
  #hasGrown = false;
  /** Whether a run was begun and not finished, because it failed: something of it may be left. */
  #isBusy = false;

  constructor(dialect: Dialect) {
    this.dialect = dialect;
    this.eventChecker = new EventChecker(dialect);
    this.#options = lineCheckerOptions({ dialect, eventsOnly: false });
    this.#bytes = new ByteChecker(this.#options, memorySize);
  }

  /** Checks a run, and hands over what is found before the bytes make room for others. */
  check(run: ByteRun, take: (report: LineReport) => void): RunRemainder {
    const { lineChecker } = this.#begin(run);
    this.#feed(run, () => {
      while (!this.#bytes.drain()) take(lineChecker.report());
      take(lineChecker.report());
    });
    if (run.isWhole) {
      this.#bytes.end();
      take(lineChecker.report());
    }
    this.#isBusy = false;
    return { unfinished: run.isWhole ? nothing : this.#bytes.unfinished(), skipping: this.#bytes.isSkipping };
  }

  /** Tells from the first bytes of a file whether it is a journal. */
  judge(run: ByteRun): Verdict {
    const { lineChecker } = this.#begin(run);
    const isForeign = () => lineChecker.isForeign(this.#bytes.nextOffset, false);
    this.#feed(run, () => this.#bytes.drain(Infinity, isForeign));
    if (run.isWhole) this.#bytes.end();
    const { nextOffset } = this.#bytes;
    const foreign = lineChecker.isForeign(nextOffset, run.isWhole === true);
    const undecided = !run.isWhole && lineChecker.mayBeForeign(nextOffset);
    const report = lineChecker.report();
    this.#isBusy = false;
    return foreign ? { foreign: report } : undecided ? 'undecided' : 'journal';
  }

  /** The text of a line of the run that was checked last. */
  textOf(line: { readonly offset: number; readonly length: number }): string {
    return this.#bytes.textOf(line);
  }

  #begin({ offset, pieces, skipping }: ByteRun): ByteChecker {
    const size = pieces.reduce((sum, piece) => sum + piece.length, 0);
    if (this.#hasGrown) this.#bytes = new ByteChecker(this.#options, memorySize);
    this.#hasGrown = size > usualBytes;
    if (this.#isBusy) this.#bytes.lineChecker.report();
    this.#isBusy = true;
    this.#bytes.begin(offset, skipping);
    return this.#bytes;
  }

  #feed({ pieces }: ByteRun, check: () => void): void {
    const bytes = this.#bytes;
    let room = bytes.space();
    let at = 0;
    for (const piece of pieces) {
      let rest = piece;
      while (rest.length > room.length - at) {
        const part = rest.subarray(0, room.length - at);
        room.set(part, at);
        bytes.filled(at + part.length);
        check();
        rest = rest.subarray(part.length);
        room = bytes.space();
        at = 0;
      }
      room.set(rest, at);
      at += rest.length;
    }
    bytes.filled(at);
    check();
    // A line that is too long is reported as soon as it is, not when it ends.
    if (bytes.pending > longestLine) {
      bytes.space();
      check();
    }
  }
}

const nothing = new Uint8Array();

/** One checker for each dialect, made when it is needed: they are large, and commanders are many. */
export class SharedCheckers {
  readonly #checkers = new Map<Dialect, RunChecker>();

  of(dialect: Dialect): RunChecker {
    const checker = this.#checkers.get(dialect) ?? new RunChecker(dialect);
    this.#checkers.set(dialect, checker);
    return checker;
  }
}
