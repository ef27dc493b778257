import { localisedField } from '../../game/localised.js';
import type { MicroResourceCategory } from '../../game/micro-resource-table.js';
import { findableMicroResources, microResourceType, microResourceTypes } from '../../game/micro-resources.js';
import { microResourceNames } from '../../game/suit-and-weapon-table.js';
import type { CarriedItem } from '../../interface/types/game-events.js';
import type { EventFields } from '../event-fields.js';
import type { Random } from '../random.js';
import { changeStock } from '../ship/ship.js';
import type { Experience } from './experience.js';
import { lockerContents } from './experience-table.js';

/** Things of one kind and one owner, in the backpack or in the ship's locker. */
export interface CarriedThings {
  readonly name: string;
  /** The ID of the owner; 0 without one. */
  readonly owner: number;
  /** The mission they are for. */
  readonly mission?: number | bigint;
  count: number;
}

/** A commander's belongings in the ship's locker and in the backpack. */
export interface Belongings {
  /** Goods in the locker without a mission or another owner, by internal name. */
  readonly microResources: Map<string, number>;
  /** Goods in the locker for a mission or of another owner. */
  readonly lockerGoods: CarriedThings[];
  readonly backpack: CarriedThings[];
}

/** The names of the lists of ShipLocker and Backpack, by category. */
const lists = { Item: 'Items', Component: 'Components', Consumable: 'Consumables', Data: 'Data' } as const satisfies {
  readonly [Category in MicroResourceCategory]: string;
};

/** The maximum of one consumable that a suit holds. */
export const roomForEach = 3;

const consumables = microResourceTypes.filter(({ category }) => category === 'Consumable').map(({ name }) => name);

/** The initial content of the locker, by internal name. */
export function makeLocker(random: Random, experience: Experience): Map<string, number> {
  const { parts, others } = lockerContents[experience];
  const [least, most] = parts;
  const rest = random.sample(
    findableMicroResources.filter(({ name, category }) => category !== 'Consumable' && !(name in microResourceNames)),
    others,
  );
  return new Map([
    ...Object.keys(microResourceNames).map((name): [string, number] => [name, random.integer(least, most)]),
    ...rest.map(({ name }): [string, number] => [name, random.integer(1, least)]),
    ...consumables.filter(() => random.chance(0.6)).map((name): [string, number] => [name, random.integer(5, 100)]),
  ]);
}

/** The initial content of the backpack: some of each consumable. */
export function makeBackpack(random: Random): CarriedThings[] {
  return consumables
    .filter(() => random.chance(0.6))
    .map((name) => ({ name, owner: 0, count: random.integer(1, roomForEach) }));
}

/**
 * The fields of ShipLocker: its whole content. Written at every jump and rarely changed, so unchanged lists
 * keep their identity.
 */
export function lockerFields(belongings: Belongings): EventFields<'ShipLocker'> {
  const last = lastLists.get(belongings.microResources);
  if (last && isUnchanged(last, belongings)) return last.made;
  const made = listsOf(belongings);
  if (last) keepUnchanged(made, last.made);
  const { microResources, lockerGoods } = belongings;
  // Goods of other owners are rare: not cached.
  if (lockerGoods.length > 0) lastLists.delete(microResources);
  else lastLists.set(microResources, { made, names: [...microResources.keys()], counts: [...microResources.values()] });
  return made;
}

/** The last lists of a locker, and what they were made from. */
interface CachedLists {
  readonly made: Lists;
  readonly names: readonly string[];
  readonly counts: readonly number[];
}

const lastLists = new WeakMap<Belongings['microResources'], CachedLists>();

function isUnchanged({ names, counts }: CachedLists, { microResources, lockerGoods }: Belongings): boolean {
  if (lockerGoods.length > 0 || microResources.size !== names.length) return false;
  let index = 0;
  for (const [name, count] of microResources) {
    if (name !== names[index] || count !== counts[index]) return false;
    index += 1;
  }
  return true;
}

function listsOf({ microResources, lockerGoods }: Belongings): Lists {
  const made = inLists(lockerGoods);
  for (const [name, count] of microResources) {
    if (count <= 0) continue;
    const { list, row } = unownedRow(name, count);
    made[list].push(row);
  }
  return made;
}

/** Where only some lists have changed, the others keep their identity. */
function keepUnchanged(made: Lists, last: Lists): void {
  for (const name of Object.values(lists)) {
    const before = last[name];
    const isSame = before.length === made[name].length && made[name].every((row, index) => row === before[index]);
    if (isSame) made[name] = before;
  }
}

/** A row and its list. */
interface ListedRow {
  readonly list: keyof Lists;
  readonly row: CarriedItem;
}

/** The last row of each thing. */
const rows = new Map<string, ListedRow>();

function unownedRow(name: string, count: number): ListedRow {
  const known = rows.get(name);
  if (known?.row.Count === count) return known;
  const made = { list: lists[microResourceType(name).category], row: carriedFields({ name, owner: 0, count }) };
  rows.set(name, made);
  return made;
}

export function backpackFields({ backpack }: Belongings): EventFields<'Backpack'> {
  return inLists(backpack);
}

type Lists = Record<(typeof lists)[MicroResourceCategory], CarriedItem[]>;

function inLists(things: readonly CarriedThings[]): Lists {
  const made: Lists = { Items: [], Components: [], Consumables: [], Data: [] };
  for (const each of things) {
    if (each.count > 0) made[lists[microResourceType(each.name).category]].push(carriedFields(each));
  }
  return made;
}

/** One row of the locker or of the backpack. */
export function carriedFields({ name, owner, mission, count }: CarriedThings): CarriedItem {
  return {
    Name: name,
    ...localisedField('Name', name, microResourceType(name).shown),
    OwnerID: owner,
    ...(mission !== undefined && { MissionID: mission }),
    Count: count,
  };
}

/** Puts things into the backpack, or removes them with a negative count. */
export function changeBackpack({ backpack }: Belongings, { name, owner, mission, count }: CarriedThings): void {
  const index = backpack.findIndex((each) => each.name === name && each.owner === owner && each.mission === mission);
  const there = backpack[index];
  if (!there) {
    if (count > 0) backpack.push({ name, owner, ...(mission !== undefined && { mission }), count });
    return;
  }
  there.count += count;
  if (there.count <= 0) backpack.splice(index, 1);
}

/** Boarding moves finds to the locker; consumables stay in the backpack. */
export function stowBackpack(commander: Belongings): void {
  const found = commander.backpack.filter(({ name }) => microResourceType(name).category !== 'Consumable');
  for (const each of found) stow(commander, each);
  for (const each of found) changeBackpack(commander, { ...each, count: -each.count });
}

function stow({ microResources, lockerGoods }: Belongings, { name, owner, mission, count }: CarriedThings): void {
  if (owner === 0 && mission === undefined) return changeStock(microResources, name, count);
  const there = lockerGoods.find((each) => each.name === name && each.owner === owner && each.mission === mission);
  if (there) there.count += count;
  else lockerGoods.push({ name, owner, ...(mission !== undefined && { mission }), count });
}

/** Leaving the ship fills up consumables from the locker, up to the capacity of the suit. */
export function packConsumables(commander: Belongings): void {
  for (const name of consumables) {
    const carried = commander.backpack.find((each) => each.name === name)?.count ?? 0;
    const taken = Math.min(roomForEach - carried, commander.microResources.get(name) ?? 0);
    if (taken <= 0) continue;
    changeStock(commander.microResources, name, -taken);
    changeBackpack(commander, { name, owner: 0, count: taken });
  }
}
