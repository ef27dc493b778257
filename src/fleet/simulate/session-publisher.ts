import { rm } from 'node:fs/promises';
import { DirectoryPublisher } from '../publish/directory-publisher.js';
import { newDirectoryRecord } from '../publish/directory-record.js';
import type { StreamEntrance } from '../publish/stream-entrance.js';
import type { CommanderSession } from './commander-session.js';

export interface SessionPublisherOptions {
  /** Publishes a session while it is written, otherwise when it is done. */
  readonly isLive: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly say: (text: string) => void;
}

/** Milliseconds without changes after which a directory is at rest, as in `fleet publish`. */
const quiet = 5000;

/**
 * Publishes sessions from their directories, with the messages of `fleet publish`, and then removes the
 * directories.
 */
export class SessionPublisher {
  readonly #entrance: StreamEntrance;
  readonly #options: SessionPublisherOptions;
  readonly #stop = new AbortController();

  constructor(entrance: StreamEntrance, options: SessionPublisherOptions) {
    this.#entrance = entrance;
    this.#options = options;
  }

  /** Call the returned function when the session is written: it resolves when all of it is stored. */
  begin(session: CommanderSession): () => Promise<void> {
    const { directory, commander } = session;
    const { isLive, now, say } = this.#options;
    const lane = this.#entrance.lane();
    const shared = {
      directory,
      commander,
      lane,
      // Never resumed, so never saved.
      record: newDirectoryRecord(directory, this.#entrance.stream),
      onRecord: () => undefined,
      introduce: (name: string) => this.#entrance.introduce(name),
      quiet,
      now,
      say,
    };
    const written = new AbortController();
    const signal = AbortSignal.any([written.signal, this.#stop.signal]);
    const following = isLive ? new DirectoryPublisher({ ...shared, once: false, signal }).run() : Promise.resolve();
    // Avoids an unhandled rejection if the session fails first.
    following.catch(() => undefined);
    return async () => {
      written.abort();
      await following;
      await lane.settled();
      await new DirectoryPublisher({ ...shared, once: true, signal: this.#stop.signal }).run();
      this.#stop.signal.throwIfAborted();
      await rm(directory, { recursive: true });
    };
  }

  /** Aborts publishing after a failure. */
  stop(): void {
    this.#stop.abort();
  }
}
