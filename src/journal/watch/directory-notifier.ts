import { type FSWatcher, type Stats, statSync, watch } from 'node:fs';
import { codeOf, reasonOf } from '../system-error-reason.js';
import { pollEvery } from './poll-rounds.js';

/**
 * Polls after which the names are listed in any case: some file systems do not update the directory's time.
 */
const looksPerListing = 10;

/** Milliseconds within which another change may get the same time. */
const coarsestTime = 3000;

/** Polls after which refused notifications are requested again. */
const looksPerAttempt = 30;

/** Meanings of the system's refusals. */
const refusals: Readonly<Record<string, string>> = {
  ENOSPC: 'the system notifies of no more directories; on Linux, fs.inotify.max_user_watches is the limit',
  EMFILE: 'the system notifies no more processes; on Linux, fs.inotify.max_user_instances is the limit',
};

export interface DirectoryListener {
  /** A file of this name has changed, or any may have; `names`: it may be new or gone. */
  changed(name: string | undefined, names: boolean): void;
  /** Time to poll for missed notifications; `names`: files may be new or gone. */
  look(names: boolean): void;
}

/**
 * Reports changes in a directory: by file notifications where available, and by polling in any case, as
 * notifications get lost. The directory may be created later, removed, and created again.
 */
export class Notifier {
  readonly #directory: string;
  readonly #listener: DirectoryListener;
  readonly #stopPolling: () => void;
  #watcher: FSWatcher | undefined;
  /** Stats of the watched directory: another may have taken its place. */
  #known: Stats | undefined;
  /** When these were first seen. */
  #seen = performance.now();
  #looks = 0;
  #refusal: unknown;

  constructor(directory: string, reconcile: number, listener: DirectoryListener) {
    this.#directory = directory;
    this.#listener = listener;
    this.#known = this.#look();
    this.#listen();
    this.#stopPolling = pollEvery(reconcile, () => this.#reconcile());
  }

  /** Why there are no notifications for an existing directory, as a sentence; undefined if there are. */
  get refusal(): string | undefined {
    return this.#refusal === undefined ? undefined : (refusals[codeOf(this.#refusal)] ?? reasonOf(this.#refusal));
  }

  close(): void {
    this.#stopPolling();
    this.#watcher?.close();
    this.#watcher = undefined;
  }

  #reconcile(): void {
    this.#looks++;
    const before = this.#known;
    const now = this.#look();
    this.#known = now;
    const isOther = !isSame(now, before);
    const isLost = now && !this.#watcher && (!this.#refusal || this.#looks % looksPerAttempt === 0);
    if (isOther || isLost) this.#listen();
    if (isOther || now?.mtimeMs !== before?.mtimeMs) this.#seen = performance.now();
    const isFresh = performance.now() - this.#seen < coarsestTime;
    this.#listener.look(isFresh || this.#looks % looksPerListing === 0);
  }

  #listen(): void {
    this.#watcher?.close();
    this.#watcher = undefined;
    this.#refusal = undefined;
    if (!this.#known) return;
    try {
      const watcher = watch(this.#directory, (type, name) =>
        this.#listener.changed(name ?? undefined, type === 'rename'),
      );
      this.#watcher = watcher;
      watcher.on('error', () => {
        // The next poll finds the current state.
        watcher.close();
        if (this.#watcher === watcher) this.#watcher = undefined;
      });
    } catch (error) {
      // The system is out of notifications; polling still finds every change.
      this.#refusal = error;
    }
  }

  #look(): Stats | undefined {
    try {
      return statSync(this.#directory, { throwIfNoEntry: false });
    } catch {
      return undefined;
    }
  }
}

/** Inode numbers of removed directories are soon reused. */
function isSame(now: Stats | undefined, before: Stats | undefined): boolean {
  return now?.ino === before?.ino && now?.dev === before?.dev && now?.birthtimeMs === before?.birthtimeMs;
}
