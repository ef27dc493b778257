import { type KindGroup, kindGroups, kindsByGroup } from './kinds/kind-list.js';

export { type KindGroup, kindGroups } from './kinds/kind-list.js';

const groupsByKind: ReadonlyMap<string, KindGroup> = new Map(
  kindGroups.flatMap((group) => kindsByGroup[group].map(({ name }) => [name, group] as const)),
);

/** The group of a kind; one that has no file in a folder is among the others. */
export function groupOf(kind: string): KindGroup {
  return groupsByKind.get(kind) ?? 'other';
}
