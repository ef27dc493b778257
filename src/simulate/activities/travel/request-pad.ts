import type { Station } from '../../../game/star-system.js';
import { type Activity, wait } from '../../activity.js';
import { isWantedIn } from '../../commander/legal-standing.js';
import { padNumbersFor } from '../../world/landing-pads.js';
import type { World } from '../../world/world.js';
import { dockingDenied, dockingGranted, dockingRequested, padLost } from './flight-events.js';
import { type DockingTrouble, dockingTroubleWeights, retryDelays } from './travel-table.js';

/** Seconds after which traffic control withdraws the pad. */
const padIsKept = 600;

/** Requests a pad until one is granted. Without `trouble`, a random one may occur. */
export function* requestPad(world: World, station: Station, trouble = troubleFor(world, station)): Activity {
  const { random } = world;
  if (trouble === 'DockingCancelled' || trouble === 'DockingTimeout') {
    yield* requestGranted(world, station);
    yield wait(trouble === 'DockingTimeout' ? padIsKept : random.integer(3, 9));
    yield padLost(trouble, station);
    yield wait(random.integer(1, 9));
  } else if (trouble !== 'none') {
    for (let tries = trouble === 'NoSpace' ? random.integer(1, 3) : 1; tries > 0; tries--) {
      yield dockingRequested(station);
      yield dockingDenied(station, trouble);
      yield wait(random.integer(...retryDelays[trouble]));
    }
  }
  yield* requestGranted(world, station);
}

export function* requestGranted({ random, ship }: World, station: Station): Activity {
  yield dockingRequested(station);
  // Traffic control responds at once; the next second may have begun.
  if (random.chance(0.1)) yield wait(1);
  yield dockingGranted(station, random.pick(padNumbersFor(station, ship.pad)));
}

/** Only small ports are ever full, and only offenders are refused for it. */
function troubleFor({ commander, random, system }: World, { pads }: Station): DockingTrouble {
  const trouble = random.weighted(dockingTroubleWeights);
  if (trouble === 'NoSpace' && pads.reduce((sum, count) => sum + count, 0) > 12) return 'none';
  return trouble === 'Offences' && !isWantedIn(commander, system) ? 'none' : trouble;
}
