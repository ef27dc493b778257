import type { SolidKind } from '../../../game/planet-class-table.js';

/** Materials that every world has, by composition. */
export const commonMaterials: Readonly<Partial<Record<SolidKind, Readonly<Record<string, number>>>>> = {
  metal: { iron: 35, nickel: 26.4 },
  ore: { iron: 22.2, nickel: 16.8, sulphur: 15.8, carbon: 13.2, phosphorus: 8.5 },
  rock: { iron: 19.7, sulphur: 18.8, carbon: 15.8, nickel: 14.9, phosphorus: 10.1 },
  rockyIce: { sulphur: 20.3, iron: 18.7, carbon: 17.1, nickel: 14.1, phosphorus: 10.9 },
  ice: { sulphur: 24.8, carbon: 20.8, iron: 14.5, phosphorus: 13.3, nickel: 10.9 },
};

/** Materials that some have in addition: one of each group, with its usual percentage. */
export const otherMaterials: readonly (readonly (readonly [material: string, percent: number, frequency: number])[])[] =
  [
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

export const rockyVolcanism: VolcanismChoices = [
  ['major silicate vapour geysers', 11],
  ['silicate vapour geysers', 2],
  ['minor silicate vapour geysers', 5],
  ['major rocky magma', 9],
  ['rocky magma', 4],
  ['minor rocky magma', 3],
  ['minor metallic magma', 8],
  ['metallic magma', 5],
  ['major metallic magma', 2],
];

export const icyVolcanism: VolcanismChoices = [
  ['major water geysers', 10],
  ['water geysers', 7],
  ['minor water geysers', 1],
  ['major water magma', 4],
  ['water magma', 2],
  ['minor water magma', 2],
  ['minor carbon dioxide geysers', 4],
  ['carbon dioxide geysers', 3],
  ['minor nitrogen magma', 2],
  ['minor ammonia magma', 1],
  ['minor methane magma', 1],
];

/** How many orbits are filled, around the arrival star and around others. */
// biome-ignore format: one sort, one line
export const orbitCountWeights: Readonly<Record<'arrival' | 'other' | 'several', readonly (readonly [number, number])[]>> = {
  arrival: [[0, 7], [1, 3], [2, 4], [3, 6], [4, 9], [5, 12], [6, 14], [7, 13], [8, 11], [9, 10], [11, 9], [13, 7], [16, 4], [19, 2]],
  other: [[0, 20], [1, 10], [2, 12], [3, 13], [4, 13], [5, 11], [6, 10], [8, 7], [11, 4]],
  several: [[0, 35], [1, 15], [2, 16], [3, 14], [4, 12], [6, 8]],
};

/** How many planets are close to their star, before the gap. */
export const innerOrbitWeights = [
  [0, 30],
  [1, 22],
  [2, 18],
  [3, 14],
  [4, 9],
  [6, 5],
  [20, 2],
] as const;

export type VolcanismChoices = readonly (readonly [volcanism: string, frequency: number])[];
