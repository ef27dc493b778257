import type { Fleet } from '../connect/open-fleet.js';
import type { StoredMessage } from '../fleet-message.js';
import { storedMessageOf } from '../read/stored-message.js';
import { StreamReader } from '../read/stream-reader.js';

export interface StreamStep {
  readonly sequence: number;
  /** Undefined for a foreign message. */
  readonly message?: StoredMessage;
  /** It was the last message of the stream when it was read. */
  readonly isLatest: boolean;
}

export interface StreamPart {
  /** All partitions by default. */
  readonly partition?: number | undefined;
  /** Start after this sequence number. */
  readonly after: number;
  readonly signal: AbortSignal;
}

/**
 * Stored messages in order, then new ones, until the signal. If there are none yet, the first step has no
 * message.
 */
export async function* streamMessages(fleet: Fleet, part: StreamPart): AsyncGenerator<StreamStep, void, undefined> {
  const { connection, manager, names } = fleet;
  const { partition, after, signal } = part;
  const subject = partition === undefined ? names.subjects : names.subject(partition);
  const reader = new StreamReader({ connection, manager, stream: names.stream, subject, after });
  const stop = () => reader.interrupt();
  signal.addEventListener('abort', stop);
  try {
    for (let through = after; !signal.aborted && !connection.isClosed(); ) {
      const { messages, pending } = await reader.next();
      if (messages.length === 0 && pending === 0) yield { sequence: through, isLatest: true };
      for (const [index, read] of messages.entries()) {
        if (signal.aborted) return;
        const message = storedMessageOf(read);
        const isLatest = pending === 0 && index === messages.length - 1;
        through = read.sequence;
        yield { sequence: through, isLatest, ...(typeof message !== 'string' && { message }) };
      }
    }
  } finally {
    signal.removeEventListener('abort', stop);
    reader.close();
  }
}
