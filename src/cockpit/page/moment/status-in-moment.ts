/** What Status says at a moment: missing or broken, it is undefined. */
import { type StatusRide, statusRide } from '../../../state/status-ride.js';
import type { Moment } from '../../protocol.js';
import type { Fields } from './loose-fields.js';
import { eventOf } from './moment-events.js';

export const seatWords: Readonly<Record<StatusRide, string>> = {
  ship: 'in the main ship',
  fighter: 'in a fighter',
  srv: 'in the SRV',
  foot: 'on foot',
  taxi: 'in a taxi',
  crew: "in another commander's ship",
};

/** The vehicle the commander is in, or on foot; undefined in the main menu and without a Status. */
export function seatIn(status: Fields | undefined): StatusRide | undefined {
  return status && statusRide(status);
}

export function statusIn({ companions }: Moment): Fields | undefined {
  return eventOf(companions.Status);
}

/** Whether a Status is that of the main menu and of the end of a session: all flags off, and no values. */
function isBare(status: Fields | undefined): boolean {
  return status?.['Flags'] === 0 && seatIn(status) === undefined;
}

/** The Status at a moment, if it says anything of the ship; what it does not say, the journal may know. */
export function shipStatusIn(moment: Moment): Fields | undefined {
  const status = statusIn(moment);
  return isBare(status) ? undefined : status;
}
