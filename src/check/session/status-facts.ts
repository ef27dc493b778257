/** What a Status says about the ship, and whether it can be compared with the journal. */
import { hasBit, isBitSet } from '../../interface/bits.js';
import { type Flag2Name, type FlagName, flags, flags2 } from '../../interface/flag-tables.js';
import type { Members } from '../../interface/object-rule.js';
import { secondsBetween } from '../../state/fold-fields.js';
import type { SessionState } from './session-state.js';

/** In seconds: a Status that is later than the last event by more belongs to another session. */
const longestSilence = 3600;

const bitNumbers = new Map<FlagName, number>(flags.bits.map(({ name, bit }) => [name, bit]));
const bitNumbers2 = new Map<Flag2Name, number>(flags2.bits.map(({ name, bit }) => [name, bit]));

export function hasFlag(event: Members, flag: FlagName): boolean {
  return isBitSet(event.Flags) && hasBit(event.Flags, bitNumbers.get(flag) ?? Number.NaN);
}

export function hasFlag2(event: Members, flag: Flag2Name): boolean {
  return isBitSet(event.Flags2) && hasBit(event.Flags2, bitNumbers2.get(flag) ?? Number.NaN);
}

const otherShipFlags: readonly Flag2Name[] = ['InTaxi', 'InMulticrew', 'TelepresenceMulticrew', 'PhysicalMulticrew'];

/** Whether the player is in their own ship, which the journal describes. */
export function inOwnShip(event: Members): boolean {
  return hasFlag(event, 'InMainShip') && !otherShipFlags.some((flag) => hasFlag2(event, flag));
}

/** Seconds from a line to the Status; undefined if negative, or if the last event was too long ago. */
export function secondsSince(timestamp: unknown, event: Members, state: SessionState): number | undefined {
  const seconds = secondsBetween(timestamp, event.timestamp);
  const silence = secondsBetween(state.journal.timestamp, event.timestamp);
  if (seconds === undefined || seconds < 0 || silence === undefined || silence > longestSilence) return undefined;
  return seconds;
}
