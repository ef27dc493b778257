import type { CelestialBody } from '../../../game/celestial-body.js';
import { type Activity, wait } from '../../activity.js';
import { bodyTreeOf } from '../../galaxy/body-tree/body-tree.js';
import { hashOf, Random } from '../../random.js';
import type { World } from '../../world/world.js';
import { useDiscoveryScanner } from './discovery-scanner.js';
import { isFamiliar, knownHere, scanBodies } from './scan-body.js';
import { scannerHabits } from './signal-table.js';

/** Seconds after an arrival until the ship has scanned its vicinity. */
const untilScanned = 5;

/** Light-seconds within which the ship scans bodies in passing. */
const near = { star: 25, planet: 30, 'belt-cluster': 10 } as const;

/** After an arrival: the ship scans the star and its vicinity, and the commander may look for more. */
export function* noticeSystem(world: World): Activity {
  world.commander.exploration.signalsWrittenIn = undefined;
  if (world.vehicle !== 'ship') return;
  yield wait(untilScanned);
  yield* scanAround(world, 0);
  const { random, ship, system, commander } = world;
  const isWorthIt = !isFamiliar(world) && commander.exploration.knownIn(system).size < bodyTreeOf(system).bodyCount;
  if (!random.chance(scannerHabits[ship.purpose] * (isWorthIt ? 1 : 0.3))) return;
  // The button is already pressed in the tunnel.
  yield* useDiscoveryScanner(world, untilScanned);
}

/** Scans what is close to a point at `distance` light-seconds from the star. */
export function* scanAround(world: World, distance: number): Activity {
  if (isFamiliar(world)) return;
  const { system } = world;
  const isKnown = knownHere(world);
  const close = bodyTreeOf(system).all.filter((body) => isCloseTo(body, distance) && !isKnown(body));
  const order = new Random(hashOf(`passing ${distance} in ${system.address}`));
  // Some take a second longer.
  const late = close.length > 6 ? Math.floor(close.length / 2) : -1;
  yield* scanBodies(world, order.shuffle(close), 'AutoScan', (_, index) => (index === late ? 1 : 0));
}

function isCloseTo(body: CelestialBody, distance: number): boolean {
  if (body.is !== 'star' && body.is !== 'planet' && body.is !== 'belt-cluster') return false;
  return Math.abs(body.distance - distance) <= (distance === 0 ? near[body.is] : 5);
}
