import { localisedField } from '../../game/localised.js';
import { encodedMaterialNames, materialNames } from '../../game/material-table.js';
import { microResourceNames } from '../../game/suit-and-weapon-table.js';
import type { EventFields } from '../event-fields.js';
import type { Random } from '../random.js';
import type { Commander } from './simulated-commander.js';

/** The most of one material that can be kept. */
const mostKept = 300;

const materialList = Object.keys(materialNames);
const microResourceList = Object.keys(microResourceNames);

/** Adds some materials, and some parts for suits and weapons. */
export function earnMaterials({ materials, microResources }: Commander, random: Random): void {
  for (const name of random.sample(materialList, 4)) earn(materials, name, random.integer(1, 6));
  for (const name of random.sample(microResourceList, 3)) earn(microResources, name, random.integer(1, 4));
}

function earn(stock: Map<string, number>, name: string, count: number): void {
  stock.set(name, Math.min(mostKept, (stock.get(name) ?? 0) + count));
}

/** The raw materials come first; all after them are manufactured. */
const lastElement = materialList.indexOf('antimony');

/** The fields of Materials. */
export function materialsFields({ materials, data }: Pick<Commander, 'materials' | 'data'>): EventFields<'Materials'> {
  const stockFields = (
    stock: ReadonlyMap<string, number>,
    names: readonly string[],
    shown: Readonly<Record<string, string>>,
  ) =>
    names.flatMap((name) => {
      const count = stock.get(name) ?? 0;
      return count > 0 ? [{ Name: name, ...localisedField('Name', name, shown[name] ?? name), Count: count }] : [];
    });
  return {
    Raw: stockFields(materials, materialList.slice(0, lastElement + 1), materialNames),
    Manufactured: stockFields(materials, materialList.slice(lastElement + 1), materialNames),
    Encoded: stockFields(data, Object.keys(encodedMaterialNames), encodedMaterialNames),
  };
}
