import { type WriteStep, write } from '../activity.js';
import { sixDecimals } from '../round.js';
import type { Ship } from './ship.js';

/** The line that the reservoir is full again; a moment later it is not. */
export function reservoirReplenished({ fuel, reservoirSize }: Ship): WriteStep<'ReservoirReplenished'> {
  return write('ReservoirReplenished', {
    FuelMain: sixDecimals(fuel.main),
    FuelReservoir: sixDecimals(fuel.main > 0 ? reservoirSize : fuel.reservoir),
  });
}
