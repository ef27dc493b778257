import { hullSlots, slotSize } from '../../game/hulls.js';
import { moduleMass, rackCapacity } from '../../game/module-stats.js';
import { fuelScoopRates, guardianBoosterRanges } from '../../game/ship-part-table.js';
import { sixDecimals } from '../round.js';
import { factorOn } from './module-engineering.js';
import type { FittedModule, Ship } from './ship.js';

/** Fits a module into its slot; mass, hold and range follow. Returns the module that was there. */
export function fit(ship: Ship, module: FittedModule): FittedModule | undefined {
  const old = remove(ship, module.slot);
  const at = ship.modules.findIndex(({ power = -1 }) => power < (module.power ?? -1));
  ship.modules.splice(at < 0 ? ship.modules.length : at, 0, module);
  weigh(ship, module, 1);
  return old;
}

export function remove(ship: Ship, slot: string): FittedModule | undefined {
  const at = ship.modules.findIndex((each) => each.slot === slot);
  if (at < 0) return undefined;
  const [old] = ship.modules.splice(at, 1) as [FittedModule];
  weigh(ship, old, -1);
  return old;
}

function weigh(ship: Ship, module: FittedModule, sign: 1 | -1): void {
  const mass = moduleMass(module.item) * factorOn(module, 'Mass');
  ship.unladenMass = sixDecimals(ship.unladenMass + sign * mass);
  ship.cargoCapacity += sign * rackCapacity(module.item);
  const items = ship.modules.map(({ item }) => item);
  ship.scoopRate = Math.max(0, ...items.map((item) => fuelScoopRates[item] ?? 0));
  ship.boosterRange = Math.max(0, ...items.map((item) => guardianBoosterRanges[item] ?? 0));
}

/** The empty utility mounts and optional slots of a ship. */
export function emptySlots({ hull, modules }: Ship): string[] {
  const used = new Set(modules.map(({ slot }) => slot));
  return [...hullSlots(hull).keys()].filter((slot) => slotSize(slot) !== undefined && !used.has(slot));
}
