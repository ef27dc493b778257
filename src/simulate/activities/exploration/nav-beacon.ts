import { type Activity, wait, write } from '../../activity.js';
import { bodyTreeOf } from '../../galaxy/body-tree/body-tree.js';
import type { World } from '../../world/world.js';
import { dropAtSignal } from '../travel/drop.js';
import { enterSupercruise } from '../travel/supercruise.js';
import { scanBodies, worldsOf } from './scan-body.js';

/** Whether there is a beacon with data on the bodies of the system. */
export function hasNavBeacon({ system }: World): boolean {
  return system.population > 0;
}

/** Drops at the beacon beside the star and scans it: it reveals all stars and planets. */
export function* scanNavBeacon(world: World): Activity {
  const { random, vehicle } = world;
  if (vehicle !== 'ship' || !hasNavBeacon(world)) return;
  yield* enterSupercruise(world);
  yield wait(random.integer(25, 60));
  yield* dropAtSignal(world, { name: '$MULTIPLAYER_SCENARIO42_TITLE;', localised: 'Nav Beacon' });
  yield* readNavBeacon(world);
}

/** Scans the beacon that the ship is at. */
export function* readNavBeacon(world: World): Activity {
  const { random, system } = world;
  yield wait(random.integer(12, 30));
  const bodies = worldsOf(bodyTreeOf(system));
  yield write('NavBeaconScan', { SystemAddress: system.address, NumBodies: bodies.length });
  yield* scanBodies(world, random.shuffle(bodies), 'NavBeaconDetail', () => 0);
  yield wait(random.integer(5, 15));
}
