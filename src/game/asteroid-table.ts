/** The content of asteroids, by the class of their ring. Names are as a prospector writes them. */
export interface RingContent {
  /** Ores for lasers: name, frequency, and maximum per cent of an asteroid. */
  readonly ores: readonly (readonly [name: string, weight: number, most: number])[];
  /** Materials in the core of some asteroids. */
  readonly cores: readonly (readonly [name: string, weight: number])[];
  /** Raw materials that come with the ores. */
  readonly materials: readonly string[];
}

export const ringContents: Readonly<Record<RingClass, RingContent>> = {
  Icy: {
    ores: [
      ['MethanolMonohydrateCrystals', 24, 27],
      ['HydrogenPeroxide', 24, 31],
      ['liquidoxygen', 22, 18],
      ['water', 22, 20],
      ['LithiumHydroxide', 21, 27],
      ['MethaneClathrate', 21, 27],
      ['Bromellite', 18, 28],
      ['tritium', 15, 24],
      ['LowTemperatureDiamond', 4, 30],
    ],
    cores: [
      ['LowTemperatureDiamond', 5],
      ['Opal', 3],
      ['Bromellite', 2],
      ['Alexandrite', 2],
      ['Grandidierite', 1],
    ],
    materials: ['carbon', 'sulphur', 'phosphorus', 'iron', 'nickel'],
  },
  Rocky: {
    ores: [
      ['haematite', 22, 43],
      ['uraninite', 11, 27],
      ['lepidolite', 11, 44],
      ['bauxite', 10, 35],
      ['rutile', 8, 40],
      ['cobalt', 6, 28],
      ['coltan', 5, 37],
      ['gallite', 8, 25],
      ['indite', 8, 22],
    ],
    cores: [
      ['Serendibite', 3],
      ['Monazite', 2],
      ['Musgravite', 2],
      ['Benitoite', 2],
      ['Alexandrite', 1],
    ],
    materials: ['carbon', 'iron', 'nickel', 'phosphorus', 'manganese', 'germanium'],
  },
  MetalRich: {
    ores: [
      ['gallite', 40, 50],
      ['indite', 30, 45],
      ['Samarium', 28, 45],
      ['bertrandite', 20, 45],
      ['Praseodymium', 15, 45],
      ['Osmium', 10, 32],
      ['silver', 12, 31],
      ['gold', 12, 41],
      ['Coltan', 6, 10],
    ],
    cores: [
      ['Serendibite', 2],
      ['Rhodplumsite', 2],
      ['Painite', 1],
      ['Platinum', 1],
    ],
    materials: ['iron', 'nickel', 'chromium', 'manganese', 'zinc'],
  },
  Metallic: {
    ores: [
      ['Platinum', 45, 63],
      ['gallite', 30, 50],
      ['indite', 25, 45],
      ['bertrandite', 15, 45],
      ['Osmium', 20, 32],
      ['Praseodymium', 15, 45],
      ['gold', 20, 41],
      ['silver', 20, 31],
      ['palladium', 17, 54],
      ['Painite', 6, 45],
    ],
    cores: [
      ['Painite', 2],
      ['Platinum', 2],
      ['Monazite', 1],
      ['Rhodplumsite', 1],
    ],
    materials: ['iron', 'nickel', 'chromium', 'manganese', 'vanadium'],
  },
};

export type RingClass = 'Icy' | 'Rocky' | 'MetalRich' | 'Metallic';

/** The content of engineering materials in an asteroid: internal name, displayed name, and frequency. */
export const contentLevels = [
  ['$AsteroidMaterialContent_Low;', 'Material Content: Low', 129],
  ['$AsteroidMaterialContent_Medium;', 'Material Content: Medium', 75],
  ['$AsteroidMaterialContent_High;', 'Material Content: High', 35],
] as const;
