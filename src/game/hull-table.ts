export type PadSize = 'small' | 'medium' | 'large';

/**
 * Ships as players fit them, with the drive as engineered: hull, name, pad; tonnes unladen, tank, reservoir,
 * cargo; optimal mass, maximum fuel, factor and exponent of the drive; burn in t/h; speeds in m/s.
 */
export const hullTable: readonly HullRow[] = [
  ['sidewinder', 'Sidewinder', 'small', 53.4, 2, 0.3, 2, 54, 0.6, 0.01, 2, 1.5, 220, 320],
  ['cobramkiii', 'Cobra Mk III', 'small', 234, 16, 0.49, 8, 525, 3, 0.012, 2.3, 1.5, 280, 400],
  ['cobramkv', 'Cobra Mk V', 'small', 272.1, 16, 0.49, 64, 585, 3.2, 0.013, 2.3, 1.6, 290, 410],
  ['asp', 'Asp Explorer', 'medium', 369.255, 32, 0.63, 8, 1785, 5, 0.012, 2.45, 1.67, 250, 340],
  ['diamondbackxl', 'Diamondback Explorer', 'small', 324.5, 32, 0.52, 4, 1894.1, 5.2, 0.013, 2.45, 1.6, 260, 340],
  ['krait_light', 'Krait Phantom', 'medium', 359.7, 32, 0.63, 32, 1856.4, 5, 0.012, 2.45, 1.68, 250, 350],
  ['krait_mkii', 'Krait Mk II', 'medium', 740.8, 32, 0.63, 32, 1856.4, 5, 0.012, 2.45, 1.9, 240, 330],
  ['python', 'Python', 'medium', 600.9, 32, 0.83, 192, 1522.5, 5, 0.012, 2.45, 2, 230, 300],
  ['type9', 'Type-9 Heavy', 'large', 1066, 64, 0.77, 776, 3100, 8.3, 0.013, 2.6, 2.4, 130, 200],
  ['anaconda', 'Anaconda', 'large', 589.7, 32, 1.07, 16, 2771.46, 8, 0.012, 2.6, 1.84, 180, 240],
  ['mandalay', 'Mandalay', 'medium', 307.85, 32, 0.5, 16, 1894.1, 5.2, 0.013, 2.45, 2.5, 280, 350],
  ['federation_corvette', 'Federal Corvette', 'large', 1879.3, 32, 1.13, 128, 2901.6, 8, 0.012, 2.6, 3, 200, 260],
  ['cutter', 'Imperial Cutter', 'large', 2036.9, 64, 1.16, 64, 3915, 14.08, 0.012, 2.75, 3.3, 200, 320],
  ['type8', 'Type-8 Transporter', 'medium', 502.8, 32, 0.52, 336, 2077.4, 5.2, 0.013, 2.45, 1.9, 200, 340],
  ['empire_courier', 'Imperial Courier', 'small', 67.416, 8, 0.41, 4, 255, 1.8, 0.012, 2.15, 1.5, 280, 380],
];

export type HullRow = readonly [
  hull: string,
  name: string,
  pad: PadSize,
  mass: number,
  tank: number,
  reservoir: number,
  cargo: number,
  optimalMass: number,
  maxFuel: number,
  factor: number,
  exponent: number,
  burn: number,
  speed: number,
  boost: number,
];
