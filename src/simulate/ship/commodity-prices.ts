import { commodities } from '../../game/commodities.js';
import { type CommodityCategory, commodityTable } from '../../game/commodity-table.js';
import { isVersionBefore } from '../../game/game-version.js';
import { memoizeText } from '../../words/memo.js';
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

/** The goods a ship of this purpose carries; nothing alien, which is found where it was left. */
export function commoditiesFor(purpose: ShipPurpose, version: string): readonly string[] {
  return categoriesFor[purpose].flatMap(typesOf).filter((type) => !isAlien(type) && isSoldIn(version, type));
}

export const commoditiesOnSale = memoizeText((version): readonly string[] =>
  onSale.flatMap(typesOf).filter((type) => isSoldIn(version, type)),
);

/** A version without anything that came later: missions were not seen to ask for newer goods. */
export const plainVersion = '4.0';

function isSoldIn(version: string, type: string): boolean {
  return !isVersionBefore(version, commodities.get(type)?.since);
}

/** Goods found floating in space: the cargo of lost ships. */
export const salvage: readonly string[] = typesOf('Salvage').filter((type) => !isAlien(type));

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

/** Of Thargoids, Guardians, and organisms in space. */
function isAlien(type: string): boolean {
  return /^(thargoid|unknown|coralsap|ancient(?!artefact)|[mps]\d?_)/.test(type);
}
