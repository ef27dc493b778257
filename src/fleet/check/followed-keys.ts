import type { Fleet } from '../connect/open-fleet.js';
import { StreamReader } from '../read/stream-reader.js';

/** A changed key; deleted if it has no value. */
export interface ChangedKey {
  /** The key without its prefix. */
  readonly name: string;
  readonly revision: number;
  readonly value: Uint8Array | undefined;
}

/** Follows the keys of a bucket with a prefix: first the existing ones, then every change. */
export class FollowedKeys {
  readonly #reader: StreamReader;
  readonly #prefix: string;

  constructor({ connection, manager, names }: Fleet, word: string) {
    this.#prefix = `$KV.${names.stateBucket}.${word}.`;
    const stream = `KV_${names.stateBucket}`;
    const subject = `${this.#prefix}*`;
    this.#reader = new StreamReader({ connection, manager, stream, subject, after: 'last of each subject' });
  }

  /**
   * Reports every change until closed. `caughtUp` is called whenever all existing keys have been reported.
   */
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
