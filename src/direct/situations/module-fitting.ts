import { slotSize } from '../../game/hulls.js';
import { rackCapacity } from '../../game/module-stats.js';
import type { Station } from '../../game/star-system.js';
import { install } from '../../simulate/activities/station/trade-modules.js';
import { visitOutfitting } from '../../simulate/activities/station/visit-outfitting.js';
import type { Activity } from '../../simulate/activity.js';
import { weaponsOf } from '../../simulate/ship/ammunition.js';
import { emptySlots } from '../../simulate/ship/refit.js';
import { type FittedModule, hasModule, type Ship } from '../../simulate/ship/ship.js';
import type { World } from '../../simulate/world/world.js';
import { StageError } from '../stage-error.js';
import { makeRoom } from './hold.js';
import { docked, offersService } from './prerequisites.js';
import { ensureCredits } from './provisions.js';
import { keptModules } from './required-module-table.js';

/** A module that a situation needs and some ships lack. */
export interface RequiredModule {
  readonly what: string;
  /** The prefix of its internal name. */
  readonly start: string;
  readonly item: string;
  /** The smallest slot it fits into. */
  readonly size: number;
  readonly power: number;
}

/** Refuses a module that no slot of the ship can take. */
export function assertModuleFits({ ship }: World, part: RequiredModule): void {
  if (takesModule(ship, part)) return;
  throw new StageError(`there is no room for ${part.what} in this ${ship.name}`);
}

/** Whether a ship has such a module, or a slot for it. */
export function takesModule(ship: Ship, part: RequiredModule): boolean {
  return hasModule(ship, part.start) || slotFor(ship, part) !== undefined;
}

/** Fits a module at a station, if the ship lacks it: into an empty slot, or in place of a less useful one. */
export function* fitModule(world: World, part: RequiredModule): Activity {
  if (hasModule(world.ship, part.start)) return;
  yield* atOutfitter(world);
  assertModuleFits(world, part);
  const { ship } = world;
  const old = itemIn(ship, slotFor(ship, part) ?? '');
  yield* makeRoom(world, rackCapacity(old));
  yield* visitOutfitting(world, (_, station) => place(world, station, part));
}

/** Weapons for any hardpoint: one without ammunition, and one with. */
export const smallWeapons = {
  laser: { item: 'hpt_pulselaser_gimbal_small', power: 0.39 },
  cannon: { item: 'hpt_multicannon_gimbal_small', power: 0.46 },
} as const;

/** Fits a weapon at a station, in place of the first one if there are any. */
export function* fitWeapon(world: World, weapon: Pick<FittedModule, 'item' | 'power'>): Activity {
  yield* atOutfitter(world);
  const { slot = 'MediumHardpoint1' } = weaponsOf(world.ship)[0] ?? {};
  ensureCredits(world, maxPrice);
  yield* visitOutfitting(world, (_, station) => install(world, station, { slot, ...weapon, priority: 2 }, false));
}

/** The hold that every situation can do with, in tonnes. */
const enoughHold = 4;

/** In a ship with some hold: if there is none, a cargo rack is fitted. */
export function* withHold(world: World): Activity {
  if (world.ship.cargoCapacity >= enoughHold || rackSlot(world.ship) === undefined) return;
  yield* atOutfitter(world);
  yield* visitOutfitting(world, (_, station) => addRack(world, station));
}

function* atOutfitter(world: World): Activity {
  yield* docked(world, {}, offersService(world, 'Outfitting'), 'with outfitting');
}

/** More than any of these modules costs, in credits. */
const maxPrice = 3_000_000;

function* place(world: World, station: Station, part: RequiredModule): Activity {
  const { ship } = world;
  const slot = slotFor(ship, part) ?? '';
  if (ship.cargoCapacity - rackCapacity(itemIn(ship, slot)) < enoughHold) yield* addRack(world, station, slot);
  ensureCredits(world, maxPrice);
  yield* install(world, station, { slot, item: part.item, power: part.power, priority: 2 }, false);
}

/**
 * Fits a cargo rack into an empty slot or in place of another module, since a ship always keeps some hold.
 */
function* addRack(world: World, station: Station, taken?: string): Activity {
  const slot = rackSlot(world.ship, taken);
  if (slot === undefined) return;
  ensureCredits(world, maxPrice);
  yield* install(world, station, { slot, item: `int_cargorack_size${sizeOf(slot)}_class1`, power: 0 }, false);
}

/** The largest slot for another cargo rack: empty or with a less useful module, or else with a bay. */
function rackSlot(ship: Ship, taken?: string): string | undefined {
  const bays = ship.modules.filter(({ item }) => /^int_(?:buggy|fighter)bay/.test(item)).map(({ slot }) => slot);
  const isForRack = (slot: string) => sizeOf(slot) > 1 && slot !== taken && rackCapacity(itemIn(ship, slot)) === 0;
  return [usableSlots(ship), bays].flatMap((slots) =>
    slots.filter(isForRack).toSorted((one, other) => sizeOf(other) - sizeOf(one)),
  )[0];
}

/**
 * The smallest slot for a module: preferably an empty one, or that of a cargo rack that can be spared,
 * otherwise that of anything but a rack.
 */
function slotFor(ship: Ship, { size }: RequiredModule): string | undefined {
  const large = usableSlots(ship).filter((slot) => sizeOf(slot) >= size);
  large.sort((one, other) => sizeOf(one) - sizeOf(other));
  const isEmpty = (slot: string) => itemIn(ship, slot) === '';
  const hold = (slot: string) => rackCapacity(itemIn(ship, slot));
  const isSpare = (slot: string) => hold(slot) > 0 && ship.cargoCapacity - hold(slot) >= enoughHold;
  return large.find(isEmpty) ?? large.find(isSpare) ?? large.find((slot) => hold(slot) === 0) ?? large[0];
}

/** The optional slots that are empty, or have a replaceable module. */
function usableSlots(ship: Ship): string[] {
  return [...emptySlots(ship), ...replaceable(ship).map(({ slot }) => slot)].filter((slot) => sizeOf(slot) > 0);
}

/** The modules that others may take the place of. */
export function replaceable({ modules }: Ship): FittedModule[] {
  return modules.filter(({ item }) => !keptModules.some((start) => item.startsWith(start)));
}

/** The module in a slot; an empty text if there is none. */
function itemIn({ modules }: Ship, slot: string): string {
  return modules.find((each) => each.slot === slot)?.item ?? '';
}

/** The size of an optional slot; 0 for all others. */
function sizeOf(slot: string): number {
  return slotSize(slot) ?? 0;
}
