import type { Random } from '../random.js';
import type { Commander } from './commander.js';
import { materialNames } from './material-table.js';
import { microResourceNames } from './on-foot-table.js';

/** What one keeps at most of anything. */
const mostKept = 300;

const materialList = Object.keys(materialNames);
const microResourceList = Object.keys(microResourceNames);

/** Comes by some materials, and by some parts for suits and weapons. */
export function earnMaterials({ materials, microResources }: Commander, random: Random): void {
  for (const name of random.some(materialList, 4)) earn(materials, name, random.integer(1, 6));
  for (const name of random.some(microResourceList, 3)) earn(microResources, name, random.integer(1, 4));
}

function earn(stock: Map<string, number>, name: string, count: number): void {
  stock.set(name, Math.min(mostKept, (stock.get(name) ?? 0) + count));
}
