import { limits } from '../../../interface/specified-limits.js';
import { type Activity, wait, write } from '../../activity.js';
import { sixDecimals } from '../../round.js';
import type { World } from '../../world/world.js';

/** The probability that one hit is followed by another. */
const nextHit = 0.74;

/**
 * The ship takes fire for a moment: its shields suffer, then its hull. `strength` is a share of the shields.
 */
export function* takeFire(world: World, strength: number): Activity {
  const { random } = world;
  yield write('UnderAttack', { Target: 'You' });
  while (random.chance(nextHit)) {
    if (random.chance(0.2)) yield wait(1);
    yield write('UnderAttack', { Target: 'You' });
  }
  yield* absorb(world, strength * random.number(0.5, 1.5));
}

/** Damage beyond the shields goes to the hull. */
function* absorb(world: World, damage: number): Activity {
  const { ship, random } = world;
  const through = Math.max(0, damage - ship.shield);
  ship.shield = Math.max(0, ship.shield - damage);
  if (ship.shield === 0 && ship.hasShields) {
    ship.hasShields = false;
    yield write('ShieldState', { ShieldsUp: false });
  }
  if (through === 0) return;
  yield* damageHull(world, through * 0.5);
  wearModules(world, through * 0.2);
  if (ship.health < 0.6 && !ship.isCanopyBroken && random.chance(0.05)) {
    ship.isCanopyBroken = true;
    yield write('CockpitBreached', {});
  }
}

/** The steps at which the game writes the health of the hull. */
const steps = [0.8, 0.6, 0.4, 0.2];

/** The minimum health of a hull. */
const leastHealth = 0.08;

/** Reduces the hull's health; written when it falls below a step. */
export function* damageHull({ ship }: World, damage: number): Activity {
  const before = ship.health;
  ship.health = sixDecimals(Math.max(leastHealth, before - damage));
  if (steps.some((step) => before >= step && ship.health < step))
    yield write('HullDamage', { Health: ship.health, PlayerPilot: true, Fighter: false });
}

/** The least health to which wear and hits bring a module. */
const leastOfModule = 0.3;

/** Some modules lose up to a share of their health. */
function wearModules({ ship, random }: World, most: number): void {
  for (const module of random.sample(
    ship.modules.filter(({ paid = 0 }) => paid > 0),
    random.integer(1, 5),
  ))
    module.health = Math.max(leastOfModule, sixDecimals((module.health ?? 1) - random.number(0, most)));
}

/** A knock on a pad or on the ground: a little of the hull, and of what is under it. */
export function* scrape(world: World, likelihood: number): Activity {
  const { random } = world;
  if (world.vehicle !== 'ship' || !random.chance(likelihood)) return;
  wearModules(world, 0.004);
  yield* damageHull(world, random.number(0.001, 0.02));
}

/** The last seconds of a ship under fire: hardly anything is left of its hull. */
export function* loseHull(world: World): Activity {
  const { random, ship } = world;
  yield wait(random.integer(2, 6));
  yield write('UnderAttack', { Target: 'You' });
  yield* damageHull(world, ship.health - random.number(leastHealth, 0.19));
  yield wait(random.integer(1, 4));
  yield write('UnderAttack', { Target: 'You' });
}

/** Seconds in which active shields regain half of their strength. */
const half = 90;

/** Time without fire: the shields regain strength, and come back up if they were down. */
export function* recoverShields(world: World): Activity {
  const { ship, random } = world;
  if (!ship.hasShields) {
    yield wait(random.integer(15, 50));
    ship.hasShields = true;
    ship.shield = 0.5;
    yield write('ShieldState', { ShieldsUp: true });
  }
}

/** Restores the shields for some seconds without fire. */
export function restShields({ ship }: World, seconds: number): void {
  if (ship.hasShields) ship.shield = Math.min(1, ship.shield + (0.5 * seconds) / half);
}

/** Heats up the ship; too much heat is written, and does damage. */
export function* heatUp(world: World, heat: number): Activity {
  const { cockpit, random } = world;
  const before = cockpit.heat;
  cockpit.heat = heat;
  if (heat <= limits.overheating || before > limits.overheating) return;
  yield write('HeatWarning', {});
  if (heat < 1.25) return;
  yield wait(random.integer(1, 4));
  yield write('HeatDamage', {});
  yield* damageHull(world, 0.01);
}
