/** What the commander carries and owns at the shown moment, by group, with names as players know them. */
import { commodityTable } from '../../../../../game/commodity-table.js';
import { mostOfMaterial } from '../../../../../game/material-grades.js';
import { materialTable } from '../../../../../game/material-table.js';
import { microResourceTable } from '../../../../../game/micro-resource-table.js';
import { entryOf } from '../../../../../words/entry-of.js';
import { plainName } from '../plain-name.js';

export interface StoredThing {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  /** The most that can be stored. */
  readonly most?: number;
}

export interface StoredGroup {
  readonly title: string;
  /** The most of each first. */
  readonly things: readonly StoredThing[];
}

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

export const cargoGroups = (counts: Counts) => groupsOf(counts, commodityNames, 'Other goods');
export const resourceGroups = (counts: Counts) => groupsOf(counts, resourceNames, 'Other');
export const materialGroups = (counts: Counts) =>
  groupsOf(counts, materialNames, 'Other').map(({ title, things }) => ({
    title,
    things: things.map((thing) => ({ ...thing, most: mostOfMaterial(thing.key) })),
  }));

/** The name of a good, a material or a resource; others in plain words. */
export function shownName(key: string): string {
  const found = commodityNames.get(key) ?? materialNames.get(key) ?? resourceNames.get(key);
  return found?.name ?? plainName(key);
}

function groupsOf(counts: Counts, names: Names, otherwise: string): StoredGroup[] {
  const groups: Record<string, StoredThing[]> = {};
  for (const [key, count] of Object.entries(counts)) {
    if (count === 0) continue;
    const { group = otherwise, name = plainName(key) } = names.get(key) ?? {};
    const things = entryOf(groups, group) ?? [];
    things.push({ key, name, count });
    groups[group] = things;
  }
  return Object.entries(groups).map(([title, things]) => ({
    title,
    things: things.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
  }));
}
