/** Which groups of the panel matter now: those that do are open, the others are folded away. */

import { type AnyFlag, isLit } from '../../moment/lit-flags.js';
import { type Fields, numberIn, textIn } from '../../moment/loose-fields.js';
import { type Seat, seatIn, seatWords } from '../../moment/seat.js';
import { type FlagGroup, flagGroups } from './flag-groups.js';

/** Without a Status most will want to see a ship. */
const assumed: Seat = 'ship';

export function isApplicable(group: FlagGroup, status: Fields | undefined): boolean {
  if (group === flagGroups.position) return hasPosition(status);
  // The summary of the group says all that most want to know of it.
  if (group === flagGroups.seat) return false;
  return group.seats === undefined || group.seats.includes(seatIn(status) ?? assumed);
}

/** What a folded group says beside its title; the lights that are on, if there are any. */
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
