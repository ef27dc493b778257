/** Repairs without a station: the AFM unit, a reboot, and repair limpets. */

import { type Activity, wait, write } from '../../activity.js';
import { sixDecimals } from '../../round.js';
import { type FittedModule, hasModule } from '../../ship/ship.js';
import type { World } from '../../world/world.js';
import { launchLimpet } from '../mining/mining-deeds.js';
import { itemFields } from '../station/module-fields.js';

/** The AFM unit repairs damaged modules, one after the other; never itself or the power plant. */
export function* repairModules(world: World): Activity {
  const { place, random, ship, vehicle } = world;
  if (vehicle !== 'ship' || place.is === 'docked' || !hasModule(ship, 'int_repairer')) return;
  for (const module of ship.modules.filter(isRepairable)) {
    const { health = 1 } = module;
    const isWhole = random.chance(0.92);
    yield wait(random.seconds([3, 4, 5, 14, 38]));
    module.health = isWhole ? undefined : sixDecimals(health + (1 - health) * random.number(0.2, 0.9));
    yield write('AfmuRepairs', {
      ...itemFields('Module', module.item),
      FullyRepaired: isWhole,
      Health: module.health ?? 1,
    });
  }
}

function isRepairable({ health = 1, item, power = 0 }: FittedModule): boolean {
  return health < 1 && power > 0 && !item.startsWith('int_repairer');
}

/** Modules below this health have failed. */
const failed = 0.02;

/** Reboots the ship, which brings failed modules back to life. */
export function* reboot({ random, ship }: World): Activity {
  const broken = ship.modules.filter(({ health = 1 }) => health < failed);
  yield wait(random.integer(30, 60));
  for (const module of broken) module.health = sixDecimals(random.number(0.05, 0.2));
  yield write('RebootRepair', { Modules: broken.map(({ slot }) => slot) });
  yield wait(1);
  ship.hasShields = true;
  yield write('ShieldState', { ShieldsUp: true });
}

/** A repair limpet restores some of the hull. */
export function* repairHull(world: World): Activity {
  const { random, ship } = world;
  if (!hasModule(ship, 'int_dronecontrol_repair') || !ship.cargo.has('drones') || ship.health === 1) return;
  yield* launchLimpet(world, 'Repair');
  yield wait(random.integer(15, 60));
  const repaired = Math.min(1 - ship.health, random.number(0.05, 0.2));
  ship.health = sixDecimals(ship.health + repaired);
  yield write('RepairDrone', { HullRepaired: sixDecimals(repaired * 1000) });
}
