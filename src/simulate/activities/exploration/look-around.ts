import type { Planet } from '../../../game/celestial-body.js';
import type { Body } from '../../../game/star-system.js';
import { type Activity, wait } from '../../activity.js';
import { bodyTreeOf } from '../../galaxy/body-tree/body-tree.js';
import { hasSrv } from '../../ship/ship.js';
import type { World } from '../../world/world.js';
import { atScreen } from '../cockpit/at-screen.js';
import { comeDownOn, takeOff } from '../surface/landing.js';
import { driveSrv } from '../surface/srv.js';
import { disembark, embark, walkOutside } from '../surface/walking.js';
import { collectFromRocks } from './collect-materials.js';
import { scanFromAfar } from './full-spectrum-scanner.js';
import { hop } from './hop.js';
import { artemisLoadout, isCommon, isSampleable, sampleLife } from './sample-organisms.js';
import { unscannedHere } from './scan-body.js';
import { hasProbes, mapBody, worthMapping } from './surface-probes.js';

/** The probability that an explorer scans a whole system, by the number of bodies left. */
const thoroughness = { few: 0.8, many: 0.5 };
const few = 8;

/** A stop of an expedition: a look at the map, a scan, probes where it is worth it. */
export function* lookAround(world: World): Activity {
  const { random } = world;
  if (world.place.is !== 'supercruise' || world.vehicle !== 'ship') return;
  const left = unscannedHere(world).length;
  if (left > 0 && random.chance(0.5)) yield* lookAtMap(world);
  if (left > 0 && random.chance(left <= few ? thoroughness.few : thoroughness.many)) {
    yield* scanFromAfar(world);
    yield wait(random.seconds([2, 8, 20, 60, 150]));
    yield* mapWhatIsWorthIt(world);
  }
  yield wait(random.seconds([12, 50, 120, 270, 700]));
}

function* lookAtMap(world: World): Activity {
  yield* atScreen(world, 'SystemMap', reading(world));
  yield wait(world.random.integer(2, 6));
}

function* reading({ random }: World): Activity {
  yield wait(random.seconds([5, 10, 18, 30, 70]));
}

/** Light-seconds explorers fly for a map; farther for a rare world. */
const farthest = 15_000;
const nearRing = 3000;
const nearGround = 5000;

function* mapWhatIsWorthIt(world: World): Activity {
  if (!hasProbes(world)) return;
  const { random } = world;
  const planets = worthMapping(world).filter(({ distance }) => distance < farthest);
  for (const planet of planets.slice(0, 3)) {
    if (!random.chance(0.6)) continue;
    yield* mapBody(world, planet);
    if (random.chance(0.3)) yield* visitLife(world, planet);
  }
  if (random.chance(0.9)) yield* visitGround(world);
  const ring = bodyTreeOf(world.system).all.find((body) => body.is === 'ring' && body.distance < nearRing);
  if (ring?.is === 'ring' && random.chance(0.05)) yield* mapBody(world, ring);
}

/** Lands on a planet nearby: one with life if there is one, otherwise for the view. */
function* visitGround(world: World): Activity {
  const { commander, random } = world;
  const near = bodyTreeOf(world.system).all.filter(
    (body): body is Planet => body.is === 'planet' && body.landable && body.distance < nearGround,
  );
  const worth = ({ signals }: Planet) => signals.life.reduce((sum, each) => sum + (isCommon(each) ? 0.1 : 1), 0);
  const [planet] = near.toSorted((a, b) => worth(b) - worth(a));
  if (!planet || !commander.odyssey) return;
  yield* mapBody(world, planet);
  if (planet.signals.life.some(isSampleable) && artemisLoadout(world)) return yield* visitLife(world, planet);
  const body = landableBody(world, planet);
  if (!body) return;
  yield* comeDownOn(world, body);
  if (hasSrv(world.ship) && random.chance(0.6)) yield* driveSrv(world, () => collectFromRocks(world));
  for (let walks = random.integer(2, 4); walks > 0; walks--) {
    yield* disembark(world);
    yield* walkOutside(world, { danger: 0.05 });
    yield* embark(world);
    if (walks > 1) yield* hop(world, random.integer(300, 4000));
  }
  yield* takeOff(world);
}

/** Lands near organisms, samples them and leaves again; at most `most` species. */
export function* visitLife(world: World, planet: Planet, most = 3): Activity {
  const body = landableBody(world, planet);
  if (!body || !planet.signals.life.some(isSampleable) || !artemisLoadout(world) || !world.commander.odyssey) return;
  yield* comeDownOn(world, body);
  yield* sampleLife(world, most);
  yield* takeOff(world);
}

function landableBody({ galaxy, system }: World, { id, landable }: Planet): Body | undefined {
  return landable ? galaxy.bodiesOf(system).find((body) => body.id === id) : undefined;
}
