/** Fuel and cargo against capacity. */
import type { Moment } from '../../../protocol.js';
import { isLit } from '../../moment/lit-flags.js';
import { fieldsIn, numberIn } from '../../moment/loose-fields.js';
import { seatIn, shipStatusIn } from '../../moment/status-in-moment.js';
import { grouped, tonnes } from '../../words/measures.js';
import { datedValue, type Reading } from './reading.js';

/**
 * From Status, or from the journal if there is no Status of the ship: what such a Status leaves out is
 * unknown at that time.
 */
export function tankReadings(moment: Moment): [fuel: Reading, reservoir: Reading, cargo: Reading] {
  const status = shipStatusIn(moment);
  const { ship, learned } = moment.state;
  const fuel = fieldsIn(status ?? {}, 'Fuel');
  // In other vehicles, the tanks are not those of the ship in the journal.
  const own = !status || seatIn(status) === 'ship' ? ship : undefined;
  const tank = (label: string, amount: number | undefined, capacity = 0, timestamp?: string): Reading => {
    if (amount === undefined || capacity <= 0) return { label, ...datedValue(moment, tonnes(amount), timestamp) };
    const words = `${grouped(amount, 2)} of ${tonnes(capacity)}`;
    return { label, ...datedValue(moment, words, timestamp), share: amount / capacity };
  };
  const [main, fuelTime] = status ? [numberIn(fuel, 'FuelMain')] : [ship.fuel.main, learned.fuel?.timestamp];
  const cargo = numberIn(status ?? {}, 'Cargo');
  return [
    { ...tank('Fuel', main, own?.fuel.capacity, fuelTime), isAlarm: isLit(status, 'LowFuel') },
    tank('Reservoir', numberIn(fuel, 'FuelReservoir'), own?.fuel.reservoirCapacity),
    // On foot, the hold of the ship is as it was.
    cargo === undefined
      ? tank('Cargo', ship.tonnes, ship.cargoCapacity, learned.cargo)
      : tank('Cargo', cargo, own?.cargoCapacity),
  ];
}
