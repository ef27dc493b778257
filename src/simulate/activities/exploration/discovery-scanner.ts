import { type Activity, wait, write } from '../../activity.js';
import { bodyTreeOf } from '../../galaxy/body-tree/body-tree.js';
import type { World } from '../../world/world.js';
import { inAnalysisMode } from './analysis-mode.js';
import { isFamiliar, knownHere, progressHere, scanBodies } from './scan-body.js';
import { signalsIn } from './system-signals.js';

/**
 * Uses the discovery scanner: it counts the bodies and finds all stars. The button has been held for `held`
 * seconds.
 */
export function* useDiscoveryScanner(world: World, held = 0): Activity {
  const { place, vehicle, system, commander } = world;
  if (vehicle !== 'ship' || (place.is !== 'supercruise' && place.is !== 'space')) return;
  yield* inAnalysisMode(world, charging(world, held));
  yield* writeSignals(world);
  const { exploration } = commander;
  const tree = bodyTreeOf(system);
  const isKnown = knownHere(world);
  const stars = tree.all.filter((body) => body.is === 'star' && !isKnown(body));
  yield write('FSSDiscoveryScan', {
    Progress: progressHere(world, stars),
    BodyCount: tree.bodyCount,
    NonBodyCount: tree.nonBodyCount + signalsIn(world).length,
    SystemName: system.name,
    SystemAddress: system.address,
  });
  yield* scanBodies(world, stars, stars.length > 1 ? 'AutoScan' : 'Detailed', () => 0);
  exploration.count(system, tree);
}

/** Holds the button for the remaining seconds. */
function* charging({ random }: World, held: number): Activity {
  yield wait(Math.max(1, random.integer(5, 7) - held));
}

/** Dropping out of supercruise lists all signals of a system, unless they were listed before. */
export function* writeSignalsOnDrop(world: World): Activity {
  if (world.vehicle === 'ship') yield* writeSignals(world);
}

/** Writes all signals of the system, once per visit. Those of a familiar system are listed on arrival. */
export function* writeSignals(world: World, { again = false }: { readonly again?: boolean } = {}): Activity {
  const { exploration } = world.commander;
  const areWritten = isFamiliar(world) || exploration.signalsWrittenIn === world.system.address;
  if (areWritten && !again) return;
  exploration.signalsWrittenIn = world.system.address;
  for (const signal of signalsIn(world)) yield write('FSSSignalDiscovered', signal);
}
