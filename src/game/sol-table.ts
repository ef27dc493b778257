/** The bodies of Sol with their astronomical figures. */
import type { SolidKind } from './planet-class-table.js';

export type SolRow = readonly [
  name: string,
  /** Its parent: the star, or a planet above. */
  around: string,
  /** Its composition; `gas` for the giants. */
  kind: SolidKind | 'gas',
  /** Earth masses. */
  mass: number,
  /** Kilometres. */
  radius: number,
  /** Thousands of kilometres. */
  semiMajorAxis: number,
  eccentricity: number,
  /** Degrees. */
  inclination: number,
  /** Hours; 0 if tidally locked, negative if retrograde. */
  rotation: number,
  /** Degrees. */
  tilt: number,
  /** Kelvin. */
  temperature: number,
  /** Pascals; 0 without an atmosphere. */
  pressure: number,
  /** Type of the atmosphere and its gases in per cent; empty without one. */
  air: string,
];

// biome-ignore format: one body, one line
export const solRows: readonly SolRow[] = [
  ['Mercury', 'Sol', 'metal', 0.0553, 2439.7, 57_909.05, 0.20563, 7.005, 1407.6, 0.03, 440, 0, ''],
  ['Venus', 'Sol', 'ore', 0.815, 6051.8, 108_208, 0.006772, 3.395, -5832.6, 177.36, 737, 9_200_000, 'CarbonDioxide CarbonDioxide:96.5 Nitrogen:3.5'],
  ['Earth', 'Sol', 'earthlike', 1, 6371, 149_598.023, 0.016709, 0, 23.9345, 23.44, 288, 101_325, 'EarthLike Nitrogen:78.1 Oxygen:20.95 Argon:0.95'],
  ['Moon', 'Earth', 'rock', 0.0123, 1737.4, 384.399, 0.0549, 5.145, 0, 6.69, 250, 0, ''],
  ['Mars', 'Sol', 'ore', 0.107, 3389.5, 227_939.366, 0.0934, 1.85, 24.6229, 25.19, 260, 48_000, 'CarbonDioxide CarbonDioxide:71.2 Nitrogen:19.6 Oxygen:9.2'],
  ['Jupiter', 'Sol', 'gas', 317.8, 69_911, 778_479, 0.0489, 1.303, 9.925, 3.13, 124, 0, ''],
  ['Io', 'Jupiter', 'rock', 0.015, 1821.6, 421.7, 0.0041, 0.05, 0, 0, 110, 0, ''],
  ['Europa', 'Jupiter', 'rockyIce', 0.008, 1560.8, 670.9, 0.009, 0.47, 0, 0.1, 102, 0, ''],
  ['Ganymede', 'Jupiter', 'rockyIce', 0.025, 2634.1, 1070.4, 0.0013, 0.2, 0, 0.3, 110, 0, ''],
  ['Callisto', 'Jupiter', 'rockyIce', 0.018, 2410.3, 1882.7, 0.0074, 0.192, 0, 0, 134, 0, ''],
  ['Saturn', 'Sol', 'gas', 95.159, 58_232, 1_433_530, 0.0565, 2.485, 10.56, 26.73, 97, 0, ''],
  ['Enceladus', 'Saturn', 'ice', 0.000018, 252.1, 237.948, 0.0047, 0.009, 0, 0, 75, 0, ''],
  ['Tethys', 'Saturn', 'ice', 0.000103, 531.1, 294.619, 0.0001, 1.12, 0, 0, 86, 0, ''],
  ['Dione', 'Saturn', 'ice', 0.000183, 561.4, 377.396, 0.0022, 0.019, 0, 0, 87, 0, ''],
  ['Rhea', 'Saturn', 'ice', 0.00039, 763.8, 527.108, 0.0013, 0.345, 0, 0, 76, 0, ''],
  ['Titan', 'Saturn', 'rockyIce', 0.0225, 2574.7, 1221.87, 0.0288, 0.349, 0, 0, 94, 146_700, 'Nitrogen Nitrogen:97 Methane:2.7 Hydrogen:0.3'],
  ['Iapetus', 'Saturn', 'ice', 0.0003, 734.5, 3560.82, 0.0286, 15.47, 0, 0, 110, 0, ''],
  ['Uranus', 'Sol', 'gas', 14.536, 25_362, 2_870_972, 0.0469, 0.773, -17.24, 97.77, 76, 0, ''],
  ['Miranda', 'Uranus', 'ice', 0.000011, 235.8, 129.39, 0.0013, 4.232, 0, 0, 60, 0, ''],
  ['Ariel', 'Uranus', 'ice', 0.000226, 578.9, 191.02, 0.0012, 0.26, 0, 0, 60, 0, ''],
  ['Umbriel', 'Uranus', 'ice', 0.0002, 584.7, 266.3, 0.0039, 0.128, 0, 0, 75, 0, ''],
  ['Titania', 'Uranus', 'ice', 0.000591, 788.4, 435.91, 0.0011, 0.34, 0, 0, 70, 0, ''],
  ['Oberon', 'Uranus', 'ice', 0.000505, 761.4, 583.52, 0.0014, 0.058, 0, 0, 75, 0, ''],
  ['Neptune', 'Sol', 'gas', 17.147, 24_622, 4_498_000, 0.0087, 1.77, 16.11, 28.32, 72, 0, ''],
  ['Triton', 'Neptune', 'ice', 0.00359, 1353.4, 354.759, 0.000016, 156.885, 0, 0, 38, 1.4, 'Nitrogen Nitrogen:99.9 Methane:0.1'],
  ['Pluto', 'Sol', 'rockyIce', 0.0022, 1188.3, 5_906_380, 0.2488, 17.16, -153.29, 122.53, 44, 1, 'Nitrogen Nitrogen:99.5 Methane:0.5'],
  ['Charon', 'Pluto', 'ice', 0.000254, 606, 19.596, 0.0002, 0.08, 0, 0, 53, 0, ''],
];
