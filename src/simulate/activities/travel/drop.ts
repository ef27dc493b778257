import type { Station } from '../../../game/star-system.js';
import { type Activity, wait } from '../../activity.js';
import { titleAndCallsign } from '../../galaxy/fleet-carrier.js';
import type { World } from '../../world/world.js';
import { carrierOf } from '../carrier/carrier-place.js';
import { writeSignalsOnDrop } from '../exploration/discovery-scanner.js';
import { type DropDestination, destinationDrop, supercruiseExit } from './flight-events.js';

/** Drops out of supercruise at a station in space. */
export function* dropAt(world: World, station: Station): Activity {
  const carrier = carrierOf(world.commander, station);
  yield* dropping(world, carrier ? { ...station, name: titleAndCallsign(carrier) } : station);
  world.place = { is: 'space', station };
  yield* writeSignalsOnDrop(world);
  yield supercruiseExit(world, station);
}

/** Drops out of supercruise at something that is neither a station nor a body, such as a signal. */
export function* dropAtSignal(world: World, signal: DropDestination): Activity {
  yield* dropping(world, signal);
  world.place = { is: 'space' };
  yield* writeSignalsOnDrop(world);
  yield supercruiseExit(world, undefined);
}

/** The destination of another pilot is not written. */
function* dropping(world: World, destination: DropDestination): Activity {
  if (world.vehicle === 'ship') yield destinationDrop(destination);
  yield wait(world.random.integer(1, 2));
}
