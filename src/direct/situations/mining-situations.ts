import { ringContents } from '../../game/asteroid-table.js';
import { makeAsteroid } from '../../simulate/activities/mining/asteroid.js';
import { crack, dropAtRing, prospect } from '../../simulate/activities/mining/mine-ring.js';
import { collectRaw, launchLimpet, refine } from '../../simulate/activities/mining/mining-deeds.js';
import { findRing, type MiningRing } from '../../simulate/activities/mining/mining-rings.js';
import { buyLimpets } from '../../simulate/activities/station/limpets.js';
import { type Activity, wait } from '../../simulate/activity.js';
import type { World } from '../../simulate/world/world.js';
import { StageError } from '../stage-error.js';
import { goToSystem } from './go-to-system.js';
import { withHold } from './module-fitting.js';
import { aboardShip, takeOffIfLanded } from './prerequisites.js';
import type { Staging } from './situation.js';
import type { Stagings } from './situation-names.js';
import { atLimpetShop } from './trade-situations.js';

/** Limpets for one situation. */
const fewLimpets = 3;

/** The system and the ring that a miner would go to. */
function ringFor(world: World) {
  const found = findRing(world);
  if (!found) throw new StageError(`there is no ring to mine near ${world.system.name}`);
  return found;
}

/** At a ring, with limpets and room in the hold. */
function* atRing(world: World): Activity {
  yield* aboardShip(world);
  yield* withHold(world);
  if ((world.ship.cargo.get('drones') ?? 0) < fewLimpets) {
    yield* atLimpetShop(world, {});
    yield* buyLimpets(world, fewLimpets);
  }
  const [system, ring] = ringFor(world);
  yield* goToSystem(world, system);
  yield* takeOffIfLanded(world);
  yield* dropAtRing(world, ring);
}

/** An action at an asteroid; each limpet launched frees space for a tonne. */
function atAsteroid(act: (world: World, ring: MiningRing) => Activity): Staging {
  return { prepare: atRing, act: (world) => act(world, ringFor(world)[1]) };
}

export const miningSituations = {
  'prospect-asteroid': atAsteroid((world, ring) => prospect(world, makeAsteroid(world.random, ring.ringClass))),
  'refine-ore': atAsteroid(function* mine(world, ring) {
    const asteroid = makeAsteroid(world.random, ring.ringClass);
    yield* launchLimpet(world, 'Collection');
    yield* refine(world, (asteroid.ores[0]?.[0] ?? 'water').toLowerCase(), world.random.integer(10, 20));
  }),
  'crack-asteroid': atAsteroid((world, ring) =>
    crack(world, ring, ringContents[ring.ringClass].cores[0]?.[0] ?? 'Painite'),
  ),
  'collect-raw-material': atAsteroid(function* gather(world, ring) {
    const [name = 'iron'] = ringContents[ring.ringClass].materials;
    world.commander.materials.set(name, Math.min(100, world.commander.materials.get(name) ?? 0));
    yield wait(world.random.integer(5, 15));
    yield* collectRaw(world, name);
  }),
} satisfies Stagings;
