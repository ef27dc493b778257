/** Atmospheres of solid planets: where they occur, and their gases. */

export interface AtmosphereSort {
  /** As in AtmosphereType of Scan. */
  readonly type: string;
  /** In the description. */
  readonly words: string;
  /** Kelvin, without the atmosphere's own warmth. */
  readonly from: number;
  readonly to: number;
  /** Molecular weight: the light ones escape from small worlds. */
  readonly weight: number;
  readonly ground: 'ice' | 'rock' | 'any';
  readonly frequency: number;
  /** Its greenhouse effect at one bar. */
  readonly greenhouse: number;
  /** The main gas, then possible others. */
  readonly gases: readonly string[];
  /** Per cent of the main gas: minimum and maximum. */
  readonly main: readonly [number, number];
  /** Kelvin up to which thin ones occur. */
  readonly thinTo: number;
  /** Restricts it to thin or thick ones. */
  readonly only?: 'thin' | 'thick';
}

type Row = readonly [
  type: string,
  words: string,
  temperatures: readonly [least: number, most: number, mostThin?: number],
  weight: number,
  ground: AtmosphereSort['ground'],
  frequency: number,
  greenhouse: number,
  gases: string,
  main: readonly [number, number],
  only?: 'thin' | 'thick',
];

// biome-ignore format: one sort, one line
export const atmosphereRows: readonly Row[] = [
  ['Helium', 'helium', [0, 36], 4, 'any', 4, 0.02, 'Helium Hydrogen Neon', [79, 92]],
  ['Neon', 'neon', [0, 60], 20, 'any', 10, 0.02, 'Neon Helium', [94, 100]],
  ['NeonRich', 'neon rich', [0, 75], 20, 'any', 9, 0.02, 'Helium Neon Hydrogen', [96, 98]],
  ['Nitrogen', 'nitrogen', [44, 260, 150], 28, 'any', 5, 0.12, 'Nitrogen Argon Methane', [98.9, 100]],
  ['Argon', 'argon', [48, 185, 160], 40, 'any', 6, 0.1, 'Argon Nitrogen', [94, 100]],
  ['ArgonRich', 'argon rich', [56, 180, 150], 36, 'any', 6, 0.12, 'Nitrogen Argon Methane', [96, 99]],
  ['Methane', 'methane', [62, 140], 16, 'ice', 8, 0.15, 'Methane Nitrogen Argon', [92, 100]],
  ['MethaneRich', 'methane rich', [72, 560], 20, 'any', 4, 0.35, 'Nitrogen Methane Argon', [66, 96], 'thick'],
  ['Oxygen', 'oxygen', [145, 245], 32, 'any', 1, 0.1, 'Oxygen Nitrogen CarbonDioxide', [88, 99], 'thin'],
  ['Ammonia', 'ammonia', [150, 180], 17, 'rock', 14, 0.25, 'Ammonia Nitrogen', [98, 100], 'thin'],
  ['CarbonDioxide', 'carbon dioxide', [147, 640, 290], 44, 'rock', 34, 0.7, 'CarbonDioxide SulphurDioxide Nitrogen', [96, 100]],
  ['CarbonDioxideRich', 'carbon dioxide rich', [160, 420], 44, 'rock', 2, 0.6, 'CarbonDioxide Nitrogen SulphurDioxide', [88, 97]],
  ['SulphurDioxide', 'sulfur dioxide', [130, 510, 470], 64, 'rock', 12, 0.2, 'SulphurDioxide CarbonDioxide', [98.5, 100]],
  ['Water', 'water', [370, 1300, 460], 18, 'any', 5, 0.6, 'Water SulphurDioxide', [98, 100]],
  ['WaterRich', 'water rich', [190, 420], 18, 'ice', 3, 0.4, 'CarbonDioxide Water Nitrogen', [60, 92]],
  ['SilicateVapour', 'silicate vapour', [1000, 2600], 60, 'rock', 6, 0.3, 'Silicates SulphurDioxide Oxygen', [72, 95], 'thick'],
  ['MetallicVapour', 'metallic vapour', [1700, 4000], 56, 'rock', 1, 0.3, 'Iron Silicates', [70, 95], 'thick'],
];
