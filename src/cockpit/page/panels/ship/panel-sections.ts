/** Which groups of the panel are open: those that matter in the current seat. */

import { type Fields, numberIn, textIn } from '../../moment/loose-fields.js';
import { type Seat, seatIn, seatWords } from '../../moment/seat.js';
import { type FlagGroup, flagGroups, lightsOf } from './flag-groups.js';

/** Seat assumed without a Status. */
const assumed: Seat = 'ship';

export function isApplicable(group: FlagGroup, status: Fields = {}): boolean {
  if (group === flagGroups.position) return (numberIn(status, 'Latitude') ?? textIn(status, 'BodyName')) !== undefined;
  // Its summary is enough.
  if (group === flagGroups.seat) return false;
  return group.seats === undefined || group.seats.includes(seatIn(status) ?? assumed);
}

/** Summary of a folded group: the lights that are on, if any. */
export function foldedWords(group: FlagGroup, status: Fields | undefined): string | undefined {
  if (group === flagGroups.seat) {
    const seat = seatIn(status);
    return seat && seatWords[seat];
  }
  const lit = lightsOf(group.labels, status).filter(({ isOn }) => isOn);
  return lit.map(({ label }) => label).join(', ') || undefined;
}
