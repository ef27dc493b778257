import { setImmediate } from 'node:timers/promises';
import type { CompanionKind, EventOf } from '../../interface/event-types.js';
import { abortSignal, checkOptions, numberWithin, type OptionChecks, trueOrFalse } from '../../words/option-gate.js';
import { assertDirectory } from '../directories.js';
import { alreadyIterated } from '../journal-error.js';
import type { JournalEvent } from '../journal-event.js';
import { beginning, type Position } from '../read/journal-entry.js';
import { LineCutter } from '../read/line-cutter.js';
import { lineBytes, lineLimit } from '../read/size-limits.js';
import { DirectoryTail } from './directory-tail.js';
import { joinCompanion, type WaitingLine, waitForCompanion } from './join-companion.js';
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

/** For how many milliseconds entries are yielded without a pause before the event loop runs. */
const longestTurn = 10;

/** A running watch. It ends when it is closed or disposed of, or when its signal is aborted. */
export class JournalWatch implements AsyncIterableIterator<Watched>, AsyncDisposable {
  readonly #options: WatchOptions;
  readonly #patience: number;
  readonly #tail: DirectoryTail;
  #waiting: WaitingLine | undefined;
  #live = false;
  #closed = false;
  #begun = false;
  #turn: Promise<unknown> = Promise.resolve();
  /** When the event loop last ran. */
  #rested = performance.now();
  readonly #abort = () => this.close();

  constructor(directory: string, options: WatchOptions = {}) {
    assertDirectory(directory, 'watchJournal');
    this.#options = checkOptions('watchJournal', options, watchChecks);
    const { from = 'start', reconcile, patience = 250, maxLineBytes, signal } = this.#options;
    const cutter = new LineCutter(lineLimit(maxLineBytes));
    this.#tail = new DirectoryTail(directory, from, cutter, { reconcile, patience: 4 * patience });
    this.#patience = patience;
    signal?.addEventListener('abort', this.#abort, { once: true });
    if (signal?.aborted) this.close();
  }

  /** The last valid content of a companion file, if it has been read. A cleared route is an empty one. */
  latest<Name extends CompanionKind>(kind: Name): EventOf<Name, 'game'> | undefined {
    return this.#tail.latest(kind) as EventOf<Name, 'game'> | undefined;
  }

  /** Only the events of the journal: no companion files, no problems. */
  async *events(): AsyncGenerator<JournalEvent, void, undefined> {
    for await (const { event, companion } of this) if (event && companion === undefined) yield event;
  }

  next(): Promise<IteratorResult<Watched, undefined>> {
    const answer = this.#turn.then(() => this.#nextOne());
    this.#turn = answer.catch(() => undefined);
    return answer;
  }

  return(): Promise<IteratorResult<Watched, undefined>> {
    this.close();
    return Promise.resolve({ done: true, value: undefined });
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#options.signal?.removeEventListener('abort', this.#abort);
    this.#tail.close();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return();
  }

  [Symbol.asyncIterator](): this {
    if (this.#begun) throw alreadyIterated('a watch', 'watchJournal');
    this.#begun = true;
    return this;
  }

  async #nextOne(): Promise<IteratorResult<Watched, undefined>> {
    while (!this.#closed) {
      const now = performance.now();
      if (now - this.#rested > longestTurn) {
        await this.#rest();
        continue;
      }
      const watched = this.#look(now);
      if (watched) return { done: false, value: watched };
      await this.#tail.sleep(this.#nextLook());
      this.#rested = performance.now();
    }
    return { done: true, value: undefined };
  }

  /** Lets the event loop run: timers, and everything else that waits. */
  async #rest(): Promise<void> {
    await setImmediate();
    this.#rested = performance.now();
  }

  /** The next thing to report, if there is one now. */
  #look(now: number): Watched | undefined {
    try {
      return this.#line(now) ?? this.#companion(now) ?? this.#mark();
    } catch (error) {
      // An iterator that has thrown is not asked again, so the watch closes itself.
      this.close();
      throw error;
    }
  }

  #line(now: number): Watched | undefined {
    const entry = this.#waiting?.entry ?? this.#tail.next();
    if (!entry) return undefined;
    if (this.#options.joined)
      this.#waiting ??= waitForCompanion(this.#tail.companions, entry, this.#live ? now + this.#patience : now);
    const reported = this.#waiting ? joinCompanion(this.#waiting, now) : entry;
    if (!reported) return undefined;
    this.#waiting = undefined;
    return { ...reported, live: this.#live };
  }

  #companion(now: number): Watched | undefined {
    if (this.#options.companions === false) return undefined;
    for (const companion of this.#tail.companions.values()) {
      const reported = companion.look(now);
      if (reported) return { ...reported, live: this.#live };
    }
    return undefined;
  }

  /** Everything that was there has been reported, unless a line still waits for its companion. */
  #mark(): Watched | undefined {
    if (this.#live || this.#waiting) return undefined;
    this.#live = true;
    return { mark: 'live' };
  }

  #nextLook(): number {
    if (this.#waiting) return performance.now() + 10;
    if (this.#options.companions === false) return Infinity;
    return this.#tail.due;
  }
}
