import { economyGoods, goodsForbiddenBy } from './economy-goods-table.js';

/** Goods that some economy takes: others are made, but not in demand. */
export const takenSomewhere: ReadonlySet<string> = new Set(
  Object.values(economyGoods).flatMap(({ takes }) => takes.split(' ')),
);

/** Whether a commodity is illegal under a government. */
export function isForbidden(type: string, government: string): boolean {
  return (goodsForbiddenBy[government] ?? '').split(' ').includes(type);
}
