import { type CommodityCategory, commodityTable } from '../../game/commodity-table.js';
import type { ShipPurpose } from './ship.js';

/** Categories that markets sell; salvage and rare goods are not sold everywhere. */
const onSale = (Object.keys(commodityTable) as CommodityCategory[]).filter(
  (category) => !['Salvage', 'Rare', 'NonMarketable', 'Slavery', 'Waste'].includes(category),
);

const categoriesFor: Readonly<Record<ShipPurpose, readonly CommodityCategory[]>> = {
  explorer: ['Foods', 'Rare'],
  trader: onSale,
  combat: ['Salvage', 'Weapons'],
  miner: ['Metals', 'Minerals'],
  'all-rounder': [...onSale, 'Salvage', 'Rare'],
};

/** The goods a ship of this purpose carries; no Thargoid items, which are found where they were fought. */
export function commoditiesFor(purpose: ShipPurpose): readonly string[] {
  return categoriesFor[purpose].flatMap(typesOf).filter((type) => !isThargoid(type));
}

export const commoditiesOnSale: readonly string[] = onSale.flatMap(typesOf);

/** Goods found floating in space: the cargo of lost ships. */
export const salvage: readonly string[] = typesOf('Salvage').filter((type) => !isThargoid(type));

/** People and wrecks: no market takes them, but Search and Rescue does. */
export const forRescueContacts: ReadonlySet<string> = new Set([
  'occupiedcryopod',
  'damagedescapepod',
  'usscargoblackbox',
  'wreckagecomponents',
  'personaleffects',
  'politicalprisoner',
  'hostage',
  'thargoidpod',
]);

function typesOf(category: CommodityCategory): string[] {
  return commodityTable[category].map(([type]) => type);
}

function isThargoid(type: string): boolean {
  return type.startsWith('thargoid') || type === 'unknownartifact';
}
