/** Fuel and cargo against capacity. */
import type { Moment } from '../../../protocol.js';
import { isLit } from '../../moment/lit-flags.js';
import { fieldsIn, numberIn } from '../../moment/loose-fields.js';
import { seatIn } from '../../moment/seat.js';
import { shipStatusIn } from '../../moment/status-in-moment.js';
import { type DatedNumber, datedNumber, datedWords } from './dated-number.js';
import { grouped, tonnes } from '../../words/measures.js';
import { type Reading, shareOf } from './reading.js';

/**
 * From Status, or from the journal if there is no Status of the ship: what such a Status leaves out is
 * unknown at that time.
 */
export function tankReadings(moment: Moment): Reading[] {
  const status = shipStatusIn(moment);
  const { ship, hold, learned } = moment.state;
  const fuel = fieldsIn(status ?? {}, 'Fuel');
  // In other vehicles, the tanks are not those of the ship in the journal.
  const own = !status || seatIn(status) === 'ship' ? ship : undefined;
  const main = status
    ? { value: numberIn(fuel, 'FuelMain') }
    : datedNumber(moment, ship.fuel.main, learned.fuel?.timestamp);
  const cargo = status
    ? { value: numberIn(status, 'Cargo') }
    : datedNumber(moment, hold && hold.count + hold.traded, hold?.where.timestamp);
  return [
    { ...tank('Fuel', main, own?.fuel.capacity), isAlarm: isLit(status, 'LowFuel') },
    tank('Reservoir', { value: numberIn(fuel, 'FuelReservoir') }, own?.fuel.reservoirCapacity),
    tank('Cargo', cargo, own?.cargoCapacity),
  ];
}

function tank(label: string, amount: DatedNumber, capacity: number | undefined): Reading {
  const full = capacity !== undefined && capacity > 0 ? capacity : undefined;
  return {
    label,
    ...datedWords(amount, (value) => (full === undefined ? tonnes(value) : `${grouped(value, 2)} of ${tonnes(full)}`)),
    share: amount.value !== undefined && full !== undefined ? shareOf(amount.value / full) : undefined,
  };
}
