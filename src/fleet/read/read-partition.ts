import type { Fleet } from '../connect/open-fleet.js';
import type { StoredMessage } from '../fleet-message.js';
import { storedMessageOf } from './stored-message.js';
import { StreamReader } from './stream-reader.js';

/** A message that is none of a fleet, and why. */
export interface UnreadableMessage {
  readonly sequence: number;
  readonly reason: string;
}

/** Messages of a partition, in the order of the stream. */
export interface PartitionBatch {
  readonly messages: readonly StoredMessage[];
  readonly unreadable: readonly UnreadableMessage[];
  /** The last message of the stream that was read. */
  readonly through: number;
  /** How many there are behind it, as far as is known; 0 at the end of what is there now. */
  readonly pending: number;
  /** The first message that the stream still has, if its limits discarded what should have come next. */
  readonly firstLeft?: number | undefined;
}

export interface PartitionOptions {
  /** The last message that is known already; 0 by default. */
  readonly after?: number | undefined;
  readonly atOnce?: number | undefined;
}

/** Reads a partition, or all of them: see StreamReader. */
export class PartitionReader {
  readonly #reader: StreamReader;
  #through: number;

  constructor({ connection, manager, names }: Fleet, partition: number | undefined, options: PartitionOptions = {}) {
    const { after = 0, atOnce } = options;
    const subject = partition === undefined ? names.subjects : names.subject(partition);
    this.#reader = new StreamReader({ connection, manager, stream: names.stream, subject, after, atOnce });
    this.#through = after;
  }

  /** What has come; waits for it at most for a time. */
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

  /** Lets `next` return. */
  interrupt(): void {
    this.#reader.interrupt();
  }

  close(): void {
    this.#reader.close();
  }
}

/** What a partition has now, to the end of it. */
export async function* readWhatIsThere(
  fleet: Fleet,
  partition: number,
  options?: PartitionOptions,
): AsyncGenerator<PartitionBatch, void, undefined> {
  const reader = new PartitionReader(fleet, partition, options);
  try {
    for (;;) {
      const batch = await reader.next();
      yield batch;
      if (batch.pending === 0) return;
    }
  } finally {
    reader.close();
  }
}
