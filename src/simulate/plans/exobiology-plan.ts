import type { Planet } from '../../game/celestial-body.js';
import type { StarSystem } from '../../game/star-system.js';
import { lookAtModules } from '../activities/cockpit/modules-panel.js';
import { scanFromAfar } from '../activities/exploration/full-spectrum-scanner.js';
import { visitLife } from '../activities/exploration/look-around.js';
import { isCommon, isSampleable } from '../activities/exploration/sample-organisms.js';
import { mapBody } from '../activities/exploration/surface-probes.js';
import { dockSomewhere, workOff } from '../activities/outings.js';
import { buyArtemis } from '../activities/station/buy-artemis.js';
import { sellExploration } from '../activities/station/sell-exploration.js';
import { sellOrganic } from '../activities/station/sell-organic.js';
import { disembark, embark, walkConcourse } from '../activities/surface/walking.js';
import { travelTo } from '../activities/travel/travel-to-system.js';
import { type Activity, wait } from '../activity.js';
import { bodyTreeOf } from '../galaxy/body-tree/body-tree.js';
import type { World } from '../world/world.js';
import type { Plan } from './session-plan.js';

/** Looks for life on planets nearby, takes samples of it, and sells them to Vista Genomics. */
export const exobiology: Plan = {
  about: 'lands where something grows, takes samples, and sells them to Vista Genomics',
  clients: ['odyssey'],
  startConditions: { ship: ['explorer'], odyssey: true, shops: true, services: ['Exploration'] },
  *run(world) {
    yield* workOff(world);
    for (;;) {
      yield* lookAtModules(world);
      yield* atCounters(world);
      for (let systems = world.random.integer(2, 4); systems > 0; systems--) yield* sampleNearby(world);
      yield* travelTo(world, world.home);
      yield* dockSomewhere(world, ({ services }) => services.includes('Exploration'));
    }
  },
};

/** On foot in the station: sells samples, and buys the suit for taking them. */
function* atCounters(world: World): Activity {
  yield* sellExploration(world);
  yield* disembark(world);
  yield* walkConcourse(world);
  yield* buyArtemis(world);
  yield* sellOrganic(world);
  yield* embark(world);
}

/** Search radius, in light-years. */
const reach = 40;

/** To a system where something grows, and to its planets. */
function* sampleNearby(world: World): Activity {
  const system = systemWithLife(world);
  if (!system) return;
  yield* travelTo(world, system);
  if (world.system.address !== system.address) return;
  yield* scanFromAfar(world);
  for (const planet of lifeIn(world.system).slice(0, 3)) {
    yield* mapBody(world, planet);
    yield wait(world.random.seconds([8, 25, 70, 160, 400]));
    yield* visitLife(world, planet, 6);
  }
}

/** One of the nearest systems with organisms not sampled yet. */
function systemWithLife(world: World): StarSystem | undefined {
  const { galaxy, system, random, commander } = world;
  const isNew = (each: StarSystem) =>
    lifeIn(each).some(({ id, signals }) => signals.life.some((one) => !commander.organic.isDone(each, id, one)));
  const near = galaxy
    .around(system.position, reach)
    .filter(({ address, population }) => population === 0 && address !== system.address);
  const found: StarSystem[] = [];
  for (const each of near) {
    if (isNew(each)) found.push(each);
    if (found.length === 3) break;
  }
  return found.length > 0 ? random.pick(found) : undefined;
}

/** Landable planets with organisms, those with the most first. */
function lifeIn(system: StarSystem): Planet[] {
  return bodyTreeOf(system)
    .all.filter((body): body is Planet => body.is === 'planet' && body.landable && rareLifeOn(body) > 0)
    .filter(({ distance }) => distance < 4000)
    .sort((a, b) => rareLifeOn(b) - rareLifeOn(a));
}

function rareLifeOn({ signals }: Planet): number {
  return signals.life.filter((each) => isSampleable(each) && !isCommon(each)).length;
}
