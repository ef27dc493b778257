/** Reads a stream with none of our code but the headers. */
import { type JsMsg, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import type { FleetMessage } from '../../../src/fleet/fleet-message.js';
import { messageOf } from '../../../src/fleet/message-headers.js';

/** All messages of a stream, in order. */
export async function readStream<Kept>(
  servers: readonly string[],
  stream: string,
  keep: (message: JsMsg) => Kept,
): Promise<Kept[]> {
  const connection = await connect({ servers: [...servers] });
  try {
    const { state } = await (await jetstreamManager(connection)).streams.info(stream);
    const kept: Kept[] = [];
    if (state.messages === 0) return kept;
    const consumer = await jetstream(connection).consumers.get(stream);
    const messages = await consumer.consume({ max_messages: 2000 });
    for await (const message of messages) {
      kept.push(keep(message));
      if (message.seq >= state.last_seq) break;
    }
    return kept;
  } finally {
    await connection.close();
  }
}

/** A journal reassembled from the stream. */
export interface PublishedFile {
  readonly commander: string;
  readonly file: string;
  readonly bytes: Buffer;
  /** Its published end; -1 if there is none. */
  readonly end: number;
}

export interface PublishedLog {
  readonly files: readonly PublishedFile[];
  /** Duplicate messages. */
  readonly repeated: number;
  /** Lines per commander. */
  readonly lines: ReadonlyMap<string, number>;
  /** Violations of the order of play, in words. */
  readonly disorder: readonly string[];
}

/** Reassembles the journals, and checks that new messages came in order. */
export async function readPublished(servers: readonly string[], stream = 'JOURNAL'): Promise<PublishedLog> {
  const log = new Assembly();
  await readStream(servers, stream, ({ headers, data, seq }) => {
    const message = messageOf(headers, data);
    if (typeof message === 'string') throw new Error(`message ${seq}: ${message}`);
    log.add(message);
  });
  return log.result();
}

class Assembly {
  readonly #files = new Map<string, { commander: string; file: string; pieces: Buffer[]; size: number; end: number }>();
  readonly #current = new Map<string, string>();
  readonly #lines = new Map<string, number>();
  readonly #disorder: string[] = [];
  #repeated = 0;

  add(message: FleetMessage): void {
    if (message.type === 'line' || message.type === 'end') this.#addTo(message);
  }

  #addTo({ type, commander, file, copy, offset, payload, more }: FleetMessage): void {
    const key = JSON.stringify([commander, file, copy]);
    const known = this.#files.get(key) ?? { commander, file, pieces: [], size: 0, end: -1 };
    this.#files.set(key, known);
    const place = `${commander} ${file} at ${offset}`;
    if (type === 'end') {
      if (offset !== known.size) this.#disorder.push(`${place}: the end came after ${known.size} bytes`);
      known.end = offset;
      return;
    }
    if (offset < known.size) {
      this.#repeated += 1;
      return;
    }
    if (offset > known.size) this.#disorder.push(`${place}: came after ${known.size} bytes`);
    // Journal names sort by start time.
    if ((this.#current.get(commander) ?? '') > file) this.#disorder.push(`${place}: came after a later journal`);
    this.#current.set(commander, file);
    known.pieces.push(Buffer.from(payload));
    known.size += payload.length;
    if (more) return;
    this.#lines.set(commander, (this.#lines.get(commander) ?? 0) + 1);
  }

  result(): PublishedLog {
    const files = [...this.#files.values()].map(({ commander, file, pieces, end }) => {
      return { commander, file, bytes: Buffer.concat(pieces), end };
    });
    return { files, repeated: this.#repeated, lines: this.#lines, disorder: this.#disorder };
  }
}
