/** What a commander on foot picks up, puts down and uses. */

import { localisedField } from '../../../game/localised.js';
import type { MicroResourceCategory } from '../../../game/micro-resource-table.js';
import { findableMicroResources, microResourceType } from '../../../game/micro-resources.js';
import type { BackpackItem } from '../../../interface/types/game-events.js';
import { type Activity, type Step, wait, write } from '../../activity.js';
import { type CarriedThings, carriedFields, changeBackpack, roomForEach } from '../../commander/locker.js';
import { hashOf, type Weights } from '../../random.js';
import type { World } from '../../world/world.js';

/** The frequency of finds by category. */
const lyingAbout: Weights<MicroResourceCategory> = { Component: 75, Consumable: 13, Item: 12 };

/** Finds something on foot and takes it; near people it is sometimes theft. */
export function* pickUpSomething(world: World): Activity {
  const { random, standingOn, system } = world;
  const category = random.weighted(lyingAbout);
  const { name } = random.pick(findableMicroResources.filter((each) => each.category === category));
  // Taking a medkit is no theft.
  const isStolen = standingOn === 'settlement' && category !== 'Consumable' && random.chance(0.4);
  const owner = isStolen && category === 'Item' ? hashOf(`owner of things in ${system.faction}`) >>> 0 : 0;
  const count = category === 'Component' ? random.integer(1, 3) : 1;
  yield* pickUp(world, { name, owner, count }, isStolen);
}

export function* pickUp(world: World, things: CarriedThings, isStolen = false): Activity {
  const { commander } = world;
  const { name, owner, count } = things;
  const { category, shown } = microResourceType(name);
  // What does not fit stays where it is.
  if (category === 'Consumable' && carriedOf(world, name) + count > roomForEach) return;
  yield write('CollectItems', {
    Name: name,
    ...localisedField('Name', name, shown),
    Type: category,
    OwnerID: owner,
    Count: count,
    Stolen: isStolen,
  });
  changeBackpack(commander, things);
  yield write('BackpackChange', { Added: [changedFields(things)] });
}

/** Copies data from a terminal. */
export function* downloadData(world: World): Activity {
  const { commander, random } = world;
  const { name } = random.pick(findableMicroResources.filter(({ category }) => category === 'Data'));
  const things = { name, owner: 0, count: 1 };
  changeBackpack(commander, things);
  yield write('BackpackChange', { Added: [changedFields(things)] });
}

/** Drops something, if there is anything to drop. */
export function* dropSomething(world: World): Activity {
  const { commander, random } = world;
  const droppable = commander.backpack.filter(({ name }) => microResourceType(name).category !== 'Consumable');
  if (droppable.length === 0) return;
  const { name, owner, mission } = random.pick(droppable);
  const things = { name, owner, ...(mission !== undefined && { mission }), count: 1 };
  changeBackpack(commander, { ...things, count: -1 });
  const { Count, Name, ...others } = carriedFields(things);
  yield write('DropItems', { Name, ...others, Type: microResourceType(name).category, Count });
  yield write('BackpackChange', { Removed: [changedFields(things)] });
  yield wait(random.integer(2, 6));
}

/** Uses a consumable, if one is left; returns whether it did. */
export function* useConsumable(world: World, name: string): Generator<Step, boolean, undefined> {
  if (carriedOf(world, name) === 0) return false;
  changeBackpack(world.commander, { name, owner: 0, count: -1 });
  yield usedEvent(name);
  yield write('BackpackChange', { Removed: [changedFields({ name, owner: 0, count: 1 })] });
  yield wait(2);
  return true;
}

export const grenade = 'amm_grenade_frag';

/** Throws a grenade: using one has no line of its own. */
export function* throwGrenade({ commander }: World): Activity {
  const things = { name: grenade, owner: 0, count: 1 };
  changeBackpack(commander, { ...things, count: -1 });
  yield write('BackpackChange', { Removed: [changedFields(things)] });
  yield wait(2);
}

function usedEvent(name: string): Step {
  const { category, shown } = microResourceType(name);
  return write('UseConsumable', { Name: name, ...localisedField('Name', name, shown), Type: category });
}

function carriedOf({ commander }: World, name: string): number {
  return commander.backpack.find((each) => each.name === name)?.count ?? 0;
}

function changedFields(things: CarriedThings): BackpackItem {
  const { Name, ...others } = carriedFields(things);
  return { Name, ...others, Type: microResourceType(things.name).category };
}
