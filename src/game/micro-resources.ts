import { type MicroResourceCategory, microResourceTable } from './micro-resource-table.js';

/** A micro-resource: its category and displayed name. */
export interface MicroResourceType {
  readonly name: string;
  readonly category: MicroResourceCategory;
  readonly shown: string;
}

export const types: ReadonlyMap<string, MicroResourceType> = new Map(
  Object.entries(microResourceTable).flatMap(([category, names]) =>
    Object.entries(names).map(([name, shown]) => [name, { name, category: category as MicroResourceCategory, shown }]),
  ),
);

/** All of them, category by category. */
export const microResourceTypes: readonly MicroResourceType[] = [...types.values()];

/** Those that anyone may find: the others belong to powers, Operations, and the sites of Thargoids. */
export const findableMicroResources = microResourceTypes.filter(
  ({ name }) => !/^(power|operations|nm_|biomechanical|sabotaged)/.test(name),
);

/** The type of a micro-resource; unknown ones are items of that name. */
export function microResourceType(name: string): MicroResourceType {
  return types.get(name) ?? { name, category: 'Item', shown: name };
}
