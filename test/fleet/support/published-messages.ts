import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import type { StoredMessage } from '../../../src/fleet/fleet-message.js';
import { messageOf } from '../../../src/fleet/message-headers.js';

/** All messages in the stream, in order. */
export async function publishedMessages(url: string, stream = 'JOURNAL'): Promise<StoredMessage[]> {
  const connection = await connect({ servers: url });
  try {
    const { state } = await (await jetstreamManager(connection)).streams.info(stream);
    const messages: StoredMessage[] = [];
    if (state.messages === 0) return messages;
    const consumer = await jetstream(connection).consumers.get(stream);
    for await (const { headers, data, seq } of await consumer.consume({ max_messages: 2000 })) {
      const message = messageOf(headers, Buffer.from(data));
      if (typeof message === 'string') throw new Error(`message ${seq}: ${message}`);
      messages.push({ ...message, sequence: seq });
      if (seq >= state.last_seq) break;
    }
    return messages;
  } finally {
    await connection.close();
  }
}

/** A published journal: its bytes, and the number of duplicate messages. */
export interface PublishedJournal {
  readonly commander: string;
  readonly bytes: Buffer;
  readonly lines: number;
  readonly repeated: number;
  /** Its end, if published. */
  readonly end: number | undefined;
}

/**
 * Reassembles the journals by commander, file and, from the second on, copy. Throws if anything is missing or
 * out of order.
 */
export function publishedJournals(messages: readonly StoredMessage[]): ReadonlyMap<string, PublishedJournal> {
  const journals = new Map<string, Assembly>();
  for (const message of messages) {
    const { type, commander, file, copy } = message;
    if (type !== 'line' && type !== 'end') continue;
    const key = `${commander}/${file}${copy > 1 ? ` (${copy})` : ''}`;
    const known = journals.get(key) ?? new Assembly(key, commander);
    journals.set(key, known);
    known.add(message);
  }
  return new Map(Array.from(journals, ([key, journal]) => [key, journal.whole()]));
}

class Assembly {
  readonly #key: string;
  readonly #commander: string;
  readonly #pieces = new Map<number, Uint8Array>();
  #size = 0;
  #lines = 0;
  #repeated = 0;
  #end: number | undefined;

  constructor(key: string, commander: string) {
    this.#key = key;
    this.#commander = commander;
  }

  add({ type, offset, payload, more }: StoredMessage): void {
    if (type === 'end') {
      if (offset !== this.#size) throw new Error(`${this.#key} ends at ${offset}, but there are ${this.#size} bytes`);
      this.#end = offset;
      return;
    }
    if (offset > this.#size) throw new Error(`${this.#key} goes on at ${offset}, but there are ${this.#size} bytes`);
    if (offset < this.#size) {
      if (Buffer.compare(this.#pieces.get(offset) ?? Buffer.alloc(0), payload) !== 0)
        throw new Error(`${this.#key} at ${offset} came again, with other bytes`);
      this.#repeated++;
      return;
    }
    this.#pieces.set(offset, payload);
    this.#size += payload.length;
    this.#end = undefined;
    if (!more) this.#lines++;
  }

  whole(): PublishedJournal {
    const bytes = Buffer.concat([...this.#pieces.values()]);
    return { commander: this.#commander, bytes, lines: this.#lines, repeated: this.#repeated, end: this.#end };
  }
}
