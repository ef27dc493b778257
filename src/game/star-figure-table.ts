import type { StarClass } from './star-and-body-type-table.js';

export type FigureRange = readonly [first: number, last: number];

type StarFigureRow = readonly [
  classes: string,
  mass: FigureRange,
  temperature: FigureRange,
  radius: FigureRange,
  age: FigureRange,
  /** Separated by spaces. */
  luminosity: string,
];

/** Main sequence by mass, then the others. */
// biome-ignore format: one sort, one line
export const starFigureTable: readonly StarFigureRow[] = [
  ['O', [60, 16], [50000, 31000], [13, 7.2], [1, 8], 'V V Vb IV'],
  ['B', [15.5, 2.7], [30000, 10400], [7, 2.3], [10, 250], 'V Vb IV IVb'],
  ['A', [2.6, 1.5], [10200, 7550], [2.2, 1.45], [100, 900], 'V Vb Vb Vab'],
  ['F', [1.48, 1.06], [7500, 6050], [1.42, 1.02], [400, 4000], 'Vb Vb Vb V Vab VI IV'],
  ['G', [1.05, 0.83], [6020, 5220], [1.02, 0.92], [500, 9000], 'Vab Vab Vab V V Va'],
  ['K', [0.82, 0.46], [5160, 3760], [0.94, 0.59], [500, 12500], 'Va Va Va V V Vab'],
  ['M', [0.45, 0.18], [3650, 2040], [0.62, 0.35], [300, 13000], 'Va Va Va Va Va Va Va Va V VI'],
  ['L', [0.172, 0.092], [1980, 1400], [0.34, 0.25], [300, 13000], 'V'],
  ['T', [0.086, 0.044], [1240, 760], [0.2, 0.145], [200, 13000], 'V V V V V V V V Vz'],
  ['Y', [0.04, 0.0118], [680, 340], [0.1, 0.06], [200, 13000], 'V'],
  ['TTS', [1.3, 0.12], [4700, 1500], [1.5, 0.3], [4, 400], 'Va VI VI'],
  ['AeBe', [8, 2], [15000, 7600], [5, 1.8], [1, 60], 'V Vb IV'],
  ['W WN WNC WC WO', [80, 20], [110000, 40000], [12, 4], [1, 8], 'IV O'],
  ['CS C CN CJ CH CHd', [2.4, 0.6], [3400, 2300], [420, 110], [600, 9000], 'III I IIab'],
  ['MS S', [1.9, 0.6], [3400, 2400], [380, 100], [700, 9000], 'III IIab'],
  ['D DA DAB DAO DAZ DAV DB DBZ DBV DO DOV DQ DC DCV DX', [1.38, 0.42], [32000, 5200], [0.0036, 0.0125], [900, 12500], 'VII'],
  ['N', [2.4, 0.9], [3000000, 320000], [0.000015, 0.00002], [100, 12000], 'VII'],
  ['H SupermassiveBlackHole', [40, 3], [0, 0], [0, 0], [200, 12500], 'VII'],
  ['A_BlueWhiteSuperGiant', [22, 12], [9800, 7800], [140, 60], [4, 30], 'I'],
  ['B_BlueWhiteSuperGiant', [32, 14], [24000, 11000], [90, 28], [3, 20], 'I'],
  ['F_WhiteSuperGiant', [16, 9], [7400, 6100], [180, 70], [8, 40], 'I'],
  ['G_WhiteSuperGiant', [14, 8], [5900, 5100], [220, 90], [10, 50], 'I'],
  ['M_RedSuperGiant', [26, 9], [3700, 3300], [820, 320], [6, 40], 'I'],
  ['M_RedGiant', [1.6, 0.5], [3600, 2600], [120, 30], [1500, 12500], 'III III IIab'],
  ['K_OrangeGiant', [3.6, 1], [4900, 3900], [34, 9], [800, 12000], 'III III IV'],
];

/** Classes of main sequence stars and brown dwarfs, from the heaviest to the lightest. */
export const classesByMass: readonly StarClass[] = ['O', 'B', 'A', 'F', 'G', 'K', 'M', 'L', 'T', 'Y'];
