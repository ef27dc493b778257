/** The vehicle the commander is in, or on foot. */

import { type AnyFlag, isLit } from './lit-flags.js';
import type { Fields } from './loose-fields.js';

export type Seat = 'ship' | 'fighter' | 'srv' | 'foot' | 'taxi' | 'crew';

/** The first flag set wins: in a taxi, for example, the main ship's flag is set, too. */
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

/** Undefined in the main menu and without a Status. */
export function seatIn(status: Fields | undefined): Seat | undefined {
  return order.find(([flag]) => isLit(status, flag))?.[1];
}
