/** Which groups of the panel are open: those that matter in the current seat. */

import { type AnyFlag, isLit } from '../../moment/lit-flags.js';
import { type Fields, numberIn, textIn } from '../../moment/loose-fields.js';
import { type Seat, seatIn, seatWords } from '../../moment/seat.js';
import { type FlagGroup, flagGroups } from './flag-groups.js';

/** Seat assumed without a Status. */
const assumed: Seat = 'ship';

export function isApplicable(group: FlagGroup, status: Fields | undefined): boolean {
  if (group === flagGroups.position) return hasPosition(status);
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
  const lit = (Object.entries(group.labels) as [AnyFlag, string][]).filter(([flag]) => isLit(status, flag));
  return lit.length === 0 ? undefined : lit.map(([, label]) => label).join(', ');
}

function hasPosition(status: Fields | undefined): boolean {
  return status !== undefined && (numberIn(status, 'Latitude') ?? textIn(status, 'BodyName')) !== undefined;
}
