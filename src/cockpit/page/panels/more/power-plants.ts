/** Capacities of power plants without engineering, in megawatts. */

/** Class 3, by size. */
const middling: Readonly<Record<string, number>> = { 2: 8, 3: 10, 4: 13, 5: 17, 6: 21, 7: 25, 8: 30 };

/** Factors by class: E, D, C, B, A. */
const times: Readonly<Record<string, number>> = { 1: 0.8, 2: 0.9, 3: 1, 4: 1.1, 5: 1.2 };

const guardian: Readonly<Record<string, number>> = { 2: 12.7, 3: 15.8, 4: 20.6, 5: 26.9, 6: 33.3, 7: 39.6, 8: 47.5 };

/** By internal name, such as `int_powerplant_size4_class5`; undefined if unknown. */
export function powerOfPlant(item: string): number | undefined {
  const ancient = /^int_guardianpowerplant_size(\d)$/i.exec(item);
  if (ancient) return guardian[ancient[1] ?? ''];
  const [, size = '', rating = ''] = /^int_powerplant_size(\d)_class(\d)$/i.exec(item) ?? [];
  const [base, factor] = [middling[size], times[rating]];
  return base === undefined || factor === undefined ? undefined : Number((base * factor).toFixed(2));
}
