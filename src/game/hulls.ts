import { isVersionBefore } from './game-version.js';
import { laterHangarTable } from './hangar-table.js';
import { hullSlotTable } from './hull-slot-table.js';
import { shipTable } from './ship-table.js';

/** Whether a version of the game has a ship. */
export function isHullIn(version: string, hull: string): boolean {
  return !isVersionBefore(version, shipTable.find(([name]) => name === hull)?.[4]);
}

const sizes = { Huge: 4, Large: 3, Medium: 2, Small: 1, Tiny: 0 } as const;

/** All slots of a hull with their sizes, in the order of the panel; utility mounts have size 0. */
export function hullSlots(hull: string): ReadonlyMap<string, number> {
  const [, slots = ''] = hullSlotTable[hull] ?? [];
  return new Map(
    slots.split(' ').map((text) => {
      const [slot = '', size] = text.split('=');
      const [, word] = /^(Huge|Large|Medium|Small|Tiny)(?:Mining)?Hardpoint/.exec(slot) ?? [];
      return [slot, Number(size ?? (word ? sizes[word as keyof typeof sizes] : slot.slice(-1)))];
    }),
  );
}

/** Whether a hull takes the hangar of the Rhino. */
export function takesRhino(hull: string): boolean {
  return laterHangarTable.some(([name, , item]) => name === hull && isOfRhino(item));
}

/** Whether a module is a hangar of the Rhino. */
export function isOfRhino(item: string): boolean {
  return item.includes('largebuggybay');
}

/** The size of a slot: 0 for utility mounts; undefined for all but those and optional slots. */
export function slotSize(slot: string): number | undefined {
  if (slot.startsWith('TinyHardpoint')) return 0;
  const size = /^Slot\d+_Size(\d)$/.exec(slot)?.[1];
  return size === undefined ? undefined : Number(size);
}

/** Ships that any commander may buy. */
export const shipsOnSale = shipTable.filter(([hull]) => hull !== 'cobramkiv');
