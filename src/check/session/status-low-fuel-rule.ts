import { largestReservoir } from '../../game/fuel-facts.js';
import { encodeFlags } from '../../interface/flag-tables.js';
import { limits } from '../../interface/specified-limits.js';
import { numberFrom, objectFrom } from '../../state/fold-fields.js';
import { round, tonnes } from './session-phrases.js';
import type { SessionRule } from './session-rule.js';
import { hasFlag, inOwnShip, secondsSince } from './status-facts.js';

const percent = `${limits.lowFuel * 100} %`;

const loadout = { timestamp: '2026-11-14T20:41:00Z', event: 'Loadout', FuelCapacity: { Main: 32 } };
const status = { timestamp: '2026-11-14T20:41:05Z', event: 'Status', Fuel: { FuelMain: 4.5, FuelReservoir: 0.5 } };

export const statusLowFuelRule: SessionRule = {
  id: 'status/low-fuel',
  says: `bit 19 of Flags is set exactly while the main tank is below ${percent}`,
  reason:
    'This bit warns the pilot. If it is set too early, it is noise; if it is not set, the ship is stranded without a warning.',
  reads: { Status: ['Flags', 'Flags2', 'Fuel/FuelMain', 'Fuel/FuelReservoir'] },
  check: (event, state) => {
    const { capacity, largest } = state.journal.ship.fuel;
    const fuel = objectFrom(event.Fuel);
    const main = numberFrom(fuel?.FuelMain);
    const all = (main ?? 0) + (numberFrom(fuel?.FuelReservoir) ?? 0);
    const holds = capacity ?? largest;
    if (main === undefined || holds === undefined || !inOwnShip(event)) return [];
    if (secondsSince(state.journal.timestamp, event, state) === undefined) return [];
    const low = hasFlag(event, 'LowFuel');
    const empty = all < limits.lowFuel * holds;
    // It is not known whether the game includes the reservoir, so a level that depends on it is not reported.
    const full = main >= limits.lowFuel * holds && all >= limits.lowFuel * (holds + largestReservoir);
    if (low ? capacity === undefined || !full : !empty) return [];
    const share = `${round((main / holds) * 100)} % of ${capacity === undefined ? 'at least ' : ''}${tonnes(holds)}`;
    const message = low
      ? `bit 19 of Flags says low fuel, but FuelMain is ${tonnes(main)}, ${share}`
      : `bit 19 of Flags says enough fuel, but FuelMain is ${tonnes(main)}, ${share}`;
    const [expected, found] = low ? ['bit 19 not set', 'bit 19 set'] : ['bit 19 set', 'bit 19 not set'];
    return [{ pointer: '/Flags', expected, found, message }];
  },
  good: { journal: [loadout], companions: [{ ...status, Flags: encodeFlags(['InMainShip', 'LowFuel']) }] },
  bad: { journal: [loadout], companions: [{ ...status, Flags: encodeFlags(['InMainShip']) }] },
};
