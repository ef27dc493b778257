/** How much of each material a commander can keep. */

import { materialTable } from './material-table.js';

/** The most of one material, by its grade; of a material whose grade is not known the most of any. */
const mostByGrade = [300, 300, 250, 200, 150, 100] as const;

/** So much a commander can keep of every material. */
export const mostOfEveryMaterial = Math.min(...mostByGrade);

/** The grade of a material by its internal name in lower case, from 1 to 5. */
export const materialGrades: ReadonlyMap<string, number> = new Map(
  materialTable.map(([name, , , grade]) => [name, grade]),
);

/** The most of a material that a commander can keep. */
export function mostOfMaterial(name: string): number {
  return mostByGrade[materialGrades.get(name) ?? 0] ?? mostByGrade[0];
}
