import { goodsOfEveryPower, goodsOfPowers } from './power-table.js';

export function goodsOfPower(power: string): readonly [type: string, shown: string] {
  return goodsOfPowers[power] ?? goodsOfEveryPower;
}

/** Tonnes handed out at a time. */
export const powerGoodsAtATime = 15;
