import { once as happened, setMaxListeners } from 'node:events';
import { findJournalDirectories, JournalDirectories } from '../../journal/watch/journal-directories.js';
import type { Fleet } from '../connect/open-fleet.js';
import { beginNow } from './begin-now.js';
import { DirectoryPublisher } from './directory-publisher.js';
import { PositionKeeper } from './position-keeper.js';
import { StreamEntrance } from './stream-entrance.js';

export interface PublishOptions {
  /** Directories with journals, or with directories of journals. */
  readonly directories: readonly string[];
  /** Ends when everything that is there is published. */
  readonly once?: boolean | undefined;
  /** What to do with what is there when a directory is published for the first time: `start` by default. */
  readonly from?: 'start' | 'now' | undefined;
  /** The commander of all journals; otherwise the journals say it. */
  readonly commander?: string | undefined;
  /** After how many milliseconds without anything new a directory rests; 5000 by default. */
  readonly quiet?: number | undefined;
  /** The directory in which the positions are kept. */
  readonly positions: string;
  readonly signal: AbortSignal;
  readonly now?: (() => number) | undefined;
  /** Something worth a sentence. */
  readonly say: (text: string) => void;
}

export interface PublishCounts {
  /** Messages that are stored; those of them that the server had stored before; messages that were sent more than once. */
  readonly published: number;
  readonly duplicates: number;
  readonly sentAgain: number;
  readonly directories: number;
  readonly commanders: number;
}

/** Milliseconds between two looks for new directories that no notification has told of. */
const searchInterval = 2000;
/** How many directories are read at once, if they are read to their end. */
const mostAtOnce = 256;
/** Milliseconds that messages on their way are waited for after an interruption. */
const lastPatience = 2000;

/** Publishes journals to the stream of a fleet. */
export class JournalPublishing {
  readonly #options: PublishOptions;
  readonly #entrance: StreamEntrance;
  readonly #keeper: PositionKeeper;
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
    return { published, ...others, directories: this.#directories };
  }

  /** Runs until everything is published, or until the signal. What is stored by then is kept. */
  async run(): Promise<void> {
    const { signal, once } = this.#options;
    const stop = () => this.#stop.abort();
    signal.addEventListener('abort', stop, { once: true });
    // Those who wait for room or for an answer are let go, if the server is away.
    this.#stop.signal.addEventListener('abort', () => void this.#entrance.close(lastPatience), { once: true });
    // Each directory listens to it, and there may be hundreds.
    setMaxListeners(0, this.#stop.signal);
    if (signal.aborted) stop();
    try {
      await (once ? this.#publishOnce() : this.#follow());
    } finally {
      signal.removeEventListener('abort', stop);
      await this.#entrance.close(lastPatience);
      await this.#keeper.flush();
    }
    if (this.#failure !== undefined) throw this.#failure;
  }

  async #publishOnce(): Promise<void> {
    const found = findJournalDirectories(this.#options.directories)[Symbol.iterator]();
    const work = async () => {
      for (const directory of found) await this.#publish(directory, this.#options.from);
    };
    await Promise.all(Array.from({ length: mostAtOnce }, work));
  }

  /** Publishes every directory as it changes, and those that come later. */
  async #follow(): Promise<void> {
    const { signal } = this.#stop;
    if (signal.aborted) return;
    const stopped = happened(signal, 'abort');
    const running: Promise<void>[] = [];
    let { from } = this.#options;
    const search = new JournalDirectories(this.#options.directories, searchInterval, (directory) => {
      running.push(this.#publish(directory, from));
    });
    // What comes later is new as a whole.
    from = 'start';
    await stopped;
    search.close();
    await Promise.all(running);
  }

  /** Publishes one directory. A failure ends all the others, too. */
  async #publish(directory: string, from: PublishOptions['from']): Promise<void> {
    const { once = false, commander, quiet = 5000, now = Date.now, say } = this.#options;
    this.#directories++;
    try {
      const { record, isKnown } = await this.#keeper.open(directory);
      if (!isKnown && from === 'now') {
        beginNow(directory, record);
        this.#keeper.touch(record);
        // Should this process be killed, what is written from now on is not skipped.
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
        introduce: (name) => this.#entrance.introduce(name),
        say,
      });
      await publisher.run();
    } catch (error) {
      if (!this.#stop.signal.aborted) this.#failure = error;
      this.#stop.abort();
    }
  }
}
