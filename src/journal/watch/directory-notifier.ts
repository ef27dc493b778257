import { type FSWatcher, type Stats, statSync, watch } from 'node:fs';
import { codeOf, reasonOf } from '../system-error-reason.js';
import { pollEvery } from './poll-rounds.js';

/** After so many looks at a directory its names are read in any case: not every disk keeps the time at which they changed. */
const looksPerListing = 10;

/** For so many milliseconds after a change, another may have got the same time. */
const coarsestTime = 3000;

/** After so many looks the system is asked again for notifications that it did not give. */
const looksPerAttempt = 30;

/** What the system means when it refuses notifications. */
const refusals: Readonly<Record<string, string>> = {
  ENOSPC: 'the system notifies of no more directories; on Linux, fs.inotify.max_user_watches is the limit',
  EMFILE: 'the system notifies no more processes; on Linux, fs.inotify.max_user_instances is the limit',
};

export interface DirectoryListener {
  /** A notification: the file of this name has changed, or any of them may have; `names`: it may be new, or gone. */
  changed(name: string | undefined, names: boolean): void;
  /** It is time to look for what no notification has told; `names`: files may have come or gone. */
  look(names: boolean): void;
}

/**
 * Reports changes in a directory: by notification where the system gives one, and at intervals in any case, as
 * notifications get lost. The directory may be created later, removed, and created again.
 */
export class Notifier {
  readonly #directory: string;
  readonly #listener: DirectoryListener;
  readonly #stopPolling: () => void;
  #watcher: FSWatcher | undefined;
  /** Which directory is being watched, and how it was: one of the same name may have taken its place. */
  #known: Stats | undefined;
  /** When it was first seen like that. */
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

  /** Why the system gives no notifications of a directory that is there, if it does not; a sentence. */
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
        // The next look finds the directory as it is by then.
        watcher.close();
        if (this.#watcher === watcher) this.#watcher = undefined;
      });
    } catch (error) {
      // The system has no notifications left to give; looking at intervals still finds every change.
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

/** The number of a directory that was removed is soon given to another. */
function isSame(now: Stats | undefined, before: Stats | undefined): boolean {
  return now?.ino === before?.ino && now?.dev === before?.dev && now?.birthtimeMs === before?.birthtimeMs;
}
