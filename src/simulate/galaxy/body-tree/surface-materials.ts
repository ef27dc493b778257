import type { SolidKind } from '../../../game/planet-class-table.js';
import type { Random } from '../../random.js';
import { sixDecimals } from '../../round.js';

type Shares = readonly (readonly [material: string, percent: number])[];

/** Materials that every world has, by composition. */
const common: Readonly<Partial<Record<SolidKind, Readonly<Record<string, number>>>>> = {
  metal: { iron: 35, nickel: 26.4 },
  ore: { iron: 22.2, nickel: 16.8, sulphur: 15.8, carbon: 13.2, phosphorus: 8.5 },
  rock: { iron: 19.7, sulphur: 18.8, carbon: 15.8, nickel: 14.9, phosphorus: 10.1 },
  rockyIce: { sulphur: 20.3, iron: 18.7, carbon: 17.1, nickel: 14.1, phosphorus: 10.9 },
  ice: { sulphur: 24.8, carbon: 20.8, iron: 14.5, phosphorus: 13.3, nickel: 10.9 },
};

/** Materials that some have in addition: one of each group, with its usual percentage. */
const others: readonly (readonly (readonly [material: string, percent: number, frequency: number])[])[] = [
  [
    ['chromium', 8.7, 62],
    ['manganese', 8, 38],
  ],
  [
    ['zinc', 5.3, 50],
    ['germanium', 4.4, 32],
    ['vanadium', 4.7, 18],
  ],
  [
    ['manganese', 7.4, 35],
    ['vanadium', 4.6, 25],
    ['selenium', 3, 30],
    ['zirconium', 2.3, 20],
    ['arsenic', 2, 17],
  ],
  [
    ['cadmium', 1.5, 32],
    ['molybdenum', 1.3, 40],
    ['niobium', 1.3, 36],
    ['tin', 1.2, 35],
  ],
  [
    ['tungsten', 1.1, 27],
    ['mercury', 0.85, 27],
    ['yttrium', 1.2, 21],
    ['tellurium', 1.2, 20],
    ['ruthenium', 1.2, 19],
  ],
  [
    ['antimony', 0.95, 17],
    ['technetium', 0.75, 10],
    ['polonium', 0.55, 10],
    ['yttrium', 1.1, 15],
    ['tellurium', 1.1, 15],
    ['ruthenium', 1.1, 15],
  ],
];

/** The raw materials on the surface, largest share first; they add up to 100 %. */
export function materialsOf(kind: SolidKind, random: Random): Shares {
  const all: [material: string, percent: number][] = Object.entries(common[kind] ?? {}).map(([name, percent]) => [
    name,
    percent * random.number(0.97, 1.03),
  ]);
  for (const group of others) {
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
