import { type OptionShapes } from '../../words/shape/check-options.js';
import { abortSignal, aString, listOf, numberWithin, trueOrFalse } from '../../words/shape/shape.js';
import { beginning, type Position } from '../read/journal-entry.js';
import { lineBytes } from '../read/size-limits.js';

/** How a directory is watched. */
export interface WatchOptions {
  /**
   * Where to begin: at the `start` of everything already written, at its `end` to get only what is written
   * from now on, or at a position. If the directory does not exist yet, everything in it is new.
   */
  readonly from?: 'start' | 'end' | Position;
  /**
   * Reports only lines of these kinds. Lines of other kinds are skipped by their first bytes, without being
   * parsed; one whose kind is unclear is reported as a problem.
   */
  readonly kinds?: readonly string[];
  /** Report companion files, too; `true` by default. */
  readonly companions?: boolean;
  /**
   * Add the lists from the companion file to a bare line of the same kind and timestamp, such as NavRoute or
   * Market.
   */
  readonly joined?: boolean;
  /** Milliseconds between checks for changes that file notifications have missed; 1000 by default. */
  readonly reconcile?: number;
  /**
   * Milliseconds that a new line waits for its companion file; 250 by default. A companion file that cannot
   * be parsed is probably being written: it is reported as a problem only after four times as long.
   */
  readonly companionTimeout?: number;
  /**
   * A longer line is reported as a problem and skipped; 64 MB by default. So is a companion file of that
   * size, or of more than 8 MB.
   */
  readonly maxLineBytes?: number;
  /** Ends the watch when aborted; that is not an error. */
  readonly signal?: AbortSignal;
}

/** Maximum delay of a timer. */
const longestWait = 2 ** 31 - 1;

export const watchChecks: OptionShapes<WatchOptions> = {
  from: beginning,
  kinds: listOf('names of kinds', aString),
  companions: trueOrFalse,
  joined: trueOrFalse,
  reconcile: numberWithin(1, longestWait, 'a number of milliseconds'),
  companionTimeout: numberWithin(0, longestWait, 'a number of milliseconds'),
  maxLineBytes: lineBytes,
  signal: abortSignal,
};
