/** The exchangeable modules of a ship, and their alternatives. */

import { slotSize } from '../../../game/hulls.js';
import { rackCapacity } from '../../../game/module-stats.js';
import { changeableModules } from '../../../game/outfitting-table.js';
import { memoizeText } from '../../../words/memo.js';
import { cargoTonnes, type FittedModule, type Ship } from '../../ship/ship.js';

type ChangeableModule = (typeof changeableModules)[number];

/** The commonly changed modules that fit a slot, of which there are some dozens. */
export const fitting = memoizeText((slot): readonly ChangeableModule[] => {
  const size = slotSize(slot);
  if (size === undefined) return [];
  return changeableModules.filter(([item, needs]) =>
    size === 0 || needs === 0 ? size === needs : rackCapacity(item) > 0 ? size === needs : needs <= size,
  );
});

/** Whether a commonly changed module fits a slot. */
export function fits(item: string, slot: string): boolean {
  return fitting(slot).some(([each]) => each === item);
}

/** The modules that a ship can do without. */
export function removable({ modules }: Ship): FittedModule[] {
  return modules.filter(({ slot, item }) => fits(item, slot));
}

/** Whether the cargo still fits, and some hold remains, after replacing a module. */
export function keepsHold(ship: Ship, old: FittedModule | undefined, item: string): boolean {
  const change = rackCapacity(item) - rackCapacity(old?.item ?? '');
  return change >= 0 || (ship.cargoCapacity + change >= cargoTonnes(ship) && ship.cargoCapacity + change >= 4);
}

/** Pairs of modules that fit each other's slots. */
export function exchangeable(ship: Ship): (readonly [FittedModule, FittedModule])[] {
  return removable(ship).flatMap((from, index, all) =>
    all
      .slice(index + 1)
      .flatMap((to) =>
        from.item !== to.item && fits(from.item, to.slot) && fits(to.item, from.slot) ? [[from, to] as const] : [],
      ),
  );
}
