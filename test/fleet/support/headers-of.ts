import { headers, type MsgHdrs } from '@nats-io/transport-node';
import type { FleetMessage } from '../../../src/fleet/fleet-message.js';
import { headerBytes } from '../../../src/fleet/message-headers.js';

/** The headers of a message for the client, which encodes them itself. */
export function headersOf(message: FleetMessage): MsgHdrs {
  const made = headers();
  const lines = headerBytes(message).toString('latin1').trim().split('\r\n').slice(1);
  for (const [name = '', ...value] of lines.map((line) => line.split(': '))) made.set(name, value.join(': '));
  return made;
}
