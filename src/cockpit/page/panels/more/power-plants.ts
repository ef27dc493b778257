/** Capacities of power plants without engineering, in megawatts. */
import { builtStat } from '../../../../game/module-stats.js';

/** By size. */
const guardian: Readonly<Record<string, number>> = { 2: 12.7, 3: 15.8, 4: 20.6, 5: 26.9, 6: 33.3, 7: 39.6, 8: 47.5 };

/** By internal name, such as `int_powerplant_size4_class5`; undefined if unknown. */
export function powerOfPlant(item: string): number | undefined {
  const [, size = ''] = /^int_guardianpowerplant_size(\d)$/i.exec(item) ?? [];
  return guardian[size] ?? (builtStat(item.toLowerCase(), 'PowerCapacity') || undefined);
}
