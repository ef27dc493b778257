import { ammunitionTable } from './ammunition-table.js';

/** Rounds of a weapon or launcher, and the price of one round in credits. */
export interface AmmunitionRow {
  readonly clip: number;
  readonly hopper: number;
  readonly price: number;
}

/** Cached by module: a Loadout looks up some thirty of them. */
export const known = new Map<string, AmmunitionRow | undefined>();

/** The rounds of a full module; undefined if it needs no ammunition. */
export function fullAmmunition(item: string): AmmunitionRow | undefined {
  if (!known.has(item)) known.set(item, searched(item));
  return known.get(item);
}

export function searched(item: string): AmmunitionRow | undefined {
  const row = ammunitionTable.find(([start]) => item.startsWith(start));
  if (!row) return undefined;
  const [, clip, hopper, price] = row;
  return { clip, hopper, price };
}
