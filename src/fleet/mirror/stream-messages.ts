import { DeliverPolicy } from '@nats-io/jetstream';
import type { Fleet } from '../connect/open-fleet.js';
import type { StoredMessage } from '../fleet-message.js';
import { messageOf } from '../message-headers.js';

/** A message of the stream. */
export interface StreamStep {
  readonly sequence: number;
  /** Undefined if it is none of a fleet. */
  readonly message?: StoredMessage;
  /** Nothing more was stored when it was read. */
  readonly isLatest: boolean;
}

export interface StreamPart {
  /** All if left out. */
  readonly partition?: number | undefined;
  /** What comes after this message. */
  readonly after: number;
  readonly signal: AbortSignal;
}

/** What was stored, in its order, and then what comes, until the signal. If nothing is there, the first step has no message. */
export async function* streamMessages(fleet: Fleet, part: StreamPart): AsyncGenerator<StreamStep, void, undefined> {
  const { names, jetStream } = fleet;
  const { partition, after, signal } = part;
  if (signal.aborted) return;
  const consumer = await jetStream.consumers.get(names.stream, {
    filter_subjects: partition === undefined ? names.subjects : names.subject(partition),
    deliver_policy: DeliverPolicy.StartSequence,
    opt_start_seq: after + 1,
  });
  const { num_pending } = await consumer.info();
  if (num_pending === 0) yield { sequence: after, isLatest: true };
  const messages = await consumer.consume();
  const stop = () => messages.stop();
  signal.addEventListener('abort', stop);
  try {
    for await (const { headers, data, seq: sequence, info } of messages) {
      if (signal.aborted) return;
      const message = messageOf(headers, data);
      const isLatest = info.pending === 0;
      yield typeof message === 'string'
        ? { sequence, isLatest }
        : { sequence, isLatest, message: { ...message, sequence } };
    }
  } finally {
    signal.removeEventListener('abort', stop);
    messages.stop();
  }
}
