/** Which groups of the panel are open: those that matter in the current seat. */

import { type Fields, numberIn, textIn } from '../../moment/loose-fields.js';
import { seatIn, seatWords } from '../../moment/status-in-moment.js';
import { type FlagGroup, flagGroups } from './flag-group-table.js';
import { lightsOf } from './flag-groups.js';

export function isApplicable(group: FlagGroup, status: Fields = {}): boolean {
  if (group === flagGroups.position) return (numberIn(status, 'Latitude') ?? textIn(status, 'BodyName')) !== undefined;
  // Its summary is enough.
  if (group === flagGroups.seat) return false;
  // Without a Status, the commander is taken to be in the ship.
  return group.seats === undefined || group.seats.includes(seatIn(status) ?? 'ship');
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
