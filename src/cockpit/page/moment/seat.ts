/** What the commander sits in, or goes about on. */

import { type AnyFlag, isLit } from './lit-flags.js';
import type { Fields } from './loose-fields.js';

export type Seat = 'ship' | 'fighter' | 'srv' | 'foot' | 'taxi' | 'crew';

/** The first flag that is set decides: in a taxi, for one, the flag of the main ship is set too. */
const order: readonly (readonly [flag: AnyFlag, seat: Seat])[] = [
  ['OnFoot', 'foot'],
  ['InTaxi', 'taxi'],
  ['InSRV', 'srv'],
  ['InFighter', 'fighter'],
  ['InMulticrew', 'crew'],
  ['TelepresenceMulticrew', 'crew'],
  ['PhysicalMulticrew', 'crew'],
  ['InMainShip', 'ship'],
];

export const seatWords: Readonly<Record<Seat, string>> = {
  ship: 'in the main ship',
  fighter: 'in a fighter',
  srv: 'in the SRV',
  foot: 'on foot',
  taxi: 'in a taxi',
  crew: "in another commander's ship",
};

/** Undefined in the main menu, and without a Status. */
export function seatIn(status: Fields | undefined): Seat | undefined {
  return order.find(([flag]) => isLit(status, flag))?.[1];
}
