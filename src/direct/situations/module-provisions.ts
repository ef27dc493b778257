import { rackCapacity } from '../../game/module-stats.js';
import type { Station } from '../../game/star-system.js';
import { exchangeable, fits, keepsHold, removable } from '../../simulate/activities/station/changeable-modules.js';
import { install } from '../../simulate/activities/station/trade-modules.js';
import type { Activity } from '../../simulate/activity.js';
import { emptySlots } from '../../simulate/ship/refit.js';
import type { Ship } from '../../simulate/ship/ship.js';
import type { World } from '../../simulate/world/world.js';
import { replaceable } from './module-fitting.js';

/** Modules for utility mounts, and for optional slots of any size. */
const choices = [
  [
    { item: 'hpt_heatsinklauncher_turret_tiny', power: 0.2 },
    { item: 'hpt_chafflauncher_tiny', power: 0.2 },
  ],
  [
    { item: 'int_supercruiseassist', power: 0.3 },
    { item: 'int_dockingcomputer_advanced', power: 0.45 },
  ],
] as const;

/** Buys modules until there are two that can be sold, stored or swapped: cargo racks do not count. */
export function* provideModules(world: World, station: Station): Activity {
  for (const modules of choices) {
    const used: string[] = [];
    for (const { item, power } of modules) {
      if (hasTwo(world.ship)) return;
      const slot = slotsFor(world.ship, item).find((each) => !used.includes(each));
      if (slot === undefined) break;
      used.push(slot);
      if (itemIn(world.ship, slot) !== item) yield* install(world, station, { slot, item, power, priority: 0 }, true);
    }
  }
}

function hasTwo(ship: Ship): boolean {
  return exchangeable(ship).some((pair) => pair.every(({ item }) => rackCapacity(item) === 0));
}

/** Slots for a module: empty ones first, then those of common modules, those of cargo racks last. */
function slotsFor(ship: Ship, item: string): string[] {
  const modules = new Set([...removable(ship), ...replaceable(ship)]);
  const taken = [...modules].filter((module) => keepsHold(ship, module, item));
  const racks = taken.filter((module) => rackCapacity(module.item) > 0);
  const others = taken.filter((module) => rackCapacity(module.item) === 0);
  const slots = [...emptySlots(ship), ...[...others, ...racks].map(({ slot }) => slot)];
  return slots.filter((slot) => fits(item, slot));
}

function itemIn({ modules }: Ship, slot: string): string | undefined {
  return modules.find((each) => each.slot === slot)?.item;
}
