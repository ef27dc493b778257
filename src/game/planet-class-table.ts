/** Classes of solid planets: composition and density. */

export interface SolidClass {
  readonly name: string;
  /** Kilograms per cubic metre, for a small one. */
  readonly density: number;
  /** The increase in density with the square root of the mass, in Earth masses. */
  readonly pressed: number;
  /** Shares of ice and metal, minimum and maximum; the rest is rock. */
  readonly ice: readonly [number, number];
  readonly metal: readonly [number, number];
}

export const solidClasses = {
  metal: { name: 'Metal rich body', density: 9300, pressed: 0.25, ice: [0, 0], metal: [1, 1] },
  ore: { name: 'High metal content body', density: 4920, pressed: 0.31, ice: [0, 0], metal: [0.322, 0.336] },
  rock: { name: 'Rocky body', density: 4100, pressed: 0.4, ice: [0, 0], metal: [0.088, 0.14] },
  rockyIce: { name: 'Rocky ice body', density: 3230, pressed: 0.16, ice: [0.11, 0.49], metal: [0.12, 0.2] },
  ice: { name: 'Icy body', density: 2240, pressed: 0.3, ice: [0.55, 0.69], metal: [0.1, 0.145] },
  water: { name: 'Water world', density: 2260, pressed: 0.36, ice: [0.66, 0.7], metal: [0.1, 0.11] },
  ammonia: { name: 'Ammonia world', density: 2300, pressed: 0.4, ice: [0.54, 0.69], metal: [0.1, 0.15] },
  earthlike: { name: 'Earthlike body', density: 4320, pressed: 0.28, ice: [0, 0.005], metal: [0.31, 0.34] },
} as const satisfies Readonly<Record<string, SolidClass>>;

export type SolidKind = keyof typeof solidClasses;
