import { rackCapacity } from '../../game/outfitting-table.js';
import type { Station } from '../../game/star-system.js';
import { writeCargo } from '../../simulate/activities/cockpit/write-cargo-and-loadout.js';
import { eject } from '../../simulate/activities/mining/mining-deeds.js';
import { install } from '../../simulate/activities/station/trade-modules.js';
import { visitOutfitting } from '../../simulate/activities/station/visit-outfitting.js';
import type { Activity } from '../../simulate/activity.js';
import { cargoTonnes, type FittedModule, hasModule, type Ship } from '../../simulate/ship/ship.js';
import type { World } from '../../simulate/world/world.js';
import { StageError } from '../stage-error.js';
import { docked, offersService } from './prerequisites.js';
import { ensureCredits } from './provisions.js';

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
  yield* visitOutfitting(world, (_, station) => replace(world, station, part));
}

/** More than any of these modules costs, in credits. */
const maxPrice = 3_000_000;

function* replace(world: World, station: Station, part: RequiredModule): Activity {
  const { ship } = world;
  const old = ship.modules[slotFor(ship, part)] as FittedModule;
  if (ship.cargoCapacity <= rackCapacity(old.item)) yield* addRack(world, station, old.slot);
  ensureCredits(world, maxPrice);
  yield* install(world, station, { slot: old.slot, item: part.item, power: part.power, priority: 2 }, false);
  yield* leaveOverload(world);
}

/** Cargo that no longer fits is given up. */
function* leaveOverload(world: World): Activity {
  const { ship } = world;
  for (const [type, count] of Array.from(ship.cargo)) {
    const over = Math.min(count, cargoTonnes(ship) - ship.cargoCapacity);
    if (over > 0) yield* eject(world, type, over, true);
  }
  yield* writeCargo(world);
}

/** Has another module replaced by a cargo rack, since a ship has always some hold. */
function* addRack(world: World, station: Station, taken: string): Activity {
  const { modules } = world.ship;
  const free = modules.filter((each) => sizeOf(each) > 1 && each.slot !== taken && !isKept(each));
  const [old] = free.sort((a, b) => sizeOf(b) - sizeOf(a));
  if (!old) return;
  ensureCredits(world, maxPrice);
  yield* install(world, station, { slot: old.slot, item: `int_cargorack_size${sizeOf(old)}_class1`, power: 0 }, false);
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

function isKept(module: FittedModule | undefined): boolean {
  return keptModules.some((start) => module?.item.startsWith(start));
}
