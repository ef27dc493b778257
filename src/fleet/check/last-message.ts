import { JetStreamApiCodes, JetStreamApiError, type JetStreamManager, type StoredMsg } from '@nats-io/jetstream';
import { type Persistence, untilAnswered } from '../connect/until-answered.js';

/** The last message of a subject, from the stream leader. */
export function lastMessage(
  manager: JetStreamManager,
  stream: string,
  subject: string,
  persistence: Persistence,
): Promise<StoredMsg | undefined> {
  return untilAnswered(async () => {
    try {
      return (await manager.streams.getMessage(stream, { last_by_subj: subject })) ?? undefined;
    } catch (error) {
      if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.NoMessageFound) return undefined;
      throw error;
    }
  }, persistence);
}

/** Sequence number of a subject's last message; 0 if there is none. */
export async function lastSequence(...of: Parameters<typeof lastMessage>): Promise<number> {
  return (await lastMessage(...of))?.seq ?? 0;
}
