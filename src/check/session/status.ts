/** What a Status says about the ship, and whether it can be held against the journal. */
import { hasBit, isBitSet } from '../../spec/bits.js';
import { type Flag2Name, type FlagName, flags, flags2 } from '../../spec/flags.js';
import type { Members } from '../../spec/rule.js';
import type { Known } from './known.js';
import { secondsBetween } from './values.js';

/** A Status written longer than this after the last event belongs to a session that is not at hand. */
const longestSilence = 3600;

const numbers = new Map<FlagName, number>(flags.bits.map(({ name, bit }) => [name, bit]));
const numbers2 = new Map<Flag2Name, number>(flags2.bits.map(({ name, bit }) => [name, bit]));

export function has(event: Members, flag: FlagName): boolean {
  return isBitSet(event.Flags) && hasBit(event.Flags, numbers.get(flag) ?? Number.NaN);
}

export function has2(event: Members, flag: Flag2Name): boolean {
  return isBitSet(event.Flags2) && hasBit(event.Flags2, numbers2.get(flag) ?? Number.NaN);
}

const elsewhere: readonly Flag2Name[] = ['InTaxi', 'InMulticrew', 'TelepresenceMulticrew', 'PhysicalMulticrew'];

/** Whether the player sits in the ship that the journal speaks of: the own one. */
export function inOwnShip(event: Members): boolean {
  return has(event, 'InMainShip') && !elsewhere.some((flag) => has2(event, flag));
}

/** Seconds from a moment of the journal to the Status; nothing if it was written before, or too long after the journal's end. */
export function secondsSince(timestamp: unknown, event: Members, known: Known): number | undefined {
  const seconds = secondsBetween(timestamp, event.timestamp);
  const silence = secondsBetween(known.last, event.timestamp);
  if (seconds === undefined || seconds < 0 || silence === undefined || silence > longestSilence) return undefined;
  return seconds;
}
