/** What the commander carries and owns at the shown moment, by group, with names as players know them. */
import { commodityTable } from '../../../../game/commodity-table.js';
import { mostOfMaterial } from '../../../../game/material-grades.js';
import { materialTable } from '../../../../game/material-table.js';
import { microResourceTable } from '../../../../game/micro-resource-table.js';
import { counted, thousands } from '../../../../words/counted.js';
import type { Moment } from '../../../protocol.js';
import { numberIn } from '../../moment/loose-fields.js';
import { seatIn, shipStatusIn } from '../../moment/status-in-moment.js';
import type { Block } from './block.js';
import { plainName } from './plain-name.js';

type Counts = Readonly<Record<string, number>>;

/** By internal name: the group and the name to show. */
type Names = ReadonlyMap<string, { readonly group: string; readonly name: string }>;

const commodityNames: Names = new Map(
  Object.entries(commodityTable).flatMap(([group, goods]) => goods.map(([key, name]) => [key, { group, name }])),
);
const materialNames: Names = new Map(materialTable.map(([key, name, group]) => [key, { group, name }]));
const resourceNames: Names = new Map(
  Object.entries(microResourceTable).flatMap(([group, names]) =>
    Object.entries(names as Readonly<Record<string, string>>).map(([key, name]) => [key, { group, name }]),
  ),
);

/** The name of a good, a material or a resource; others in plain words. */
export function shownName(key: string): string {
  const found = commodityNames.get(key) ?? materialNames.get(key) ?? resourceNames.get(key);
  return found?.name ?? plainName(key);
}

export function cargoInHold(moment: Moment): Block[] | undefined {
  const { cargo, tonnes } = moment.state.ship;
  const status = shipStatusIn(moment) ?? {};
  const total = (seatIn(status) === 'ship' ? numberIn(status, 'Cargo') : undefined) ?? tonnes;
  if (total !== undefined && (!cargo || total !== tonnes))
    return [{ text: `${thousands(total)} t in the hold. What they are is not known at this moment.` }];
  return storeBlocks('The hold', groupsOf(cargo, commodityNames, 'Other goods'), ' t');
}

export function ownMaterials({ state }: Moment): Block[] | undefined {
  return storeBlocks('The store of materials', groupsOf(state.materials, materialNames), '', mostOfMaterial);
}

export function lockerAndBackpack({ state: { locker, backpack } }: Moment): Block[] | undefined {
  const carried = groupsOf(backpack?.counts, resourceNames);
  const kept = groupsOf(locker?.counts, resourceNames);
  if (!carried && !kept) return undefined;
  const inBackpack = Array.from(carried ?? [], ([group, things]) => [`Backpack: ${group}`, things] as const);
  return storeBlocks('The ship locker', new Map([...inBackpack, ...(kept ?? [])]));
}

interface StoredThing {
  readonly key: string;
  readonly name: string;
  readonly count: number;
}

type Groups = ReadonlyMap<string, readonly StoredThing[]>;

/** The most of each group first; undefined if the counts are not known, which is not empty. */
function groupsOf(counts: Counts | undefined, names: Names, otherwise = 'Other'): Groups | undefined {
  if (!counts) return undefined;
  const groups = new Map<string, StoredThing[]>();
  for (const [key, count] of Object.entries(counts)) {
    if (count === 0) continue;
    const { group = otherwise, name = plainName(key) } = names.get(key) ?? {};
    groups.set(group, [...(groups.get(group) ?? []), { key, name, count }]);
  }
  for (const things of groups.values()) things.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
  return groups;
}

/** `most` says how many of a thing can be stored. */
function storeBlocks(
  what: string,
  groups: Groups | undefined,
  unit = '',
  most?: (key: string) => number | undefined,
): Block[] | undefined {
  const all = [...(groups?.values() ?? [])].flat();
  if (!groups || all.length === 0) return groups && [{ text: `${what} is empty.` }];
  const total = all.reduce((sum, { count }) => sum + count, 0);
  const largest = all.reduce((sofar, { count }) => Math.max(sofar, count), 0);
  const pieces = unit === '' ? counted(total, 'piece') : `${thousands(total)}${unit}`;
  const blocks = Array.from(groups, ([heading, things]) => ({
    heading,
    bars: things.map(({ key, name, count }) => {
      const limit = most?.(key);
      return {
        name,
        value: `${thousands(count)}${unit}`,
        note: limit === undefined ? undefined : `of ${limit}`,
        share: count / (limit ?? largest),
        isOver: count >= (limit ?? Infinity),
      };
    }),
  }));
  return [{ text: `${pieces} of ${counted(all.length, 'kind')}.` }, ...blocks];
}
