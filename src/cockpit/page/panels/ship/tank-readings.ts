/** The fuel and the hold, against what the ship can take. */
import type { Moment } from '../../../protocol.js';
import { isLit } from '../../moment/lit-flags.js';
import { type Fields, fieldsIn, numberIn } from '../../moment/loose-fields.js';
import { newestEvent } from '../../moment/moment-events.js';
import { seatIn } from '../../moment/seat.js';
import { statusIn } from '../../moment/status-in-moment.js';
import { type DatedNumber, datedWords, latestNumber } from './dated-number.js';
import { grouped, tonnes } from './measures.js';
import { type Reading, shareOf } from './reading.js';

const fuelFields = {
  FSDJump: 'FuelLevel',
  LoadGame: 'FuelLevel',
  FuelScoop: 'Total',
  ReservoirReplenished: 'FuelMain',
};

/**
 * From Status. Where there is none at all, from the latest event that tells; a Status that leaves something out says that it
 * is not known now.
 */
export function tankReadings(moment: Moment): Reading[] {
  const status = statusIn(moment);
  const fuel = fieldsIn(status ?? {}, 'Fuel');
  const loadout = ownLoadout(moment, status);
  const capacity = fieldsIn(loadout, 'FuelCapacity');
  const main = status ? { value: numberIn(fuel, 'FuelMain') } : latestNumber(moment, fuelFields);
  const cargo = status ? { value: numberIn(status, 'Cargo') } : latestNumber(moment, { Cargo: 'Count' });
  return [
    { ...tank('Fuel', main, numberIn(capacity, 'Main')), isAlarm: isLit(status, 'LowFuel') },
    tank('Reservoir', { value: numberIn(fuel, 'FuelReservoir') }, numberIn(capacity, 'Reserve')),
    tank('Cargo', cargo, numberIn(loadout, 'CargoCapacity')),
  ];
}

/** Elsewhere the tanks are not those of the ship that Loadout describes. */
function ownLoadout(moment: Moment, status: Fields | undefined): Fields {
  const isOwnShip = !status || seatIn(status) === 'ship';
  return (isOwnShip ? newestEvent(moment, 'Loadout') : undefined) ?? {};
}

function tank(label: string, amount: DatedNumber, capacity: number | undefined): Reading {
  const full = capacity !== undefined && capacity > 0 ? capacity : undefined;
  return {
    label,
    ...datedWords(amount, (value) => (full === undefined ? tonnes(value) : `${grouped(value, 2)} of ${tonnes(full)}`)),
    share: amount.value !== undefined && full !== undefined ? shareOf(amount.value / full) : undefined,
  };
}
