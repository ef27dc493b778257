import type { Moment } from '../../protocol.js';
import type { Fields } from './loose-fields.js';
import { eventOf } from './moment-events.js';
import { seatIn } from './seat.js';

/** The Status at a moment; undefined if there is none or it cannot be parsed. */
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
