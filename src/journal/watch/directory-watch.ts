import type { CompanionEvent, CompanionKind } from '../../interface/event-types.js';
import { MakingCutter } from '../read/line-cutter.js';
import { entryMaker } from '../read/make-entry.js';
import { lineLimit } from '../read/size-limits.js';
import { DirectoryTail } from './directory-tail.js';
import { joinCompanion, type WaitingLine, waitForCompanion } from './join-companion.js';
import type { WatchOptions } from './watch-options.js';
import type { Watched } from './watched.js';

/** A directory is watched until it is closed. */
export type DirectoryWatchOptions = Omit<WatchOptions, 'signal'>;

/** What happens in one directory, piece by piece: lines, companions, and the mark between what was there and what is new. */
export class DirectoryWatch {
  readonly directory: string;
  readonly #joined: boolean;
  readonly #companions: boolean;
  readonly #patience: number;
  readonly #tail: DirectoryTail;
  #waiting: WaitingLine | undefined;
  #live = false;

  /** `onNews` is called when there may be something to look for. */
  constructor(directory: string, options: DirectoryWatchOptions, onNews: () => void) {
    const { from = 'start', reconcile, patience = 250, maxLineBytes, companions = true, joined = false } = options;
    const kinds = options.kinds && new Set(options.kinds);
    this.directory = directory;
    this.#joined = joined;
    this.#companions = companions;
    this.#patience = patience;
    const cutter = new MakingCutter(entryMaker(kinds), lineLimit(maxLineBytes), tailMemory);
    const pace = { reconcile, patience: 4 * patience, companions: companions || joined };
    this.#tail = new DirectoryTail(directory, from, cutter, pace, onNews);
  }

  /** Whether everything that was there has been given. */
  get isLive(): boolean {
    return this.#live;
  }

  /** Why the system gives no notifications of the directory, if it does not. */
  get refusal(): string | undefined {
    return this.#tail.refusal;
  }

  latest<Name extends CompanionKind>(kind: Name): CompanionEvent<Name> | undefined {
    return this.#tail.latest(kind) as CompanionEvent<Name> | undefined;
  }

  /** The next thing to report, if there is one now. */
  look(now: number): Watched | undefined {
    return this.#line(now) ?? (this.#companions ? this.#companion(now) : undefined) ?? this.#mark();
  }

  /** When to look again even if there is no news. */
  due(): number {
    if (this.#waiting) return performance.now() + 10;
    return this.#companions ? this.#tail.due : Infinity;
  }

  close(): void {
    this.#tail.close();
  }

  #line(now: number): Watched | undefined {
    const entry = this.#waiting?.entry ?? this.#tail.next();
    if (!entry) return undefined;
    if (this.#joined)
      this.#waiting ??= waitForCompanion(this.#tail.companions, entry, this.#live ? now + this.#patience : now);
    const reported = this.#waiting ? joinCompanion(this.#waiting, now) : entry;
    if (!reported) return undefined;
    this.#waiting = undefined;
    return this.#delivered(reported);
  }

  #companion(now: number): Watched | undefined {
    for (const companion of this.#tail.companions.values()) {
      const reported = companion.look(now);
      if (reported) return this.#delivered(reported);
    }
    return undefined;
  }

  /** It was made for whoever watches, so it need not be copied. */
  #delivered<Reported extends object>(
    reported: Reported,
  ): Reported & { readonly live: boolean; readonly directory: string } {
    const received = reported as Reported & { live: boolean; directory: string };
    received.live = this.#live;
    received.directory = this.directory;
    return received;
  }

  /** Everything that was there has been reported, unless a line still waits for its companion. */
  #mark(): Watched | undefined {
    if (this.#live || this.#waiting) return undefined;
    this.#live = true;
    return { mark: 'live', directory: this.directory };
  }
}

/** Directories are followed by the thousand, each with a memory of its own; it grows where much is to be read. */
const tailMemory = 4096;
