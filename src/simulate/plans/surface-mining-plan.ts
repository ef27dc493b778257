import type { Planet } from '../../game/celestial-body.js';
import type { Body, StarSystem } from '../../game/star-system.js';
import { scanFromAfar } from '../activities/exploration/full-spectrum-scanner.js';
import { mapBody } from '../activities/exploration/surface-probes.js';
import { minedAboard, sellMined, takesMined } from '../activities/mining/sell-mined.js';
import { dockSomewhere, visitAnotherSystem, workOff } from '../activities/outings.js';
import { linger } from '../activities/station/linger.js';
import { hoverOver } from '../activities/surface/landing.js';
import { mineGround } from '../activities/surface/mine-ground.js';
import { flyNomad } from '../activities/surface/nomad.js';
import { targetMining } from '../activities/travel/nav-target.js';
import { travelTo } from '../activities/travel/travel-to-system.js';
import type { Activity } from '../activity.js';
import { bodyTreeOf } from '../galaxy/body-tree/body-tree.js';
import { freeCargoSpace, hasRhinoHangar } from '../ship/ship.js';
import type { World } from '../world/world.js';
import { mining } from './mining-plan.js';
import type { Plan } from './session-plan.js';

/** From mining locations to market and back. */
export const surfaceMining: Plan = {
  about: 'mines the ground of planets with the Rhino, and sells what it gives; rings before version 4.4.1',
  clients: ['odyssey', 'horizons'],
  startConditions: { ship: ['miner', 'trader', 'explorer'], rhino: true, services: ['Refuel', 'Commodities'] },
  *run(world) {
    if (!hasRhinoHangar(world.ship)) return yield* mining.run(world);
    for (;;) {
      yield* linger(world);
      if (hasRhinoHangar(world.ship)) yield* miningTrip(world);
      else yield* visitAnotherSystem(world);
      yield* sellLoad(world);
      yield* workOff(world);
    }
  },
};

/** Search radius, in light-years, and in light-seconds. */
const reach = 40;
const nearby = 3000;

function* miningTrip(world: World): Activity {
  const { galaxy, random } = world;
  const near = [world.system, ...galaxy.around(world.system.position, reach)];
  const system = near.find((each) => groundsIn(world, each).length > 0);
  if (!system) return yield* visitAnotherSystem(world);
  if (system.address !== world.system.address) yield* travelTo(world, system);
  if (system.address !== world.system.address) return;
  yield* scanFromAfar(world, 8);
  for (const [planet, body] of random.sample(groundsIn(world, system), 2)) {
    if (freeCargoSpace(world.ship) < 5) return;
    yield* mapBody(world, planet);
    targetMining(world, planet, random.integer(1, planet.signals.mining));
    yield* hoverOver(world, body);
    if (random.chance(0.3)) yield* flyNomad(world);
    yield* mineGround(world, random.integer(20, 60));
  }
}

/** Planets with mining locations on which a ship can land. */
function groundsIn({ galaxy }: World, system: StarSystem): [Planet, Body][] {
  const { all } = bodyTreeOf(system);
  return galaxy.bodiesOf(system).flatMap((body): [Planet, Body][] => {
    const planet = all.find(({ id }) => id === body.id);
    return planet?.is === 'planet' && planet.signals.mining > 0 && planet.distance < nearby ? [[planet, body]] : [];
  });
}

function* sellLoad(world: World): Activity {
  const { random, system } = world;
  const takes = (station: Parameters<typeof takesMined>[1]) => takesMined(world, station);
  if (minedAboard(world).length === 0) yield* dockSomewhere(world);
  else if (system.stations.some(takes)) yield* dockSomewhere(world, takes);
  else yield* visitAnotherSystem(world, ({ stations }) => stations.some(takes), takes);
  if (random.chance(0.95)) yield* sellMined(world);
}
