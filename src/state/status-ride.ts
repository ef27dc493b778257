import { isBitSet } from '../interface/bits.js';
import { decodeFlags, decodeFlags2 } from '../interface/flag-tables.js';
import type { Members } from '../interface/object-rule.js';
import type { Ride } from './journal-state.js';

/** What Status tells apart: it has no flag of a lander. */
export type StatusRide = Exclude<Ride, 'lander'>;

/** The first flag that is set decides: in a taxi, for one, the flag of the main ship is set too. */
const rides: readonly (readonly [flag: string, ride: StatusRide])[] = [
  ['OnFoot', 'foot'],
  ['InTaxi', 'taxi'],
  ['InSRV', 'srv'],
  ['InFighter', 'fighter'],
  ['InMulticrew', 'crew'],
  ['TelepresenceMulticrew', 'crew'],
  ['PhysicalMulticrew', 'crew'],
  ['InMainShip', 'ship'],
];

/** What the commander is in by the flags of a Status; undefined in the main menu, where none is set. */
export function statusRide({ Flags, Flags2 }: Members): StatusRide | undefined {
  const set = new Set<string>(isBitSet(Flags) ? decodeFlags(Flags) : []);
  if (isBitSet(Flags2)) for (const flag of decodeFlags2(Flags2)) set.add(flag);
  return rides.find(([flag]) => set.has(flag))?.[1];
}
