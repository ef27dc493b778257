import type { Fleet } from '../connect/open-fleet.js';
import { StreamReader } from '../read/stream-reader.js';

/** A key of the bucket that has changed; without a value, it was deleted. */
export interface ChangedKey {
  /** What stands in the key behind the dot. */
  readonly name: string;
  readonly revision: number;
  readonly value: Uint8Array | undefined;
}

/** Follows the keys of a bucket that begin with a word: first those that are there, then every change. */
export class FollowedKeys {
  readonly #reader: StreamReader;
  readonly #prefix: string;

  constructor({ connection, manager, names }: Fleet, word: string) {
    this.#prefix = `$KV.${names.stateBucket}.${word}.`;
    const stream = `KV_${names.stateBucket}`;
    const subject = `${this.#prefix}*`;
    this.#reader = new StreamReader({ connection, manager, stream, subject, after: 'last of each subject' });
  }

  /** Tells every change, until it is closed. `caughtUp` is called whenever all that is there was told. */
  async follow(change: (key: ChangedKey) => void, caughtUp: () => void): Promise<void> {
    while (!this.#isClosed) {
      const { messages, pending } = await this.#reader.next();
      for (const { sequence, message } of messages) {
        const isDeleted = message.headers?.has('KV-Operation') ?? false;
        const name = message.subject.slice(this.#prefix.length);
        change({ name, revision: sequence, value: isDeleted ? undefined : message.data });
      }
      if (pending === 0) caughtUp();
    }
  }

  #isClosed = false;

  close(): void {
    this.#isClosed = true;
    this.#reader.close();
  }
}
