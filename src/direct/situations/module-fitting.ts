import { fuelScoopRates } from '../../game/ship-part-table.js';
import { writeCargo, writeLoadout } from '../../simulate/activities/cockpit/write-cargo-and-loadout.js';
import { type Activity, wait } from '../../simulate/activity.js';
import { type FittedModule, hasModule, type Ship, tonnesIn } from '../../simulate/ship/ship.js';
import type { World } from '../../simulate/world/world.js';
import { StageError } from '../stage-error.js';
import { docked, offersService } from './prerequisites.js';

/** A module that a situation needs and some ships lack. */
export interface RequiredModule {
  readonly what: string;
  /** How its internal name begins. */
  readonly start: string;
  readonly item: string;
  /** The smallest slot it fits into. */
  readonly size: number;
  readonly power: number;
}

export const requiredModules = {
  srv: { what: 'an SRV bay', start: 'int_buggybay', item: 'int_buggybay_size2_class2', size: 2, power: 0.75 },
  fighter: {
    what: 'a fighter bay',
    start: 'int_fighterbay',
    item: 'int_fighterbay_size5_class1',
    size: 5,
    power: 0.25,
  },
  probes: {
    what: 'a surface scanner',
    start: 'int_detailedsurfacescanner',
    item: 'int_detailedsurfacescanner_tiny',
    size: 1,
    power: 0,
  },
  scoop: { what: 'a fuel scoop', start: 'int_fuelscoop', item: 'int_fuelscoop_size3_class5', size: 3, power: 0.48 },
} as const satisfies Record<string, RequiredModule>;

/** Modules that are never replaced, by the beginning of their internal names. */
const keptModules = [
  'int_fuelscoop',
  'int_buggybay',
  'int_detailedsurfacescanner',
  'int_fighterbay',
  'int_guardianfsdbooster',
  'int_shieldgenerator',
];

/** Refuses a module that no slot of the ship can take. */
export function assertModuleFits({ ship }: World, part: RequiredModule): void {
  if (hasModule(ship, part.start) || slotFor(ship, part) >= 0) return;
  throw new StageError(`there is no room for ${part.what} in this ${ship.name}`);
}

/** Has a module fitted at a station, if the ship lacks it, in place of a less useful one. */
export function* fitModule(world: World, part: RequiredModule): Activity {
  if (hasModule(world.ship, part.start)) return;
  yield* docked(world, {}, offersService(world, 'Outfitting'), 'with outfitting');
  assertModuleFits(world, part);
  yield wait(world.random.integer(20, 40));
  world.ship = withModule(world.ship, slotFor(world.ship, part), part);
  yield* writeLoadout(world);
  yield* writeCargo(world);
  yield wait(world.random.integer(3, 8));
}

/** The index of the module to replace: a cargo rack if possible; -1 if there is none. */
function slotFor({ modules }: Ship, { size }: RequiredModule): number {
  const large = [...modules.keys()].filter((index) => sizeOf(modules[index]) >= size);
  const free = large.filter((index) => !isKept(modules[index]));
  return free.find((index) => modules[index]?.item.startsWith('int_cargorack')) ?? free[0] ?? -1;
}

function sizeOf(module: FittedModule | undefined): number {
  return Number(/^Slot\d+_Size(\d)$/.exec(module?.slot ?? '')?.[1] ?? 0);
}

function withModule(ship: Ship, index: number, { item, power }: RequiredModule): Ship {
  const old = ship.modules[index] as FittedModule;
  const modules = ship.modules.with(index, { slot: old.slot, item, power, priority: 2 });
  const left = Math.max(0, ship.cargoCapacity - rackCapacity(old.item));
  const cargoCapacity = left === 0 ? addRack(modules) : left;
  const { cargo } = ship;
  // Cargo that no longer fits is left at the station.
  const goods = Array.from(cargo);
  for (const [type, count] of goods) {
    const over = tonnesIn(cargo) - cargoCapacity;
    if (over > 0) cargo.delete(type);
    if (over > 0 && count > over) cargo.set(type, count - over);
  }
  return { ...ship, modules, cargoCapacity, scoopRate: Math.max(ship.scoopRate, fuelScoopRates[item] ?? 0) };
}

/** Turns another module into a cargo rack, since a ship has always some hold; returns its capacity. */
function addRack(modules: FittedModule[]): number {
  const free = [...modules.keys()].filter((index) => sizeOf(modules[index]) > 1 && !isKept(modules[index]));
  const [index] = free.sort((a, b) => sizeOf(modules[b]) - sizeOf(modules[a]));
  const old = index === undefined ? undefined : modules[index];
  if (index === undefined || !old) return 0;
  const item = `int_cargorack_size${sizeOf(old)}_class1`;
  modules[index] = { slot: old.slot, item, power: 0 };
  return rackCapacity(item);
}

function isKept(module: FittedModule | undefined): boolean {
  return keptModules.some((start) => module?.item.startsWith(start));
}

/** Tonnes that a cargo rack holds. */
function rackCapacity(item: string): number {
  const size = /^int_cargorack_size(\d)/.exec(item)?.[1];
  return size === undefined ? 0 : 2 ** Number(size);
}
