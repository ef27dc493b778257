import { localisedField } from '../../game/localised.js';
import { materialCategory, mostOfMaterial } from '../../game/material-grades.js';
import { type MaterialCategory, materialTable } from '../../game/material-table.js';
import type { EventFields } from '../event-fields.js';
import { changeStock } from '../ship/ship.js';
import type { Commander } from './simulated-commander.js';

function stockOf({ materials, data }: Pick<Commander, 'materials' | 'data'>, name: string): Map<string, number> {
  return materialCategory(name) === 'Encoded' ? data : materials;
}

export function materialCount(commander: Pick<Commander, 'materials' | 'data'>, name: string): number {
  return stockOf(commander, name).get(name) ?? 0;
}

/** Adds materials up to the limit; returns how many were added. */
export function addMaterial(commander: Pick<Commander, 'materials' | 'data'>, name: string, count: number): number {
  const stock = stockOf(commander, name);
  const before = stock.get(name) ?? 0;
  const added = Math.max(0, Math.min(count, mostOfMaterial(name) - before));
  if (added > 0) stock.set(name, before + added);
  return added;
}

/** Removes materials; the commander must have them. */
export function useMaterial(commander: Pick<Commander, 'materials' | 'data'>, name: string, count: number): void {
  changeStock(stockOf(commander, name), name, -count);
}

export function materialsFields(commander: Pick<Commander, 'materials' | 'data'>): EventFields<'Materials'> {
  const stockFields = (requested: MaterialCategory) =>
    materialTable.flatMap(([name, shown, category]) => {
      const count = category === requested ? materialCount(commander, name) : 0;
      return count > 0 ? [{ Name: name, ...localisedField('Name', name, shown), Count: count }] : [];
    });
  return { Raw: stockFields('Raw'), Manufactured: stockFields('Manufactured'), Encoded: stockFields('Encoded') };
}
