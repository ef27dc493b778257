import type { Activity } from '../../activity.js';
import type { World } from '../../world/world.js';
import { useDiscoveryScanner } from './discovery-scanner.js';
import { scanFromAfar } from './full-spectrum-scanner.js';
import { unscannedHere } from './scan-body.js';

/** Looks for all bodies of the system and scans them from afar, if some are unscanned. */
export function* surveySystem(world: World): Activity {
  if (world.place.is !== 'supercruise' || world.vehicle !== 'ship' || unscannedHere(world).length === 0) return;
  yield* useDiscoveryScanner(world);
  yield* scanFromAfar(world);
}
