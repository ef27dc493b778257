import { canMine, dropAtRing, limpetsOf, mineRing } from '../activities/mining/mine-ring.js';
import { findRing } from '../activities/mining/mining-rings.js';
import { sellMined, takesMined } from '../activities/mining/sell-mined.js';
import { dockSomewhere, visitAnotherSystem, workOff } from '../activities/outings.js';
import { buyLimpets } from '../activities/station/limpets.js';
import { linger } from '../activities/station/linger.js';
import { tradeMissions } from '../activities/station/mission-board.js';
import { trade } from '../activities/station/trade-goods.js';
import { lookAtShips } from '../activities/station/visit-shipyard.js';
import { travelTo } from '../activities/travel/travel-to-system.js';
import type { Activity } from '../activity.js';
import type { World } from '../world/world.js';
import type { Plan } from './session-plan.js';

/** From ring to market and back. */
export const mining: Plan = {
  about: 'mines the rings of planets and sells what the refinery makes of it',
  startConditions: { ship: ['miner'], services: ['Rearm', 'Refuel', 'Commodities'] },
  *run(world) {
    for (;;) {
      if (!canMine(world)) yield* trade(world);
      yield* dockSomewhere(world, ({ services }) => services.includes('Rearm'));
      if (world.random.chance(0.15)) yield* lookAtShips(world);
      yield* linger(world);
      yield* buyLimpets(world, Math.floor(world.ship.cargoCapacity * 0.6));
      if (canMine(world) && limpetsOf(world) > 1) yield* miningTrip(world);
      else yield* visitAnotherSystem(world, undefined, ({ services }) => services.includes('Rearm'));
      if (world.random.chance(0.3)) yield* tradeMissions(world);
      yield* workOff(world);
    }
  },
};

/** To a ring, then to a market with what was mined. */
function* miningTrip(world: World): Activity {
  const found = findRing(world);
  if (!found) return;
  const [system, ring] = found;
  if (system.address !== world.system.address) yield* travelTo(world, system);
  if (system.address !== world.system.address) return;
  yield* dropAtRing(world, ring);
  yield* mineRing(world, ring, world.random.integer(18, 36) * 60);
  const sellsHere = world.system.stations.some((station) => takesMined(world, station));
  if (sellsHere) yield* dockSomewhere(world, (station) => takesMined(world, station));
  else {
    yield* visitAnotherSystem(
      world,
      ({ stations }) => stations.some((station) => takesMined(world, station)),
      (station) => takesMined(world, station),
    );
  }
  yield* sellMined(world);
  yield* linger(world);
}
