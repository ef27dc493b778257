import type { CompanionEvent, CompanionKind } from '../../interface/event-types.js';
import { MakingCutter } from '../read/line-cutter.js';
import { entryMaker } from '../read/make-entry.js';
import { lineLimit } from '../read/size-limits.js';
import { DirectoryTail } from './directory-tail.js';
import { joinCompanion, type WaitingLine, waitForCompanion } from './join-companion.js';
import type { WatchOptions } from './watch-options.js';
import type { Watched } from './watched.js';

/** Options without `signal`: a directory is watched until closed. */
export type DirectoryWatchOptions = Omit<WatchOptions, 'signal'>;

/** Lines and companions of one directory, with the mark between existing and new ones. */
export class DirectoryWatch {
  readonly directory: string;
  readonly #joined: boolean;
  readonly #companions: boolean;
  readonly #companionTimeout: number;
  readonly #tail: DirectoryTail;
  #waiting: WaitingLine | undefined;
  #live = false;

  /** `onNews` is called when there may be news. */
  constructor(directory: string, options: DirectoryWatchOptions, onNews: () => void) {
    const {
      from = 'start',
      reconcile,
      companionTimeout = 250,
      maxLineBytes,
      companions = true,
      joined = false,
    } = options;
    const kinds = options.kinds && new Set(options.kinds);
    this.directory = directory;
    this.#joined = joined;
    this.#companions = companions;
    this.#companionTimeout = companionTimeout;
    const cutter = new MakingCutter(entryMaker(kinds), lineLimit(maxLineBytes), tailMemory);
    const pace = { reconcile, companionTimeout: 4 * companionTimeout, companions: companions || joined };
    this.#tail = new DirectoryTail(directory, from, cutter, pace, onNews);
  }

  /** Whether all existing content has been delivered. */
  get isLive(): boolean {
    return this.#live;
  }

  /** Why there are no notifications for the directory; undefined if there are. */
  get refusal(): string | undefined {
    return this.#tail.refusal;
  }

  latest<Name extends CompanionKind>(kind: Name): CompanionEvent<Name> | undefined {
    return this.#tail.latest(kind) as CompanionEvent<Name> | undefined;
  }

  /** The next item, if there is one now. */
  look(now: number): Watched | undefined {
    return this.#line(now) ?? (this.#companions ? this.#companion(now) : undefined) ?? this.#mark();
  }

  /** When to look again even without news. */
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
      this.#waiting ??= waitForCompanion(this.#tail.companions, entry, this.#live ? now + this.#companionTimeout : now);
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

  /** Modified in place: the receiver is its only owner. */
  #delivered<Reported extends object>(
    reported: Reported,
  ): Reported & { readonly live: boolean; readonly directory: string } {
    const received = reported as Reported & { live: boolean; directory: string };
    received.live = this.#live;
    received.directory = this.directory;
    return received;
  }

  /** All existing content has been delivered, unless a line still waits for its companion. */
  #mark(): Watched | undefined {
    if (this.#live || this.#waiting) return undefined;
    this.#live = true;
    return { mark: 'live', directory: this.directory };
  }
}

/** Thousands of directories may be followed, each with its own memory; it grows where much is to be read. */
const tailMemory = 4096;
