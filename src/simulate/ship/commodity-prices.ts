import { commodityTable } from '../../game/commodity-table.js';
import { unitOf } from '../random.js';
import type { ShipPurpose } from './ship.js';

type Category = keyof typeof commodityTable;

/** Credits per tonne, about. */
const prices: Readonly<Record<Category, number>> = {
  Metals: 9000,
  Minerals: 12_000,
  Chemicals: 900,
  Foods: 700,
  Textiles: 800,
  'Industrial Materials': 3500,
  Medicines: 4500,
  'Legal Drugs': 2500,
  Machinery: 2000,
  Technology: 4500,
  Weapons: 6000,
  'Consumer Items': 3200,
  Slavery: 12_000,
  Waste: 150,
  NonMarketable: 110,
  Salvage: 25_000,
  Rare: 9000,
};

/** Categories that markets sell; salvage and rare goods are not sold everywhere. */
const onSale = (Object.keys(prices) as Category[]).filter(
  (category) => category !== 'Salvage' && category !== 'Rare' && category !== 'NonMarketable' && category !== 'Slavery',
);

const categoriesFor: Readonly<Record<ShipPurpose, readonly Category[]>> = {
  explorer: ['Foods', 'Rare'],
  trader: onSale,
  combat: ['Salvage', 'Weapons'],
  miner: ['Metals', 'Minerals'],
  'all-rounder': [...onSale, 'Salvage', 'Rare'],
};

const basePrices = new Map<string, number>();
for (const [category, rows] of Object.entries(commodityTable)) {
  for (const [type] of rows) {
    basePrices.set(type, Math.round(prices[category as Category] * (0.4 + unitOf(type) * 1.2)));
  }
}

/** What a ship of this purpose carries. */
export function commoditiesFor(purpose: ShipPurpose): readonly string[] {
  return categoriesFor[purpose].flatMap((category) => commodityTable[category].map(([type]) => type));
}

export const commoditiesOnSale: readonly string[] = onSale.flatMap((category) =>
  commodityTable[category].map(([type]) => type),
);

/** Credits per tonne at a market; it differs from market to market, and a little from day to day. */
export function priceAt(type: string, market: number, now: number): number {
  const base = basePrices.get(type) ?? 1000;
  const place = unitOf(`${type} ${market}`);
  const day = unitOf(`${type} ${Math.floor(now / 86_400)}`);
  return Math.max(1, Math.round(base * (0.75 + 0.45 * place + 0.1 * day)));
}

/** The price of a commodity here, relative to its average. */
export function priceLevel(type: string, market: number, now: number): number {
  return priceAt(type, market, now) / (basePrices.get(type) ?? 1000);
}
