/** Rules about the hold of the ship. */
import { isOfShip, secondsOfDelay } from '../../../state/cargo-fold.js';
import { numberFrom, secondsFrom, sumOfMember } from '../../../state/fold-fields.js';
import type { CargoHold, LooseCargo } from '../../../state/journal-state.js';
import { lineReference, tonnes } from '../session-phrases.js';
import { noFindings, type SessionRule } from '../session-rule.js';

const counted = { timestamp: '2026-11-14T20:41:00Z', event: 'Cargo', Vessel: 'Ship', Count: 12 };
const bought = { timestamp: '2026-11-14T20:44:00Z', event: 'MarketBuy', Type: 'gold', Count: 20 };
const after = { ...counted, timestamp: '2026-11-14T20:44:01Z' };
const gold = { Name: 'gold', Count: 8 };
const fitted = { timestamp: '2026-11-14T20:40:00Z', event: 'Loadout', CargoCapacity: 64 };

export const cargoCountRule: SessionRule = {
  id: 'cargo/count',
  says: 'the Count of Cargo is the last one, plus what came aboard, minus what left the ship',
  reason:
    'Goods are bought, sold, collected, refined, delivered or thrown out, and each has its line. Tools count the hold along. What limpets, the refinery and the hatch do is counted some seconds early or late, so as much is allowed for. After an attack, a mission, or in another ship the count starts over. At a carrier the counts lag behind the transfers, so none is compared there.',
  reads: { Cargo: ['Vessel', 'Count'] },
  check: (event, state, fileType) => {
    const { hold, looseCargo, inSrv } = state.journal;
    if (!hold || inSrv || fileType !== 'journal' || !isOfShip(event)) return noFindings;
    const count = numberFrom(event.Count);
    if (count === undefined || (looseCargo.length === 0 && count === hold.count + hold.traded)) return noFindings;
    const now = secondsFrom(state.here.timestamp);
    if (now === undefined) return noFindings;
    const { least, most } = possibleCounts(hold, looseCargo, now);
    if (count >= least && count <= most) return noFindings;
    const expected = least === most ? String(least) : `${least} to ${most}`;
    const message = `Count is ${tonnes(count)}, but with ${tonnes(hold.count)} at ${lineReference(hold.where, state.here)} and what came and went since it should be ${expected} t`;
    return [{ pointer: '/Count', expected, found: String(count), message }];
  },
  good: { journal: [counted, bought, { ...after, Count: 32 }] },
  bad: { journal: [counted, bought, { ...after, Count: 31 }] },
};

/** Changes long after the last count and long before this one are certain; others may be in either count. */
function possibleCounts(
  hold: CargoHold,
  loose: readonly LooseCargo[],
  now: number,
): Readonly<Record<'least' | 'most', number>> {
  let least = hold.count + hold.traded;
  let most = least;
  let uncertain = 0;
  for (let index = 0; index < loose.length; index++) {
    const { change, at } = loose[index] as LooseCargo;
    const certain = at > hold.at + secondsOfDelay && at < now - secondsOfDelay;
    if (!certain) uncertain++;
    if (certain || change < 0) least += change;
    if (certain || change > 0) most += change;
  }
  return uncertain === 0 ? { least, most } : { least: least - mostAhead, most: most + mostAhead };
}

/** The most changes that are counted before their lines are written. */
const mostAhead = 2;

export const cargoSumRule: SessionRule = {
  id: 'cargo/sum',
  says: 'the Count of Cargo is the sum of its Inventory',
  reason: 'Tools show the one and list the other.',
  reads: { Cargo: ['Count', 'Inventory/*/Count'] },
  check: ({ Count, Inventory }) => {
    if (!Array.isArray(Inventory)) return noFindings;
    const count = numberFrom(Count);
    const sum = sumOfMember(Inventory, 'Count');
    if (count === undefined || sum === undefined || sum === count) return noFindings;
    const message = `Count is ${tonnes(count)}, but the Inventory adds up to ${tonnes(sum)}`;
    return [{ pointer: '/Count', expected: String(sum), found: String(count), message }];
  },
  good: { journal: [{ ...counted, Inventory: [gold, { Name: 'drones', Count: 4 }] }] },
  bad: { journal: [{ ...counted, Inventory: [gold] }] },
};

export const cargoCapacityRule: SessionRule = {
  id: 'cargo/capacity',
  says: 'the hold contains no more than fits into the ship',
  reason: 'CargoCapacity of Loadout is the size of the hold. Tools show how much room is left.',
  reads: { Cargo: ['Vessel', 'Count'] },
  check: (event, { journal: { ship, inSrv } }, fileType) => {
    const { cargoCapacity } = ship;
    const count = numberFrom(event.Count);
    if (count === undefined || cargoCapacity === undefined || count <= cargoCapacity) return noFindings;
    if (inSrv || !isOfShip(event) || fileType !== 'journal') return noFindings;
    const message = `Count is ${tonnes(count)}, but CargoCapacity of the last Loadout is ${tonnes(cargoCapacity)}`;
    const expected = `${cargoCapacity} or less`;
    return [{ pointer: '/Count', expected, found: String(count), message }];
  },
  good: { journal: [fitted, { ...counted, Count: 64 }] },
  bad: { journal: [fitted, { ...counted, Count: 65 }] },
};
