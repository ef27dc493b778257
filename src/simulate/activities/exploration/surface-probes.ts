import type { Planet, RingBody } from '../../../game/celestial-body.js';
import { type Activity, wait, write } from '../../activity.js';
import { hasMiningLocations } from '../../client-dialect.js';
import { addToStatistic } from '../../commander/career-statistics.js';
import { wasMapped } from '../../commander/first-discovery.js';
import { bodyTreeOf } from '../../galaxy/body-tree/body-tree.js';
import { saaSignalsFoundFields } from '../../galaxy/body-tree/signal-fields.js';
import { hasModule } from '../../ship/ship.js';
import type { World } from '../../world/world.js';
import { targetInSystem } from '../travel/nav-target.js';
import { cruiseSeconds } from '../travel/supercruise.js';
import { throughScanner } from './analysis-mode.js';
import { scanAround } from './notice-system.js';
import { knownHere, scanBody } from './scan-body.js';

export type Mappable = Planet | RingBody;

/** The efficiency target by radius in metres: the number of probes up to there. */
const targets: readonly (readonly [radius: number, target: number])[] = [
  [1.0e6, 2],
  [2.2e6, 4],
  [5.5e6, 6],
  [9.5e6, 7],
  [1.5e7, 8],
  [3e7, 14],
  [5e7, 19],
  [Number.POSITIVE_INFINITY, 22],
];

export function probeTarget(body: Mappable): number {
  if (body.is === 'ring') return 0;
  return targets.find(([radius]) => body.radius <= radius)?.[1] ?? 22;
}

export function hasProbes({ ship }: World): boolean {
  return hasModule(ship, 'int_detailedsurfacescanner');
}

/** Flies to a planet or ring and maps it with probes. */
export function* mapBody(world: World, body: Mappable): Activity {
  const { place, vehicle, random } = world;
  if (place.is !== 'supercruise' || vehicle !== 'ship') return;
  targetInSystem(world, body);
  yield wait(cruiseSeconds(body.distance) + random.integer(-10, 30));
  yield* scanAround(world, body.distance);
  yield* throughScanner(world, 'SAAMode', launching(world, body));
  yield wait(random.integer(8, 16));
  yield* completeMap(world, body);
  yield wait(random.integer(3, 8));
}

/** Completes the map: the probes used, the signals found, and the detailed scan. */
function* completeMap(world: World, body: Mappable): Activity {
  const { system } = world;
  const target = probeTarget(body);
  const used = probesUsed(world, body, target);
  yield write('SAAScanComplete', {
    BodyName: body.name,
    SystemAddress: system.address,
    BodyID: body.id,
    ProbesUsed: used,
    EfficiencyTarget: target,
  });
  const found = saaSignalsFoundFields(system.address, body, hasMiningLocations(world));
  if (found) yield write('SAASignalsFound', found);
  // Scans from afar do not find rings.
  if (body.is === 'ring' && !knownHere(world)(body)) yield* scanBody(world, body, 'AutoScan');
  yield* scanBody(world, body, 'Detailed');
  noteMap(world, body, used <= target);
}

function noteMap({ commander, system }: World, body: Mappable, isEfficient: boolean): void {
  const { exploration, statistics } = commander;
  if (body.is === 'planet' && !exploration.isMapped(system, body)) {
    addToStatistic(statistics, 'Exploration Planets_Scanned_To_Level_3');
    if (isEfficient) addToStatistic(statistics, 'Exploration Efficient_Scans');
  }
  const mapped = isEfficient ? 'efficiently' : 'wastefully';
  exploration.map(system, body, { mapped, firstMapped: !wasMapped(system, body) });
}

function* launching({ random }: World, body: Mappable): Activity {
  yield wait(body.is === 'ring' ? random.integer(6, 15) : random.integer(10, 25));
}

/** A ring takes one probe, a planet mostly fewer than the target. */
function probesUsed({ random }: World, body: Mappable, target: number): number {
  if (body.is === 'ring') return random.chance(0.92) ? 1 : 2;
  return Math.max(
    1,
    random.chance(0.8) ? random.integer(Math.ceil(target / 2), target) : target + random.integer(1, 4),
  );
}

/** Planets worth mapping, nearest first. */
export function worthMapping(world: World): Planet[] {
  const { exploration } = world.commander;
  return bodyTreeOf(world.system)
    .all.filter((body): body is Planet => body.is === 'planet' && isPrecious(body))
    .filter((planet) => !exploration.isMapped(world.system, planet))
    .sort((a, b) => a.distance - b.distance);
}

const precious = new Set(['Earthlike body', 'Water world', 'Ammonia world', 'Metal rich body']);

/** Valuable, or with signals on the surface. */
function isPrecious({ planetClass, terraformState, signals }: Planet): boolean {
  return precious.has(planetClass) || terraformState !== '' || signals.life.length > 0;
}
