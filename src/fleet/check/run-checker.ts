import { EventChecker } from '../../check/event/event-checker.js';
import { ByteChecker } from '../../check/lines/byte-checker.js';
import { lineCheckerOptions } from '../../check/lines/check-profile.js';
import type { LineCheckerOptions } from '../../check/lines/line-checker.js';
import type { LineReport } from '../../check/lines/line-report.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import { longestLine } from '../../journal/read/size-limits.js';
import { getOrMake } from '../../words/map-entries.js';

/** Contiguous bytes of a journal, starting with a line. */
export interface ByteRun {
  readonly offset: number;
  readonly pieces: readonly Uint8Array[];
  /** The first line began earlier and was reported as too long: its rest is skipped. */
  readonly skipping?: boolean;
  /** The version of the game that the journal has named before. */
  readonly gameVersion?: () => string | undefined;
  /** Nothing follows: an unfinished line is checked, too. */
  readonly isWhole?: boolean;
}

/** The bytes after the last line end. */
export interface RunRemainder {
  readonly unfinished: Uint8Array;
  readonly skipping: boolean;
}

/** The nature of a file by its first bytes; undecided as long as no line looks like a journal. */
export type Verdict = 'journal' | 'undecided' | { readonly foreign: LineReport };

/** After larger runs the memory is released. */
const usualBytes = 8 * 1024 * 1024;

/** Checks lines in one dialect, for all commanders. Keeps no state between runs. */
export class RunChecker {
  readonly dialect: Dialect;
  readonly eventChecker: EventChecker;
  readonly #options: LineCheckerOptions;
  #bytes: ByteChecker;
  #hasGrown = false;
  /** A run failed midway: some of its results may be left. */
  #isBusy = false;

  constructor(dialect: Dialect) {
    this.dialect = dialect;
    this.eventChecker = new EventChecker(dialect);
    this.#options = lineCheckerOptions({ dialect, eventsOnly: false });
    this.#bytes = new ByteChecker(this.#options);
  }

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

  /** Decides from the first bytes of a file whether it is a journal. */
  judge(run: ByteRun): Verdict {
    const { lineChecker } = this.#begin(run);
    const isForeign = () => lineChecker.isForeign(this.#bytes.lines.nextOffset, false);
    this.#feed(run, () => this.#bytes.drain(Infinity, isForeign));
    if (run.isWhole) this.#bytes.end();
    const { nextOffset } = this.#bytes.lines;
    const foreign = lineChecker.isForeign(nextOffset, run.isWhole === true);
    const undecided = !run.isWhole && lineChecker.mayBeForeign(nextOffset);
    const report = lineChecker.report();
    this.#isBusy = false;
    return foreign ? { foreign: report } : undecided ? 'undecided' : 'journal';
  }

  #begin({ offset, pieces, skipping, gameVersion }: ByteRun): ByteChecker {
    const size = pieces.reduce((sum, piece) => sum + piece.length, 0);
    if (this.#hasGrown) this.#bytes = new ByteChecker(this.#options);
    this.#hasGrown = size > usualBytes;
    if (this.#isBusy) this.#bytes.lineChecker.report();
    this.#isBusy = true;
    this.#bytes.begin(offset, skipping);
    this.#bytes.lineChecker.judgeBy(gameVersion);
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
        bytes.lines.filled(at + part.length);
        check();
        rest = rest.subarray(part.length);
        room = bytes.space();
        at = 0;
      }
      room.set(rest, at);
      at += rest.length;
    }
    bytes.lines.filled(at);
    check();
    // An overlong line is reported as soon as it exceeds the limit, not at its end.
    if (bytes.lines.pending > longestLine) {
      bytes.space();
      check();
    }
  }
}

const nothing = new Uint8Array();

/** One checker per dialect, created on demand: they are large, and shared by all commanders. */
export class SharedCheckers {
  readonly #checkers = new Map<Dialect, RunChecker>();

  of(dialect: Dialect): RunChecker {
    return getOrMake(this.#checkers, dialect, () => new RunChecker(dialect));
  }
}
