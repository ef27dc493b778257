import { modulePrice } from '../../game/module-prices.js';
import { shipTable } from '../../game/ship-table.js';
import type { Random } from '../random.js';
import type { FittedModule, Ship } from './ship.js';
import { discountWeights } from './ship-equipment-table.js';

/** The price somewhere, given the price without a discount. */
export function pricePaid(random: Random, price: number): number {
  return Math.floor(price * random.weighted(discountWeights));
}

/** What a hull alone is worth, without a discount. */
export function hullPrice(hull: string): number {
  return shipTable.find(([name]) => name === hull)?.[3] ?? 0;
}

/** The price paid for a module; 0 for parts that every ship has. */
export function moduleValue({ item, paid }: Pick<FittedModule, 'item' | 'paid'>): number {
  return paid ?? modulePrice(item);
}

export function hullValue({ hullPaid }: Pick<Ship, 'hullPaid'>): number {
  return hullPaid;
}

export function modulesValue({ modules }: Pick<Ship, 'modules'>): number {
  return modules.reduce((sum, module) => sum + moduleValue(module), 0);
}

/** The rebuy cost: 5 % of hull and modules. */
export function rebuyCost(ship: Pick<Ship, 'hullPaid' | 'modules'>): number {
  return Math.ceil((hullValue(ship) + modulesValue(ship)) / 20);
}
