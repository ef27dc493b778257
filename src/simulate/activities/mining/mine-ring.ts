import { ringContents } from '../../../game/asteroid-table.js';
import { commodities } from '../../../game/commodity-table.js';
import { type Activity, wait, write } from '../../activity.js';
import { freeCargoSpace, hasModule } from '../../ship/ship.js';
import type { World } from '../../world/world.js';
import { systemFields, taxiAndCrewFields } from '../travel/flight-events.js';
import { cruiseTo } from '../travel/supercruise.js';
import { type Asteroid, makeAsteroid, prospectedFields } from './asteroid.js';
import { collectRaw, ejectLimpets, launchLimpet, refine } from './mining-deeds.js';
import type { MiningRing } from './mining-rings.js';

/** Whether a ship has what it takes to mine. */
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
  while (world.now < until && hasLimpets(world) && (freeCargoSpace(world.ship) > 0 || limpetsOf(world) > 6)) {
    yield* mineAsteroid(world, ring, makeAsteroid(world.random, ring.ringClass));
  }
}

/** A limpet flies to an asteroid and tells what it holds; `left` is how much of it is left, in percent. */
export function* prospect(world: World, asteroid: Asteroid, left = 100): Activity {
  yield* launchLimpet(world, 'Prospector');
  yield wait(world.random.integer(4, 12));
  yield write('ProspectedAsteroid', prospectedFields(asteroid, left));
}

/** Prospects an asteroid, and mines it if it is worth it. */
function* mineAsteroid(world: World, ring: MiningRing, asteroid: Asteroid): Activity {
  const { random } = world;
  // Now and then a rock is prospected that was emptied before.
  const isEmpty = random.chance(0.04);
  yield* prospect(world, asteroid, isEmpty ? 0 : 100);
  if (isEmpty || !isWorthIt(asteroid)) {
    yield wait(random.integer(8, 30));
    return;
  }
  if (asteroid.core !== undefined && hasModule(world.ship, 'hpt_mining_seismchrgwarhd')) {
    yield* crack(world, ring, asteroid.core);
  } else yield* cutOff(world, ring, asteroid);
}

/** Charges in the fissures; then the fragments of the core are gathered. */
export function* crack(world: World, ring: MiningRing, core: string): Activity {
  const { random } = world;
  yield* withTools(world, random.integer(60, 120));
  yield write('AsteroidCracked', { Body: ring.name });
  yield wait(random.integer(10, 40));
  yield* launchLimpet(world, 'Collection');
  for (let left = random.integer(9, 16); left > 0; left--)
    yield* refine(world, core.toLowerCase(), random.integer(5, 16));
}

/** Lasers cut chunks off; limpets gather them; the refinery makes tonnes of them. */
function* cutOff(world: World, ring: MiningRing, { ores }: Asteroid): Activity {
  const { random } = world;
  yield wait(random.integer(5, 12));
  for (let limpets = random.integer(1, 3); limpets > 0; limpets--) yield* launchLimpet(world, 'Collection');
  yield* withTools(world, random.integer(15, 40));
  const tonnes = ores.flatMap(([name, percent]) =>
    Array.from({ length: Math.round(percent * random.number(0.18, 0.28)) }, () => name.toLowerCase()),
  );
  for (const type of random.shuffle(tonnes)) {
    if (freeCargoSpace(world.ship) === 0) yield* ejectLimpets(world);
    if (freeCargoSpace(world.ship) === 0) return;
    if (random.chance(0.25)) yield* collectRaw(world, random.pick(ringContents[ring.ringClass].materials));
    yield* refine(world, type, random.integer(6, 16));
  }
}

/** Hardpoints and scoop are out for some seconds. */
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

/** Credits for a hundredth of an asteroid that miners stop for. */
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
