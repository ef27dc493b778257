import { type Activity, wait, write } from '../../activity.js';
import { bodyTreeOf } from '../../galaxy/body-tree/body-tree.js';
import type { World } from '../../world/world.js';
import { inAnalysisMode } from './analysis-mode.js';
import { isFamiliar, knownHere, progressHere, scanBodies } from './scan-body.js';
import { signalsIn } from './system-signals.js';

/** Uses the discovery scanner: it counts what is here, and finds all stars. The button was held for some seconds before. */
export function* useDiscoveryScanner(world: World, held = 0): Activity {
  const { place, vehicle, system, commander } = world;
  if (vehicle !== 'ship' || (place.is !== 'supercruise' && place.is !== 'space')) return;
  yield* inAnalysisMode(world, charging(world, held));
  yield* hearSignals(world);
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

/** The button is held for some seconds. */
function* charging({ random }: World, held: number): Activity {
  yield wait(Math.max(1, random.integer(5, 7) - held));
}

/** Whoever has not listened before hears of all signals of a system on dropping out of supercruise. */
export function* hearOnDrop(world: World): Activity {
  if (world.vehicle === 'ship') yield* hearSignals(world);
}

/** Writes all signals of the system, once for each visit. Those of a familiar one were heard on arrival. */
export function* hearSignals(world: World, { again = false }: { readonly again?: boolean } = {}): Activity {
  const { exploration } = world.commander;
  const wasHeard = isFamiliar(world) || exploration.signalsHeardIn === world.system.address;
  if (wasHeard && !again) return;
  exploration.signalsHeardIn = world.system.address;
  for (const signal of signalsIn(world)) yield write('FSSSignalDiscovered', signal);
}
