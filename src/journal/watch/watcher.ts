import { setImmediate } from 'node:timers/promises';
import type { CompanionKind, EventOf } from '../../interface/event-types.js';
import { abortSignal, checkOptions, numberWithin, type OptionChecks, trueOrFalse } from '../../words/option-gate.js';
import { assertDirectory } from '../directories.js';
import { companionFiles, companionKindNames } from '../game-files.js';
import { alreadyIterated } from '../journal-error.js';
import type { JournalEvent } from '../journal-event.js';
import { parseJournalName } from '../journal-names.js';
import { beginning, type Position } from '../read/journal-entry.js';
import { lineBytes, lineLimit, maxCompanionBytes } from '../read/size-limits.js';
import { CompanionTail } from './companion-tail.js';
import { Notifier } from './directory-notifier.js';
import { joinCompanion, type WaitingLine, waitForCompanion } from './join-companion.js';
import { JournalTail } from './journal-tail.js';
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
  /** Add the list from the companion file to a bare NavRoute or ModuleInfo event with the same timestamp. */
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
  readonly #journal: JournalTail;
  readonly #companions: ReadonlyMap<string, CompanionTail>;
  readonly #notifier: Notifier;
  #waiting: WaitingLine | undefined;
  #live = false;
  #closed = false;
  #begun = false;
  /** Something may be new since the last look. */
  #changed = true;
  #wake: () => void = () => undefined;
  #turn: Promise<unknown> = Promise.resolve();
  /** When the event loop last ran. */
  #rested = performance.now();
  readonly #abort = () => this.close();

  constructor(directory: string, options: WatchOptions = {}) {
    assertDirectory(directory, 'watchJournal');
    this.#options = checkOptions('watchJournal', options, watchChecks);
    const { from = 'start', reconcile = 1000, patience = 250, maxLineBytes, signal } = this.#options;
    const longest = lineLimit(maxLineBytes);
    this.#journal = new JournalTail(directory, from, longest);
    this.#patience = patience;
    this.#companions = new Map(
      companionKindNames.map((kind) => [
        companionFiles[kind],
        new CompanionTail(directory, kind, 4 * patience, Math.min(longest, maxCompanionBytes)),
      ]),
    );
    this.#notifier = new Notifier(directory, reconcile, (name) => this.#notice(name));
    signal?.addEventListener('abort', this.#abort, { once: true });
    if (signal?.aborted) this.close();
  }

  /** The last valid content of a companion file, if it has been read. A cleared route is an empty one. */
  latest<Name extends CompanionKind>(kind: Name): EventOf<Name, 'game'> | undefined {
    return this.#companions.get(companionFiles[kind])?.latest as EventOf<Name, 'game'> | undefined;
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
    this.#notifier.close();
    this.#journal.close();
    this.#wake();
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
      this.#changed = false;
      const watched = this.#look(now);
      if (watched) return { done: false, value: watched };
      await this.#sleep();
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
    const entry = this.#waiting?.entry ?? this.#journal.next();
    if (!entry) return undefined;
    if (this.#options.joined)
      this.#waiting ??= waitForCompanion(this.#companions, entry, this.#live ? now + this.#patience : now);
    const reported = this.#waiting ? joinCompanion(this.#waiting, now) : entry;
    if (!reported) return undefined;
    this.#waiting = undefined;
    return { ...reported, live: this.#live };
  }

  #companion(now: number): Watched | undefined {
    if (this.#options.companions === false) return undefined;
    for (const companion of this.#companions.values()) {
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

  #notice(name: string | undefined): void {
    const companion = name === undefined ? undefined : this.#companions.get(name);
    if (companion) companion.changed();
    else if (name === undefined) for (const each of this.#companions.values()) each.changed();
    if (name === undefined) this.#journal.lookAround();
    else if (!companion && !this.#journal.isCurrent(name) && parseJournalName(name)) this.#journal.changed(name);
    this.#changed = true;
    this.#wake();
  }

  /** Until something is noticed, or it is time to look again at what could not be read. */
  #sleep(): Promise<void> {
    if (this.#changed || this.#closed) return Promise.resolve();
    const due = this.#nextLook();
    return new Promise((resolve) => {
      const timer = due === Infinity ? undefined : setTimeout(resolve, Math.max(1, due - performance.now()));
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #nextLook(): number {
    if (this.#waiting) return performance.now() + 10;
    if (this.#options.companions === false) return Infinity;
    return Math.min(...Array.from(this.#companions.values(), ({ due }) => due));
  }
}
