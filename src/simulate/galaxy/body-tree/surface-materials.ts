import type { SolidKind } from '../../../game/planet-class-table.js';
import type { Random } from '../../random.js';
import { sixDecimals } from '../../round.js';
import { commonMaterials, otherMaterials } from './body-table.js';

type Shares = readonly (readonly [material: string, percent: number])[];

/** The raw materials on the surface, largest share first; they add up to 100 %. */
export function materialsOf(kind: SolidKind, random: Random): Shares {
  const all: [material: string, percent: number][] = Object.entries(commonMaterials[kind] ?? {}).map(
    ([name, percent]) => [name, percent * random.number(0.97, 1.03)],
  );
  for (const group of otherMaterials) {
    const left = group.filter(([name]) => all.every(([taken]) => taken !== name));
    const [name, percent] = random.weighted(left.map((each) => [each, each[2]] as const));
    all.push([name, percent * (kind === 'ice' ? 0.75 : kind === 'metal' ? 1.7 : 1) * random.number(0.94, 1.06)]);
  }
  const sum = all.reduce((total, [, percent]) => total + percent, 0);
  const shares = all.map(([name, percent]): [string, number] => [name, sixDecimals((100 * percent) / sum)]);
  shares.sort((a, b) => b[1] - a[1]);
  const [first] = shares;
  // Corrects the rounding error.
  if (first) first[1] = sixDecimals(first[1] + 100 - shares.reduce((total, [, percent]) => total + percent, 0));
  return shares;
}
