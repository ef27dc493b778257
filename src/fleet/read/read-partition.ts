import type { Fleet } from '../connect/open-fleet.js';
import type { StoredMessage } from '../fleet-message.js';
import { storedMessageOf } from './stored-message.js';
import { type ReaderOptions, StreamReader } from './stream-reader.js';

/** A foreign message, and why it cannot be read. */
export interface UnreadableMessage {
  readonly sequence: number;
  readonly reason: string;
}

/** In stream order. */
export interface PartitionBatch {
  readonly messages: readonly StoredMessage[];
  readonly unreadable: readonly UnreadableMessage[];
  /** Sequence number of the last message read. */
  readonly through: number;
  /** Messages known to be left; 0 at the current end. */
  readonly pending: number;
  /** The first message left in the stream, if its limits discarded those that should have come next. */
  readonly firstLeft?: number | undefined;
}

export interface PartitionOptions extends Pick<ReaderOptions, 'atOnce' | 'signal'> {
  /** Start after this sequence number; 0 by default. */
  readonly after?: number | undefined;
}

/** Reads one partition or all of them; see StreamReader. */
export class PartitionReader {
  readonly #reader: StreamReader;
  #through: number;

  constructor({ connection, manager, names }: Fleet, partition: number | undefined, options: PartitionOptions = {}) {
    const { after = 0, ...others } = options;
    const subject = partition === undefined ? names.subjects : names.subject(partition);
    this.#reader = new StreamReader({ connection, manager, stream: names.stream, subject, after, ...others });
    this.#through = after;
  }

  /** The next batch; empty after the timeout. */
  async next(milliseconds?: number): Promise<PartitionBatch> {
    const { messages: read, pending, firstLeft } = await this.#reader.next(milliseconds);
    const messages: StoredMessage[] = [];
    const unreadable: UnreadableMessage[] = [];
    for (const each of read) {
      const message = storedMessageOf(each);
      if (typeof message === 'string') unreadable.push({ sequence: each.sequence, reason: message });
      else messages.push(message);
    }
    this.#through = read.at(-1)?.sequence ?? this.#through;
    return { messages, unreadable, through: this.#through, pending, firstLeft };
  }

  /** Makes `next` return. */
  interrupt(): void {
    this.#reader.interrupt();
  }

  close(): void {
    this.#reader.close();
  }
}
