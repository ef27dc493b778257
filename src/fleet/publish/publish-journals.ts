import { setMaxListeners } from 'node:events';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fleet } from '../connect/open-fleet.js';
import { commanderKey, partitionOf } from '../partitions.js';
import { beginNow } from './begin-now.js';
import { DirectoryPublisher } from './directory-publisher.js';
import { findJournalDirectories } from './journal-directories.js';
import { type Destination, MessageLane } from './message-lane.js';
import { NatsOutlet } from './nats-outlet.js';
import { Outbox } from './outbox.js';
import { PositionKeeper } from './position-keeper.js';

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

/** Milliseconds between two looks for new directories. */
const searchInterval = 2000;
/** How many directories are read at once, if they are read to their end. */
const mostAtOnce = 256;
/** Milliseconds that messages on their way are waited for after an interruption. */
const lastPatience = 2000;
const firstRetry = 100;
const longestRetry = 5000;

/** Publishes journals to the stream of a fleet. */
export class JournalPublishing {
  readonly #fleet: Fleet;
  readonly #options: PublishOptions;
  readonly #outbox: Outbox;
  readonly #keeper: PositionKeeper;
  readonly #destination: Destination;
  readonly #known = new Set<string>();
  readonly #introduced = new Map<string, Promise<void>>();
  /** Aborted by the signal, and when a directory fails. */
  readonly #stop = new AbortController();
  #failure: unknown;

  private constructor(fleet: Fleet, options: PublishOptions, stream: StreamFacts) {
    this.#fleet = fleet;
    this.#options = options;
    const { say } = options;
    this.#outbox = new Outbox(new NatsOutlet(fleet.connection), {
      onWait: (reason) => say(`${reason}: waiting; nothing is lost`),
      onGoingOn: () => say('publishing goes on'),
    });
    this.#keeper = new PositionKeeper(options.positions, { name: fleet.names.stream, created: stream.created }, say);
    const { partitions, names } = fleet;
    this.#destination = { partitions, subject: (partition) => names.subject(partition), mostBytes: stream.mostBytes };
  }

  static async open(fleet: Fleet, options: PublishOptions): Promise<JournalPublishing> {
    return new JournalPublishing(fleet, options, await streamFacts(fleet));
  }

  get counts(): PublishCounts {
    const { stored, duplicates, sentAgain } = this.#outbox;
    const [directories, commanders] = [this.#known.size, this.#introduced.size];
    return { published: stored, duplicates, sentAgain, directories, commanders };
  }

  /** Runs until everything is published, or until the signal. What is stored by then is kept. */
  async run(): Promise<void> {
    const { signal, once } = this.#options;
    const stop = () => this.#stop.abort();
    signal.addEventListener('abort', stop, { once: true });
    // Those who wait for room or for an answer are let go, if the server is away.
    this.#stop.signal.addEventListener('abort', () => void this.#outbox.close(lastPatience), { once: true });
    // Each directory listens to it, and there may be hundreds.
    setMaxListeners(0, this.#stop.signal);
    if (signal.aborted) stop();
    try {
      await (once ? this.#publishOnce() : this.#follow());
    } finally {
      signal.removeEventListener('abort', stop);
      await this.#outbox.close(lastPatience);
      await this.#keeper.flush();
    }
    if (this.#failure !== undefined) throw this.#failure;
  }

  async #publishOnce(): Promise<void> {
    const found = (await this.#newDirectories())[Symbol.iterator]();
    const work = async () => {
      for (const directory of found) await this.#publish(directory, this.#options.from);
    };
    await Promise.all(Array.from({ length: mostAtOnce }, work));
  }

  /** Publishes every directory as it changes, and those that come later. */
  async #follow(): Promise<void> {
    const running: Promise<void>[] = [];
    let { from } = this.#options;
    while (!this.#stop.signal.aborted) {
      for (const directory of await this.#newDirectories()) running.push(this.#publish(directory, from));
      // What comes later is new as a whole.
      from = 'start';
      await pause(searchInterval, undefined, { signal: this.#stop.signal }).catch(() => undefined);
    }
    await Promise.all(running);
  }

  async #newDirectories(): Promise<string[]> {
    const found: string[] = [];
    for (const given of this.#options.directories) {
      for (const directory of await findJournalDirectories(given)) {
        const real = await realpath(directory).catch(() => path.resolve(directory));
        if (this.#known.has(real)) continue;
        this.#known.add(real);
        found.push(directory);
      }
    }
    return found;
  }

  /** Publishes one directory. A failure ends all the others, too. */
  async #publish(directory: string, from: PublishOptions['from']): Promise<void> {
    const { once = false, commander, quiet = 5000, now = Date.now, say } = this.#options;
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
        lane: new MessageLane(this.#outbox, this.#destination),
        commander,
        once,
        quiet,
        signal: this.#stop.signal,
        now,
        onRecord: (changed) => this.#keeper.touch(changed),
        introduce: (name) => this.#introduce(name),
        say,
      });
      await publisher.run();
    } catch (error) {
      if (!this.#stop.signal.aborted) this.#failure = error;
      this.#stop.abort();
    }
  }

  /** Adds a commander to the list of all, once in a run. */
  #introduce(commander: string): Promise<void> {
    const known = this.#introduced.get(commander);
    if (known) return known;
    const fresh = this.#putCommander(commander);
    this.#introduced.set(commander, fresh);
    return fresh;
  }

  async #putCommander(commander: string): Promise<void> {
    const { state, partitions, connection } = this.#fleet;
    const content = JSON.stringify({ name: commander, partition: partitionOf(commander, partitions) });
    for (let retry = firstRetry; !this.#stop.signal.aborted; retry = Math.min(2 * retry, longestRetry)) {
      try {
        await state.put(`commander.${commanderKey(commander)}`, content);
        return;
      } catch (error) {
        if (connection.isClosed()) throw error;
        await pause(retry, undefined, { signal: this.#stop.signal }).catch(() => undefined);
      }
    }
  }
}

/** What the publisher needs to know of a stream. */
interface StreamFacts {
  readonly created: string;
  /** How many bytes a message may have. */
  readonly mostBytes: number;
}

async function streamFacts({ manager, names, connection }: Fleet): Promise<StreamFacts> {
  const { created, config } = await manager.streams.info(names.stream);
  const ofServer = connection.info?.max_payload ?? usualPayload;
  return { created, mostBytes: config.max_msg_size > 0 ? Math.min(ofServer, config.max_msg_size) : ofServer };
}

const usualPayload = 1024 * 1024;
