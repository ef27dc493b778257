import { once as eventOnce, setMaxListeners } from 'node:events';
import { findJournalDirectories, JournalDirectories } from '../../journal/watch/journal-directories.js';
import type { Fleet } from '../connect/open-fleet.js';
import { beginNow } from './begin-now.js';
import { DirectoryPublisher } from './directory-publisher.js';
import { PositionKeeper } from './position-keeper.js';
import { StreamEntrance } from './stream-entrance.js';

export interface PublishOptions {
  /** Directories with journals, or with subdirectories that have journals. */
  readonly directories: readonly string[];
  /** Ends when all existing content is published. */
  readonly once?: boolean | undefined;
  /**
   * What to publish of a directory's existing content the first time: all (`start`, the default) or nothing
   * (`now`).
   */
  readonly from?: 'start' | 'now' | undefined;
  /** The commander of all journals; by default the journals name it. */
  readonly commander?: string | undefined;
  /** Milliseconds without changes after which a directory is at rest; 5000 by default. */
  readonly quiet?: number | undefined;
  /** Directory for the position files. */
  readonly positions: string;
  readonly signal: AbortSignal;
  readonly now?: (() => number) | undefined;
  /** Receives messages for the user. */
  readonly say: (text: string) => void;
}

export interface PublishCounts {
  /** Messages stored, already stored before (duplicates), and sent more than once. */
  readonly published: number;
  readonly duplicates: number;
  readonly sentAgain: number;
  readonly directories: number;
  /** Those whose journals are in the directories, also if nothing of theirs was new. */
  readonly commanders: number;
}

/** Milliseconds between searches for new directories that no notification announced. */
const searchInterval = 2000;
/** Directories published concurrently with `once`. */
const maxAtOnce = 256;
/** Milliseconds to wait for messages in flight when stopping. */
const closeTimeoutMs = 2000;

export class JournalPublishing {
  readonly #options: PublishOptions;
  readonly #entrance: StreamEntrance;
  readonly #keeper: PositionKeeper;
  readonly #commanders = new Set<string>();
  #directories = 0;
  /** Aborted by the signal, and when a directory fails. */
  readonly #stop = new AbortController();
  #failure: unknown;

  private constructor(entrance: StreamEntrance, options: PublishOptions) {
    this.#options = options;
    this.#entrance = entrance;
    const { stream: name, created } = entrance;
    this.#keeper = new PositionKeeper(options.positions, { name, created }, options.say);
  }

  static async open(fleet: Fleet, options: PublishOptions): Promise<JournalPublishing> {
    return new JournalPublishing(await StreamEntrance.open(fleet, options.say, options.signal), options);
  }

  get counts(): PublishCounts {
    const { stored: published, ...others } = this.#entrance.counts;
    return { published, ...others, directories: this.#directories, commanders: this.#commanders.size };
  }

  /** Runs until everything is published, or until the signal. The positions of what is stored are saved. */
  async run(): Promise<void> {
    const { signal, once } = this.#options;
    const stop = () => this.#stop.abort();
    signal.addEventListener('abort', stop, { once: true });
    // Rejects pending waiters if the server is unreachable.
    this.#stop.signal.addEventListener('abort', () => void this.#entrance.close(closeTimeoutMs), { once: true });
    // Each of possibly hundreds of directories adds a listener.
    setMaxListeners(0, this.#stop.signal);
    if (signal.aborted) stop();
    try {
      await (once ? this.#publishOnce() : this.#follow());
    } finally {
      signal.removeEventListener('abort', stop);
      await this.#entrance.close(closeTimeoutMs);
      await this.#keeper.flush();
    }
    if (this.#failure !== undefined) throw this.#failure;
  }

  async #publishOnce(): Promise<void> {
    const found = findJournalDirectories(this.#options.directories)[Symbol.iterator]();
    const work = async () => {
      for (const directory of found) await this.#publish(directory, this.#options.from);
    };
    await Promise.all(Array.from({ length: maxAtOnce }, work));
  }

  /** Publishes directories as they change, including new ones. */
  async #follow(): Promise<void> {
    const { signal } = this.#stop;
    if (signal.aborted) return;
    const stopped = eventOnce(signal, 'abort');
    const running: Promise<void>[] = [];
    let { from } = this.#options;
    const search = new JournalDirectories(this.#options.directories, searchInterval, (directory) => {
      running.push(this.#publish(directory, from));
    });
    // Directories found later are entirely new.
    from = 'start';
    await stopped;
    search.close();
    await Promise.all(running);
  }

  /** A failure in one directory stops all. */
  async #publish(directory: string, from: PublishOptions['from']): Promise<void> {
    const { once = false, commander, quiet = 5000, now = Date.now, say } = this.#options;
    this.#directories++;
    try {
      const { record, isKnown } = await this.#keeper.open(directory);
      for (const { commander: known } of Object.values(record.journals))
        if (known !== undefined) this.#commanders.add(known);
      if (!isKnown && from === 'now') {
        beginNow(directory, record);
        this.#keeper.touch(record);
        // Saved now, so that a kill does not skip what is written from here on.
        await this.#keeper.flush();
      }
      const publisher = new DirectoryPublisher({
        directory,
        record,
        lane: this.#entrance.lane(),
        commander,
        once,
        quiet,
        signal: this.#stop.signal,
        now,
        onRecord: (changed) => this.#keeper.touch(changed),
        introduce: (name) => {
          this.#commanders.add(name);
          return this.#entrance.introduce(name);
        },
        say,
      });
      await publisher.run();
    } catch (error) {
      if (!this.#stop.signal.aborted) this.#failure = error;
      this.#stop.abort();
    }
  }
}
