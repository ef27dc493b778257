/** The vehicle the commander is in, or on foot. */
import { type StatusRide, statusRide } from '../../../state/status-ride.js';
import type { Fields } from './loose-fields.js';

export type Seat = StatusRide;

export const seatWords: Readonly<Record<Seat, string>> = {
  ship: 'in the main ship',
  fighter: 'in a fighter',
  srv: 'in the SRV',
  foot: 'on foot',
  taxi: 'in a taxi',
  crew: "in another commander's ship",
};

/** Undefined in the main menu and without a Status. */
export function seatIn(status: Fields | undefined): Seat | undefined {
  return status && statusRide(status);
}
