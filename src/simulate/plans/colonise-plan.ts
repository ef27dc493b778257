import { claimable, claimSystem, deployBeacon } from '../activities/colony/claim-system.js';
import { bringLoad, sellTheRest } from '../activities/colony/supply-colony.js';
import { dockSomewhere, visitAnotherSystem, workOff } from '../activities/outings.js';
import { linger } from '../activities/station/linger.js';
import { refuel } from '../activities/station/refuel.js';
import { hasUpdate } from '../client-dialect.js';
import { isComplete, makeColony } from '../colony/colony.js';
import type { World } from '../world/world.js';
import type { Plan } from './session-plan.js';
import { trade } from './trade-plan.js';

/** Builds a colony, load by load. */
export const colonise: Plan = {
  about: 'claims an empty system, sets up a beacon there, and supplies the building site; trades before version 4.1.1',
  clients: ['odyssey', 'horizons'],
  startConditions: { ship: ['trader'], services: ['Commodities', 'Refuel'] },
  *run(world) {
    if (!hasUpdate(world, '4.1.1.0')) return yield* trade.run(world);
    beginBefore(world);
    for (;;) {
      yield* dockSomewhere(world);
      yield* refuel(world);
      yield* linger(world);
      yield* workOff(world);
      const { colony } = world.commander;
      if (!colony) {
        yield* claimSystem(world);
        if (!world.commander.colony) yield* visitAnotherSystem(world);
        continue;
      }
      yield* sellTheRest(world, colony);
      yield* deployBeacon(world);
      const { now } = world;
      yield* bringLoad(world, colony);
      if (isComplete(colony)) delete world.commander.colony;
      // Nothing to do here: move on.
      if (world.now === now) yield* visitAnotherSystem(world);
    }
  },
};

/** Most colonists began in an earlier session. */
function beginBefore(world: World): void {
  const { commander, random } = world;
  const system = claimable(world);
  if (system && !commander.colony && random.chance(0.8)) {
    commander.colony = makeColony(random, system, random.number(0.3, 0.9));
  }
}
