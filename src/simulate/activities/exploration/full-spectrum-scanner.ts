import type { CelestialBody } from '../../../game/celestial-body.js';
import { groupedBy } from '../../../words/grouped-by.js';
import { type Activity, wait, write } from '../../activity.js';
import type { World } from '../../world/world.js';
import { throughScanner } from './analysis-mode.js';
import { scanBodies, unscannedHere } from './scan-body.js';
import { signalSourcesIn } from './signal-sources.js';

/** Scans the stars, planets and moons of the system from afar, at most `most`, if some are unscanned. */
export function* scanFromAfar(world: World, most = Number.POSITIVE_INFINITY): Activity {
  const { place, vehicle, random } = world;
  if (place.is !== 'supercruise' || vehicle !== 'ship') return;
  const bodies = inViewingOrder(world, unscannedHere(world)).slice(0, most);
  if (bodies.length === 0) return;
  // Slows down first.
  yield wait(random.integer(4, 15));
  yield* throughScanner(world, 'FSSMode', looking(world, bodies));
}

function* looking(world: World, bodies: readonly CelestialBody[]): Activity {
  const { random } = world;
  yield wait(random.integer(4, 10));
  yield* scanBodies(world, bodies, 'Detailed', (_, index) => (index === 0 ? 0 : random.seconds([3, 4, 6, 8, 14])));
  if (random.chance(0.5)) yield* findSignalSources(world);
  yield wait(random.integer(1, 3));
}

/** Tunes in to temporary signal sources, one after the other. */
export function* findSignalSources(world: World): Activity {
  for (const source of signalSourcesIn(world)) {
    yield wait(world.random.integer(3, 7));
    yield write('FSSSignalDiscovered', source);
  }
}

/** A planet and its moons one after the other, the planets in any order. */
function inViewingOrder({ random }: World, bodies: readonly CelestialBody[]): CelestialBody[] {
  const groups = groupedBy(bodies, ({ parents, id }) => parents.findLast(({ what }) => what === 'Planet')?.id ?? id);
  return random.shuffle([...groups.values()]).flat();
}
