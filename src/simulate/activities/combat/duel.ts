import { combatRankOrder } from '../../../game/combat-table.js';
import { fullAmmunition } from '../../../game/module-ammunition.js';
import { type Activity, wait } from '../../activity.js';
import { canFire, useRounds, weaponsOf } from '../../ship/ammunition.js';
import { uninterrupted } from '../../world/interruption.js';
import type { Contact } from '../../world/ship-scanner.js';
import type { World } from '../../world/world.js';
import { commitCrime, sufferCrime } from './crimes.js';
import { canDie, die } from './death.js';
import { shipStrengths } from './fight-table.js';
import { claimKill } from './kills.js';
import { heatUp, loseHull, recoverShields, takeFire } from './own-damage.js';
import { loseTarget, shipTargeted } from './targeting.js';

/** Fights one ship until it is destroyed or the commander must flee. `side` is the faction fought for. */
export function* duel(world: World, enemy: Contact, side?: string): Activity {
  try {
    yield* uninterrupted(world, exchange(world, enemy, side));
    if (world.place.is === 'space') yield wait(world.random.integer(...calmingDown));
  } finally {
    world.cockpit.flags.delete('IsInDanger');
  }
}

/** Seconds after the last shot in which the ship is still in danger. */
const calmingDown = [12, 18] as const;

function* exchange(world: World, enemy: Contact, side: string | undefined): Activity {
  const { cockpit, random } = world;
  const { pips } = cockpit;
  // Into weapon range.
  yield wait(random.integer(3, 9));
  cockpit.flags.add('IsInDanger').add('HardpointsDeployed');
  cockpit.pips = [2, 2, 8];
  try {
    while (enemy.hullHealth > 0 && !isBeaten(world)) yield* trade(world, enemy);
    if (enemy.hullHealth === 0) yield* finish(world, enemy, side);
    else if (world.ship.health < timeToFlee && random.chance(deadly) && canDie(world)) {
      yield* loseHull(world);
      return yield* die(world, enemy);
    }
    yield* loseTarget(world);
    cockpit.heat = random.number(0.4, 0.7);
    cockpit.flags.delete('HardpointsDeployed');
    yield* recoverShields(world);
  } finally {
    cockpit.flags.delete('HardpointsDeployed');
    cockpit.pips = pips;
  }
}

/** The last moments of a ship: mostly it is targeted once more, and three seconds later it is gone. */
function* finish(world: World, enemy: Contact, side: string | undefined): Activity {
  const { random } = world;
  if (random.chance(0.92)) {
    enemy.hullHealth = random.number(1, 18);
    yield shipTargeted(enemy);
    yield wait(3);
  }
  yield* claimKill(world, enemy, side);
}

/** Some seconds of a fight: a burst, perhaps one in return, heat, a look at the target. */
function* trade(world: World, enemy: Contact): Activity {
  const { random, ship } = world;
  yield wait(random.integer(3, 8));
  fireAt(world, enemy);
  if (enemy.hullHealth === 0) return;
  if (random.chance(0.02)) yield shipTargeted(enemy);
  if (random.chance(0.065)) yield* takeFire(world, ferocity(enemy) / shipStrengths[ship.pad].armour);
  if (random.chance(0.002)) yield* sufferCrime(world, enemy);
  if (random.chance(0.002)) yield* hitBystander(world);
  if (random.chance(0.012)) yield* heatUp(world, random.number(1.01, 1.4));
  else world.cockpit.heat = random.number(0.45, 0.9);
}

/** A stray shot. */
function* hitBystander(world: World): Activity {
  const victim = world.scanner.contacts.find(({ legalStatus }) => legalStatus === 'Clean');
  if (victim) yield* commitCrime(world, 'assault', victim.pilot);
}

/** The shields of the target go down first, then its hull. Weapons that use ammunition use it up. */
function fireAt({ ship, random }: World, enemy: Contact): void {
  const firing = weaponsOf(ship).filter((weapon) => useRounds(weapon, burstOf(weapon.item)));
  const share = firing.length / Math.max(1, weaponsOf(ship).length);
  const damage = (share * shipStrengths[ship.pad].burst * random.number(0.5, 1.5)) / enemy.size;
  const through = Math.max(0, damage - enemy.shield);
  enemy.shield = Math.max(0, enemy.shield - damage);
  enemy.hullHealth = Math.max(0, enemy.hullHealth - through);
}

/** Rounds in a burst: a third of the clip. */
function burstOf(item: string): number {
  return Math.max(1, Math.round((fullAmmunition(item)?.clip ?? 0) / 3));
}

/** The damage of a pilot's burst to shields, as a share of them. */
function ferocity({ rank, size }: Contact): number {
  return 0.06 + 0.035 * combatRankOrder.indexOf(rank) * Math.sqrt(size);
}

/** The probability that a pilot flees too late. */
const deadly = 0.12;

/** Hull health below which a pilot flees. */
const timeToFlee = 0.35;

/** Whether it is time to flee: the hull is nearly gone, or the ammunition is used up. */
export function isBeaten({ ship }: World): boolean {
  return ship.health < timeToFlee || !canFire(ship);
}
