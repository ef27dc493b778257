import { type Activity, wait, write } from '../../activity.js';
import { boostNumbers, injectionBoost, jetConeBoost } from '../../ship/jump-range.js';
import type { Ship } from '../../ship/ship.js';
import type { World } from '../../world/world.js';

/** Flies through the jet cone of a neutron star or white dwarf to supercharge the drive. */
export function* supercharge(world: World): Activity {
  const { cockpit, place, random, ship, system } = world;
  if (place.is !== 'supercruise' || ship.injection > 0 || jetConeBoost(system.starClass) === 1) return;
  yield wait(random.integer(10, 25));
  cockpit.heat = random.number(0.6, 0.9);
  cockpit.flags.add('IsInDanger');
  yield wait(random.integer(8, 15));
  cockpit.flags.delete('IsInDanger');
  ship.isSupercharged = true;
  cockpit.heat = random.number(0.4, 0.6);
  yield write('JetConeBoost', { BoostValue: jetConeBoost(system.starClass) });
  yield wait(random.integer(5, 12));
}

/** The boost factor of the next jump. */
export function nextJumpBoost({ ship, system }: Pick<World, 'ship' | 'system'>): number {
  return ship.isSupercharged ? jetConeBoost(system.starClass) : injectionBoost(ship);
}

/** Uses up the boost; returns its number in `BoostUsed`, 0 for none. */
export function useBoost(ship: Ship): number {
  const used = ship.isSupercharged ? boostNumbers.jetCone : ship.injection;
  if (!ship.isSupercharged) ship.injection = 0;
  ship.isSupercharged = false;
  return used;
}
