import { groundClasses, groundGoodsTable } from './ground-goods-table.js';

/** The goods that the ground of a body gives, by internal name; `planetClass` is that of Scan. */
export function groundGoods(planetClass: string): readonly string[] {
  const short = Object.entries(groundClasses).find(([, name]) => name === planetClass)?.[0];
  return groundGoodsTable.flatMap(([type, bodies]) => (bodies.split(' ').includes(short ?? '-') ? [type] : []));
}
