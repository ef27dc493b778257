import type { Fleet } from '../../../src/fleet/connect/open-fleet.js';
import type { FleetMessage } from '../../../src/fleet/fleet-message.js';
import { partitionOf } from '../../../src/fleet/partitions.js';
import { headersOf } from './headers-of.js';

/** Publishes messages, in order, and waits until they are stored. */
export async function publishMessages(fleet: Fleet, messages: readonly FleetMessage[]): Promise<void> {
  const { jetStream, names, partitions } = fleet;
  const size = 1000;
  for (let start = 0; start < messages.length; start += size) {
    await Promise.all(
      messages.slice(start, start + size).map((message) => {
        const subject = names.subject(partitionOf(message.commander, partitions));
        return jetStream.publish(subject, message.payload, { headers: headersOf(message) });
      }),
    );
  }
}
