import { frameShiftDrives, hullPrices } from '../../game/ship-part-table.js';
import type { FittedModule, Ship } from './ship.js';

/** Credits of a part of some size, about: each size costs nearly three times as much as the one before. */
const bySize = [6000, 1300, 4000, 12_000, 36_000, 105_000, 300_000, 850_000, 2_400_000];

/** How much dearer the classes from E to A are. */
const byClass = [1, 1, 2, 4, 8, 24];

const bySlot: Readonly<Record<string, number>> = { Tiny: 0, Small: 1, Medium: 3, Large: 5, Huge: 6 };

/** The price of a module in credits; 0 for parts that every ship has. */
export function moduleValue({ item, slot }: Pick<FittedModule, 'item' | 'slot'>): number {
  const drive = frameShiftDrives[item];
  if (drive) return drive[2];
  const [, size, grade] = /_size(\d)_class(\d)/.exec(item) ?? [];
  if (size !== undefined && grade !== undefined) return (bySize[Number(size)] ?? 0) * (byClass[Number(grade)] ?? 1);
  const [, mount] = /^(Tiny|Small|Medium|Large|Huge)Hardpoint/.exec(slot) ?? [];
  return mount === undefined ? 0 : (bySize[bySlot[mount] ?? 0] ?? 0) * 4;
}

export function hullValue({ hull }: Pick<Ship, 'hull'>): number {
  return hullPrices[hull] ?? 0;
}

export function modulesValue({ modules }: Pick<Ship, 'modules'>): number {
  return modules.reduce((sum, module) => sum + moduleValue(module), 0);
}

/** The rebuy cost: a twentieth of hull and modules. */
export function rebuyCost(ship: Pick<Ship, 'hull' | 'modules'>): number {
  return Math.ceil((hullValue(ship) + modulesValue(ship)) / 20);
}
