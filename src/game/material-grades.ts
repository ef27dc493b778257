/** Storage limits of materials. */

import { materialTable } from './material-table.js';

/** The limit of a material by grade; index 0 is for an unknown grade, with the highest limit. */
const mostByGrade = [300, 300, 250, 200, 150, 100] as const;

/** The limit that applies to every material. */
export const mostOfEveryMaterial = Math.min(...mostByGrade);

/** The grade of a material by its internal name in lower case, from 1 to 5. */
export const materialGrades: ReadonlyMap<string, number> = new Map(
  materialTable.map(([name, , , grade]) => [name, grade]),
);

export function mostOfMaterial(name: string): number {
  return mostByGrade[materialGrades.get(name) ?? 0] ?? mostByGrade[0];
}
