import { headers } from '@nats-io/transport-node';
import type { Fleet } from '../connect/open-fleet.js';
import { type Persistence, untilAnswered } from '../connect/until-answered.js';
import type { UnreadableMessage } from '../read/read-partition.js';

/**
 * Copies a message that cannot be checked to the aside stream, with the reason. The copy's id derives from
 * the original, so within the server's window it is stored once.
 */
export async function setAside(
  { jetStream, manager, names }: Pick<Fleet, 'jetStream' | 'manager' | 'names'>,
  partition: number,
  { sequence, reason }: UnreadableMessage,
  persistence: Persistence,
): Promise<void> {
  await untilAnswered(async () => {
    const original = await manager.streams.getMessage(names.stream, { seq: sequence });
    const made = headers();
    for (const [name, values] of original?.header ?? []) {
      if (!name.startsWith('Nats-')) for (const value of values) made.append(name, value);
    }
    made.set('Reason', reason);
    made.set('Sequence', String(sequence));
    const payload = original?.data ?? new Uint8Array();
    await jetStream.publish(names.asideSubject(partition), payload, { headers: made, msgID: `aside-${sequence}` });
  }, persistence);
}
