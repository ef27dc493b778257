import type { CompanionKind, EventOf } from '../../interface/event-types.js';
import { abortSignal, checkOptions, numberWithin, type OptionChecks, trueOrFalse } from '../../words/option-gate.js';
import { assertDirectory } from '../directories.js';
import { alreadyIterated } from '../journal-error.js';
import type { JournalEvent } from '../journal-event.js';
import { beginning, type Position } from '../read/journal-entry.js';
import { lineBytes } from '../read/size-limits.js';
import { DirectoryWatch } from './directory-watch.js';
import { NewsQueue } from './news-queue.js';
import type { Watched } from './watched.js';

export type { Watched } from './watched.js';

export interface WatchOptions {
  /**
   * Where to begin: at the `start` of everything already written, at its `end` to get only what is written from now on, or
   * at a position. If the directory does not exist yet, everything in it is new.
   */
  readonly from?: 'start' | 'end' | Position;
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

const watchChecks: OptionChecks<WatchOptions> = {
  from: beginning,
  companions: trueOrFalse,
  joined: trueOrFalse,
  reconcile: numberWithin(1, longestWait, 'a number of milliseconds'),
  patience: numberWithin(0, longestWait, 'a number of milliseconds'),
  maxLineBytes: lineBytes,
  signal: abortSignal,
};

/** A running watch. It ends when it is closed or disposed of, or when its signal is aborted. */
export class JournalWatch implements AsyncIterableIterator<Watched>, AsyncDisposable {
  readonly #signal: AbortSignal | undefined;
  readonly #watch: DirectoryWatch;
  readonly #news: NewsQueue<Watched>;
  #closed = false;
  #begun = false;
  readonly #abort = () => this.close();

  constructor(directory: string, options: WatchOptions = {}) {
    assertDirectory(directory, 'watchJournal');
    const { signal, ...how } = checkOptions('watchJournal', options, watchChecks);
    this.#watch = new DirectoryWatch(directory, how, () => this.#news.noticed());
    this.#news = new NewsQueue({
      look: (now) => this.#watch.look(now),
      due: () => this.#watch.due(),
      close: () => this.close(),
    });
    this.#signal = signal;
    signal?.addEventListener('abort', this.#abort, { once: true });
    if (signal?.aborted) this.close();
  }

  /** The last valid content of a companion file, if it has been read. A cleared route is an empty one. */
  latest<Name extends CompanionKind>(kind: Name): EventOf<Name, 'game'> | undefined {
    return this.#watch.latest(kind);
  }

  /** Only the events of the journal: no companion files, no problems. */
  async *events(): AsyncGenerator<JournalEvent, void, undefined> {
    for await (const { event, companion } of this) if (event && companion === undefined) yield event;
  }

  next(): Promise<IteratorResult<Watched, undefined>> {
    return this.#news.next();
  }

  return(): Promise<IteratorResult<Watched, undefined>> {
    this.close();
    return Promise.resolve({ done: true, value: undefined });
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#signal?.removeEventListener('abort', this.#abort);
    this.#watch.close();
    this.#news.end();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return();
  }

  [Symbol.asyncIterator](): this {
    if (this.#begun) throw alreadyIterated('a watch', 'watchJournal');
    this.#begun = true;
    return this;
  }
}
