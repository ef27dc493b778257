/** What Status.json says; it is never behind the journal. */
import { isBitSet } from '../interface/bits.js';
import { decodeFlags, decodeFlags2, type FlagName } from '../interface/flag-tables.js';
import type { Members } from '../interface/object-rule.js';
import { learnCredits } from './credits-fold.js';
import type { Updates } from './fold.js';
import { nameFrom, numberFrom, objectFrom } from './fold-fields.js';
import { learnFuel } from './fuel.js';
import type { JournalState, PlaceName } from './journal-state.js';
import { srvOf } from './place.js';
import { statusRide } from './status-ride.js';

export const statusUpdates: Updates = {
  Status: (state, event, where) => {
    if (!isBitSet(event.Flags)) return;
    const flags = decodeFlags(event.Flags);
    const flags2 = isBitSet(event.Flags2) ? decodeFlags2(event.Flags2) : [];
    state.flags = flags;
    state.flags2 = flags2;
    const ride = statusRide(event);
    if (ride === undefined) return;
    state.ride = ride === 'srv' ? srvOf(state) : ride;
    state.surface = surfaceIn(event);
    state.commander.legal = nameFrom(event.LegalState);
    const hasBalance = event.Balance !== undefined;
    if (hasBalance) learnCredits(state, event.Balance, event, where);
    if (hasBalance && state.learned.credits) state.learned.credits = { ...state.learned.credits, byStatus: true };
    if (ride === 'ship' || ride === 'taxi' || ride === 'crew')
      state.place = places.find(([flag]) => flags.includes(flag))?.[1] ?? 'space';
    // The specification has no line for the commander whom a dropship puts down.
    else if (state.place === 'space' && flags2.includes('OnFootOnPlanet')) state.place = 'landed';
    if (state.place !== 'docked') state.station = undefined;
    if (ride === 'ship') learnFuel(state, objectFrom(event.Fuel)?.FuelMain, where);
  },
};

const places: readonly (readonly [flag: FlagName, place: PlaceName])[] = [
  ['FsdJump', 'hyperspace'],
  ['Supercruise', 'supercruise'],
  ['Docked', 'docked'],
  ['Landed', 'landed'],
];

function surfaceIn({ Latitude, Longitude, Altitude, BodyName }: Members): JournalState['surface'] {
  const latitude = numberFrom(Latitude);
  const longitude = numberFrom(Longitude);
  if (latitude === undefined || longitude === undefined) return undefined;
  return { body: nameFrom(BodyName), latitude, longitude, altitude: numberFrom(Altitude) };
}
