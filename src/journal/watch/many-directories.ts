import { checkArgument } from '../../words/shape/check-options.js';
import { beginning, type Position } from '../read/journal-entry.js';
import { DirectoryWatch, type DirectoryWatchOptions } from './directory-watch.js';
import { JournalDirectories } from './journal-directories.js';
import type { NewsSource } from './news-queue.js';
import type { Watched } from './watched.js';

/** Where to start in each existing directory. */
export type BeginningIn = 'start' | 'end' | ((directory: string) => 'start' | 'end' | Position);

/** Items of many directories. Those with news take turns; those without cost nothing. */
export class ManyDirectories implements NewsSource<Watched> {
  readonly #options: Omit<DirectoryWatchOptions, 'from'>;
  readonly #onNews: () => void;
  readonly #search: JournalDirectories | undefined;
  readonly #watches = new Map<string, DirectoryWatch>();
  /**
   * Existing content is delivered one directory after the other, so that only one is in memory, and with
   * lower priority than news.
   */
  readonly #history = new Set<DirectoryWatch>();
  readonly #ready = new Set<DirectoryWatch>();
  /** Directories to look at again without a notification, and when. */
  readonly #later = new Map<DirectoryWatch, number>();
  #from: BeginningIn;
  #begun = false;

  constructor(
    named: readonly string[],
    { from = 'start', ...options }: Omit<DirectoryWatchOptions, 'from'> & { readonly from?: BeginningIn },
    onNews: () => void,
  ) {
    this.#from = from;
    this.#options = options;
    this.#onNews = onNews;
    try {
      this.#search = new JournalDirectories(named, options.reconcile ?? 1000, (directory) => this.#open(directory));
    } catch (error) {
      // `from` may have returned something invalid.
      this.close();
      throw error;
    }
    // Directories created later are new as a whole.
    this.#from = 'start';
    this.#begun = true;
  }

  get directories(): readonly string[] {
    return [...this.#watches.keys()];
  }

  /** Why there are no notifications for one of them; undefined if there are. */
  get refusal(): string | undefined {
    for (const { refusal } of this.#watches.values()) if (refusal !== undefined) return refusal;
    return undefined;
  }

  watchOf(directory: string): DirectoryWatch | undefined {
    return this.#watches.get(directory);
  }

  look(now: number): Watched | undefined {
    for (const [watch, due] of this.#later) if (due <= now) this.#markReady(watch);
    return this.#news(now) ?? this.#past(now);
  }

  due(): number {
    return Math.min(Infinity, ...this.#later.values());
  }

  close(): void {
    this.#search?.close();
    for (const watch of this.#watches.values()) watch.close();
  }

  #open(directory: string): void {
    const from = typeof this.#from === 'function' ? this.#from(directory) : this.#from;
    checkArgument('from', from, beginning);
    const watch: DirectoryWatch = new DirectoryWatch(directory, { ...this.#options, from }, () => {
      if (watch.isLive) this.#markReady(watch);
      this.#onNews();
    });
    this.#watches.set(directory, watch);
    this.#history.add(watch);
    if (this.#begun) this.#onNews();
  }

  #markReady(watch: DirectoryWatch): void {
    this.#later.delete(watch);
    this.#ready.add(watch);
  }

  /** One item of the first directory that has any; then it goes to the end of the queue. */
  #news(now: number): Watched | undefined {
    for (const watch of this.#ready) {
      this.#ready.delete(watch);
      const watched = watch.look(now);
      if (watched) {
        this.#ready.add(watch);
        return watched;
      }
      this.#rest(watch);
    }
    return undefined;
  }

  #past(now: number): Watched | undefined {
    for (const watch of this.#history) {
      const watched = watch.look(now);
      if (watch.isLive) {
        this.#history.delete(watch);
        this.#rest(watch);
      }
      if (watched) return watched;
    }
    return undefined;
  }

  #rest(watch: DirectoryWatch): void {
    const due = watch.due();
    if (due < Infinity) this.#later.set(watch, due);
  }
}
