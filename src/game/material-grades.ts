/** Storage limits of materials. */

import { type MaterialCategory, materialTable } from './material-table.js';

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

export const byName = new Map(materialTable.map((row) => [row[0], row]));

export function materialNameOf(name: string): string {
  return byName.get(name)?.[1] ?? name;
}

export function materialCategory(name: string): MaterialCategory | undefined {
  return byName.get(name)?.[2];
}

export function namesOf(...categories: readonly MaterialCategory[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    materialTable.filter(([, , category]) => categories.includes(category)).map(([name, shown]) => [name, shown]),
  );
}

/**
 * Raw and manufactured materials by internal name, with the displayed name; where both are alike the game
 * writes only one.
 */
export const materialNames = namesOf('Raw', 'Manufactured');

/** Encoded materials, found by scanning: internal and displayed name. */
export const encodedMaterialNames = namesOf('Encoded');
