import type { CompanionKind, EventOf } from '../../interface/event-types.js';
import {
  abortSignal,
  aString,
  checkOptions,
  listOf,
  numberWithin,
  type OptionChecks,
  trueOrFalse,
} from '../../words/option-gate.js';
import { assertDirectory } from '../directories.js';
import type { JournalEvent } from '../journal-event.js';
import { beginning, type Position } from '../read/journal-entry.js';
import { lineBytes } from '../read/size-limits.js';
import { DirectoryWatch } from './directory-watch.js';
import { Watching } from './watching.js';

export type { Watched } from './watched.js';

export interface WatchOptions {
  /**
   * Where to begin: at the `start` of everything already written, at its `end` to get only what is written from now on, or
   * at a position. If the directory does not exist yet, everything in it is new.
   */
  readonly from?: 'start' | 'end' | Position;
  /**
   * Reports only lines of these kinds. Lines of other kinds are skipped by their first bytes, without being parsed; one whose
   * kind cannot be told is reported as a problem.
   */
  readonly kinds?: readonly string[];
  /** Report companion files, too; `true` by default. */
  readonly companions?: boolean;
  /** Add the lists from the companion file to a bare line of the same kind and timestamp, such as NavRoute or Market. */
  readonly joined?: boolean;
  /** Milliseconds between checks for changes that file notifications have missed; 1000 by default. */
  readonly reconcile?: number;
  /**
   * Milliseconds that a new line waits for its companion file; 250 by default. A companion file that cannot be parsed is
   * probably being written: it is reported as a problem only after four times as long.
   */
  readonly patience?: number;
  /**
   * A longer line is reported as a problem and skipped; 64 MB by default. So is a companion file of that size, or of more
   * than 8 MB.
   */
  readonly maxLineBytes?: number;
  /** Ends the watch when aborted; that is not an error. */
  readonly signal?: AbortSignal;
}

/** Reads a journal directory and follows it as it is written. The directory need not exist yet. */
export function watchJournal(directory: string, options?: WatchOptions): JournalWatch {
  return new JournalWatch(directory, options);
}

/** A timer cannot wait longer. */
const longestWait = 2 ** 31 - 1;

export const watchChecks: OptionChecks<WatchOptions> = {
  from: beginning,
  kinds: listOf('names of kinds', aString),
  companions: trueOrFalse,
  joined: trueOrFalse,
  reconcile: numberWithin(1, longestWait, 'a number of milliseconds'),
  patience: numberWithin(0, longestWait, 'a number of milliseconds'),
  maxLineBytes: lineBytes,
  signal: abortSignal,
};

/** A running watch. It ends when it is closed or disposed of, or when its signal is aborted. */
export class JournalWatch extends Watching<DirectoryWatch> {
  constructor(directory: string, options: WatchOptions = {}) {
    assertDirectory(directory, 'watchJournal');
    const { signal, ...how } = checkOptions('watchJournal', options, watchChecks);
    super('watchJournal', signal, (onNews) => new DirectoryWatch(directory, how, onNews));
  }

  /** The last valid content of a companion file, if it has been read. A cleared route is an empty one. */
  latest<Name extends CompanionKind>(kind: Name): EventOf<Name, 'game'> | undefined {
    return this.source.latest(kind);
  }

  /** Only the events of the journal: no companion files, no problems. */
  async *events(): AsyncGenerator<JournalEvent, void, undefined> {
    for await (const { event, companion } of this) if (event && companion === undefined) yield event;
  }
}
