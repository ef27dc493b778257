import { ringContents } from '../../../game/asteroid-table.js';
import { commodities } from '../../../game/commodities.js';
import { type Activity, wait, write } from '../../activity.js';
import { freeCargoSpace, hasModule } from '../../ship/ship.js';
import type { World } from '../../world/world.js';
import { systemFields, taxiAndCrewFields } from '../travel/flight-events.js';
import { cruiseTo } from '../travel/supercruise.js';
import { type Asteroid, makeAsteroid, prospectedFields } from './asteroid.js';
import { collectRaw, ejectLimpets, launchCollectors, launchLimpet, refine } from './mining-deeds.js';
import type { MiningRing } from './mining-rings.js';

/** Whether a ship is equipped for mining. */
export function canMine(world: World): boolean {
  const { ship } = world;
  return hasModule(ship, 'int_refinery') && hasModule(ship, 'hpt_mininglaser');
}

/** Flies to a ring of this system and drops there. */
export function* dropAtRing(world: World, ring: MiningRing): Activity {
  const { random, system } = world;
  yield* cruiseTo(world, { ...ring, radius: 0, gravity: 0, temperature: 0, breathable: false });
  world.place = { is: 'space' };
  yield write('SupercruiseExit', {
    ...taxiAndCrewFields(world),
    ...systemFields(system),
    Body: ring.name,
    BodyID: ring.id,
    BodyType: 'PlanetaryRing',
  });
  yield wait(random.integer(15, 60));
}

/** Mines asteroid after asteroid, until the hold is full, the limpets are used up, or the time is over. */
export function* mineRing(world: World, ring: MiningRing, seconds: number): Activity {
  const until = world.now + seconds;
  const inRefinery: string[] = [];
  while (world.now < until && hasLimpets(world) && (freeCargoSpace(world.ship) > 0 || limpetsOf(world) > 6)) {
    yield* mineAsteroid(world, ring, makeAsteroid(world.random, ring.ringClass), inRefinery);
  }
}

/** A limpet prospects an asteroid; `left` is the remaining share in per cent. */
export function* prospect(world: World, asteroid: Asteroid, left = 100, comesFirst?: Activity): Activity {
  yield* launchLimpet(world, 'Prospector', comesFirst);
  yield wait(world.random.integer(4, 12));
  yield write('ProspectedAsteroid', prospectedFields(asteroid, left));
}

/** Prospects an asteroid, and mines it if it is worth it. */
function* mineAsteroid(world: World, ring: MiningRing, asteroid: Asteroid, inRefinery: string[]): Activity {
  const { random } = world;
  // Chunks of the previous asteroid are refined on the way to this one.
  const rest = inRefinery.splice(0);
  // Now and then a depleted rock is prospected.
  const isEmpty = random.chance(0.04);
  yield* prospect(world, asteroid, isEmpty ? 0 : 100, rest.length > 0 ? refineAll(world, rest) : undefined);
  if (isEmpty || !isWorthIt(asteroid)) {
    yield wait(random.integer(20, 80));
    return;
  }
  if (asteroid.core !== undefined && hasModule(world.ship, 'hpt_mining_seismchrgwarhd')) {
    yield* crack(world, ring, asteroid.core);
  } else yield* cutOff(world, ring, asteroid, inRefinery);
}

function* refineAll(world: World, types: readonly string[]): Activity {
  for (const type of types) {
    if (freeCargoSpace(world.ship) === 0) yield* ejectLimpets(world);
    yield* refine(world, type, world.random.integer(1, 6));
  }
}

/** Places charges in the fissures, then collects the fragments of the core. */
export function* crack(world: World, ring: MiningRing, core: string): Activity {
  const { random } = world;
  yield* withTools(world, random.integer(60, 120));
  yield write('AsteroidCracked', { Body: ring.name });
  yield wait(random.integer(10, 40));
  yield* launchLimpet(world, 'Collection');
  for (let left = random.integer(9, 16); left > 0; left--)
    yield* refine(world, core.toLowerCase(), random.integer(5, 16));
}

/** Lasers cut off chunks, limpets collect them, and the refinery turns them into tonnes. */
function* cutOff(world: World, ring: MiningRing, { ores }: Asteroid, inRefinery: string[]): Activity {
  const { random } = world;
  yield wait(random.integer(5, 20));
  yield* launchCollectors(world, random.integer(1, 3));
  yield* withTools(world, random.integer(35, 100));
  const tonnes = ores.flatMap(([name, percent]) =>
    Array.from({ length: Math.round(percent * random.number(0.18, 0.28)) }, () => name.toLowerCase()),
  );
  const cut = random.shuffle(tonnes);
  if (random.chance(0.75)) inRefinery.push(...cut.splice(0, random.integer(1, 2)));
  for (const type of cut) {
    if (freeCargoSpace(world.ship) === 0) yield* ejectLimpets(world);
    if (freeCargoSpace(world.ship) === 0) return;
    if (random.chance(0.1)) yield* gatherRaw(world, ringContents[ring.ringClass].materials);
    yield* refine(world, type, random.seconds([2, 6, 11, 26, 60]));
  }
}

/** Raw materials come in a series, some seconds apart. */
function* gatherRaw(world: World, materials: readonly string[]): Activity {
  const { random } = world;
  for (let pieces = random.integer(1, 4); pieces > 0; pieces--) {
    yield wait(random.integer(2, 12));
    yield* collectRaw(world, random.pick(materials));
  }
}

/** Deploys hardpoints and scoop for some seconds. */
function* withTools({ cockpit }: World, seconds: number): Activity {
  cockpit.flags.add('HardpointsDeployed');
  cockpit.flags.add('CargoScoopDeployed');
  try {
    yield wait(seconds);
  } finally {
    cockpit.flags.delete('HardpointsDeployed');
    cockpit.flags.delete('CargoScoopDeployed');
  }
}

/** The minimum value of an asteroid for miners, in credits per per cent. */
const goodEnough = 2500;

function isWorthIt({ ores, core }: Asteroid): boolean {
  const value = ores.reduce(
    (sum, [name, percent]) => sum + (percent / 100) * (commodities.get(name.toLowerCase())?.mean ?? 0),
    0,
  );
  return core !== undefined || value > goodEnough;
}

export function limpetsOf({ ship }: World): number {
  return ship.cargo.get('drones') ?? 0;
}

function hasLimpets(world: World): boolean {
  return limpetsOf(world) > 1;
}
