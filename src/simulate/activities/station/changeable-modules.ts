/** Which modules of a ship can be changed, and for which. */
import { changeableModules, rackCapacity, slotSize } from '../../../game/outfitting-table.js';
import { cargoTonnes, type FittedModule, type Ship } from '../../ship/ship.js';

type ChangeableModule = (typeof changeableModules)[number];

/** What goes into each slot that was asked for before: there are some dozens of them. */
const bySlot = new Map<string, readonly ChangeableModule[]>();

/** The modules that commanders change often, for a slot. */
export function fitting(slot: string): readonly ChangeableModule[] {
  const known = bySlot.get(slot) ?? searched(slot);
  bySlot.set(slot, known);
  return known;
}

function searched(slot: string): readonly ChangeableModule[] {
  const size = slotSize(slot);
  if (size === undefined) return [];
  return changeableModules.filter(([item, needs]) =>
    size === 0 || needs === 0 ? size === needs : rackCapacity(item) > 0 ? size === needs : needs <= size,
  );
}

/** Whether a module that commanders change often goes into a slot. */
export function fits(item: string, slot: string): boolean {
  return fitting(slot).some(([each]) => each === item);
}

/** The modules that a ship can do without. */
export function removable({ modules }: Ship): FittedModule[] {
  return modules.filter(({ slot, item }) => fits(item, slot));
}

/** Whether there is still room for the cargo, and some hold, once one module has made way for another. */
export function keepsHold(ship: Ship, old: FittedModule | undefined, item: string): boolean {
  const change = rackCapacity(item) - rackCapacity(old?.item ?? '');
  return change >= 0 || (ship.cargoCapacity + change >= cargoTonnes(ship) && ship.cargoCapacity + change >= 4);
}

/** The pairs of modules of which each fits where the other is. */
export function exchangeable(ship: Ship): (readonly [FittedModule, FittedModule])[] {
  return removable(ship).flatMap((from, index, all) =>
    all
      .slice(index + 1)
      .flatMap((to) =>
        from.item !== to.item && fits(from.item, to.slot) && fits(to.item, from.slot) ? [[from, to] as const] : [],
      ),
  );
}
