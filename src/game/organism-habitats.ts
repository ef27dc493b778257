/** The habitats of organisms: ground, atmosphere, gravity and temperature. */
import { once } from '../words/memo.js';
import { genera } from './organism-table.js';

export interface Habitat {
  /** `$Codex_Ent_Stratum_07_Name;` */
  readonly species: string;
  /** Classes of planets. */
  readonly grounds: readonly string[];
  /** Types of atmosphere. */
  readonly airs: readonly string[];
  /** Relative to the Earth's, minimum and maximum. */
  readonly gravity: readonly [number, number];
  /** Kelvin, minimum and maximum. */
  readonly temperature: readonly [number, number];
  /**
   * Words of which the volcanism must contain one; empty for no volcanism, undefined if it does not matter.
   */
  readonly volcanism?: readonly string[];
  /** Minimum distance from the star, in light-seconds. */
  readonly distance?: number;
}

const grounds: Readonly<Record<string, string>> = {
  R: 'Rocky body',
  H: 'High metal content body',
  S: 'Rocky ice body',
  I: 'Icy body',
};

type Row = readonly [
  species: string,
  grounds: string,
  airs: string,
  gravity: readonly [number, number],
  temperature: readonly [number, number],
  /** `-` for none, otherwise words that it contains. */
  volcanism?: string,
  distance?: number,
];

/** Most organisms tolerate no more. */
const light: readonly [number, number] = [0.04, 0.276];
const ammonia: readonly [number, number] = [152, 177];

// biome-ignore format: one habitat, one line
const rows: readonly Row[] = [
  ['Aleoids_01', 'RH', 'CarbonDioxide', light, [175, 180], '-'],
  ['Aleoids_02', 'RH', 'CarbonDioxide', light, [180, 190], '-'],
  ['Aleoids_03', 'RH', 'Ammonia', light, [170, 177], '-'],
  ['Aleoids_04', 'RH', 'Ammonia', light, ammonia, '-'],
  ['Aleoids_05', 'RH', 'CarbonDioxide', light, [190, 197], '-'],
  ['Bacterial_01', 'RHS', 'CarbonDioxide', [0.039, 0.608], [145, 400]],
  ['Bacterial_02', 'IS', 'Helium', [0.4, 0.7], [20, 22]],
  ['Bacterial_03', 'IS', 'Neon NeonRich', [0.025, 0.61], [20, 65], 'carbon dioxide,methane'],
  ['Bacterial_03', 'IS', 'Argon', [0.15, 0.26], [56, 150], 'carbon dioxide,methane'],
  ['Bacterial_04', 'IS', 'Neon', [0.255, 0.61], [20, 61]],
  ['Bacterial_05', 'RHSI', 'Argon', [0.027, 0.51], [50, 245]],
  ['Bacterial_06', 'RHS', 'Ammonia', [0.04, 0.376], ammonia],
  ['Bacterial_07', 'RHSI', 'Argon ArgonRich', [0.045, 0.45], [50, 150], 'volcanism'],
  ['Bacterial_07', 'RHSI', 'CarbonDioxide CarbonDioxideRich SulphurDioxide', [0.18, 0.61], [167, 550], 'volcanism'],
  ['Bacterial_07', 'IS', 'Neon NeonRich', [0.27, 0.61], [20, 95], 'volcanism'],
  ['Bacterial_08', 'RHS', 'Nitrogen', [0.05, 0.6], [42.5, 151], '-'],
  ['Bacterial_08', 'I', 'Nitrogen', [0.17, 0.63], [50, 90]],
  ['Bacterial_09', 'RHSI', 'Oxygen', [0.239, 0.61], [143.5, 246]],
  ['Bacterial_10', 'RHSI', 'Methane', [0.0245, 0.35], [67, 109]],
  ['Bacterial_11', 'I', 'Neon NeonRich Argon', [0.045, 0.6], [20, 93], 'nitrogen,ammonia'],
  ['Bacterial_12', 'RHS', 'SulphurDioxide', [0.042, 0.605], [132, 500]],
  ['Bacterial_12', 'RH', 'Water', [0.04, 0.064], [380, 460], '-'],
  ['Bacterial_13', 'SI', 'Argon Neon NeonRich', [0.165, 0.61], [20, 145], 'water'],
  ['Cactoid_01', 'RH', 'CarbonDioxide', light, [180, 197], '-'],
  ['Cactoid_02', 'RH', 'Ammonia', light, [160, 177]],
  ['Cactoid_03', 'RH', 'Water', light, [380, 460], '-'],
  ['Cactoid_04', 'RH', 'CarbonDioxide', light, [180, 197], '-'],
  ['Cactoid_05', 'RH', 'Ammonia', light, [160, 177]],
  ['Clypeus_01', 'R', 'CarbonDioxide', light, [190, 260], '-'],
  ['Clypeus_01', 'R', 'Water', light, [380, 460], '-'],
  ['Clypeus_02', 'H', 'CarbonDioxide', light, [190, 197], '-'],
  ['Clypeus_03', 'R', 'CarbonDioxide', light, [190, 197], '-', 2000],
  ['Conchas_01', 'RH', 'CarbonDioxide', light, [180, 260], '-'],
  ['Conchas_01', 'RH', 'Water', [0.04, 0.65], [380, 460], '-'],
  ['Conchas_02', 'RH', 'Ammonia', light, ammonia],
  ['Conchas_03', 'RH', 'CarbonDioxide', light, [150, 200], '-'],
  ['Conchas_04', 'RH', 'Nitrogen', [0.053, 0.275], [42, 52], '-'],
  ['Fonticulus_01', 'I', 'Neon NeonRich', [0.25, 0.276], [50, 75], '-'],
  ['Fonticulus_02', 'IS', 'Argon', [0.027, 0.276], [50, 150]],
  ['Fonticulus_03', 'IS', 'ArgonRich', [0.209, 0.276], [61, 125]],
  ['Fonticulus_04', 'IS', 'Nitrogen', [0.19, 0.276], [50, 81]],
  ['Fonticulus_05', 'I', 'Oxygen', [0.235, 0.276], [143, 200]],
  ['Fonticulus_06', 'IS', 'Methane', [0.025, 0.07], [83, 109]],
  ['Shrubs_01', 'R', 'Ammonia', light, ammonia, '-'],
  ['Shrubs_02', 'R', 'CarbonDioxide', [0.04, 0.237], [146, 197], '-'],
  ['Shrubs_03', 'H', 'CarbonDioxide', light, [146, 197], '-'],
  ['Shrubs_03', 'H', 'Ammonia', light, ammonia, '-'],
  ['Shrubs_04', 'R', 'Ammonia', light, ammonia, '-'],
  ['Shrubs_05', 'R', 'CarbonDioxide', light, [146, 197], '-'],
  ['Shrubs_06', 'R', 'Water', [0.04, 0.056], [380, 460], '-'],
  ['Shrubs_07', 'R', 'SulphurDioxide', light, [132, 215]],
  ['Fumerolas_01', 'IS', 'Argon Neon Nitrogen', [0.168, 0.276], [40, 150], 'carbon,methane'],
  ['Fumerolas_02', 'RHS', 'Argon Methane SulphurDioxide Ammonia', [0.04, 0.276], [50, 210], 'silicate,metallic,rocky'],
  ['Fumerolas_03', 'I', 'Neon Argon ArgonRich NeonRich', [0.04, 0.276], [30, 141], 'nitrogen,ammonia'],
  ['Fumerolas_04', 'IS', 'Argon ArgonRich Neon', [0.166, 0.276], [20, 150], 'water'],
  ['Fungoids_01', 'RHS', 'Ammonia', light, ammonia],
  ['Fungoids_01', 'RHS', 'Methane', [0.033, 0.276], [67, 109]],
  ['Fungoids_02', 'RH', 'CarbonDioxide', [0.045, 0.276], [172, 197], '-'],
  ['Fungoids_02', 'RHS', 'Argon', [0.045, 0.276], [60, 130], '-'],
  ['Fungoids_03', 'RHS', 'Argon', [0.058, 0.276], [50, 129], '-'],
  ['Fungoids_03', 'RHS', 'Nitrogen', [0.155, 0.276], [50, 70], '-'],
  ['Fungoids_04', 'RH', 'CarbonDioxide', [0.042, 0.276], [180, 200], '-'],
  ['Fungoids_04', 'RH', 'Water', [0.04, 0.063], [380, 460], '-'],
  ['Osseus_01', 'RH', 'CarbonDioxide', light, [180, 190], '-'],
  ['Osseus_02', 'RH', 'Water', [0.04, 0.055], [380, 460]],
  ['Osseus_03', 'RHS', 'Ammonia', light, [160, 177]],
  ['Osseus_04', 'RHS', 'Argon Methane Nitrogen', [0.05, 0.276], [42, 135], '-'],
  ['Osseus_05', 'RH', 'CarbonDioxide', light, [180, 197], '-'],
  ['Osseus_06', 'RH', 'CarbonDioxide', light, [190, 197], '-'],
  ['Recepta_01', 'RHSI', 'SulphurDioxide', light, [132, 273]],
  ['Recepta_02', 'RHSI', 'SulphurDioxide', light, [132, 272]],
  ['Recepta_03', 'RHSI', 'SulphurDioxide', light, [132, 275]],
  ['Stratum_01', 'R', 'CarbonDioxide SulphurDioxide', [0.04, 0.48], [165, 190]],
  ['Stratum_02', 'R', 'CarbonDioxide', [0.04, 0.585], [165, 395], '-'],
  ['Stratum_02', 'R', 'Ammonia', [0.04, 0.35], [165, 177]],
  ['Stratum_03', 'R', 'Ammonia', [0.04, 0.34], [165, 177]],
  ['Stratum_04', 'R', 'SulphurDioxide', [0.26, 0.57], [165, 373]],
  ['Stratum_05', 'R', 'CarbonDioxide SulphurDioxide', [0.03, 0.4], [165, 190]],
  ['Stratum_06', 'R', 'CarbonDioxide SulphurDioxide', [0.04, 0.6], [191, 371]],
  ['Stratum_07', 'H', 'CarbonDioxide CarbonDioxideRich', [0.045, 0.61], [165, 430]],
  ['Stratum_07', 'H', 'Ammonia', [0.045, 0.38], [165, 177]],
  ['Stratum_07', 'H', 'SulphurDioxide', [0.29, 0.62], [165, 450]],
  ['Stratum_08', 'R', 'CarbonDioxide SulphurDioxide', [0.043, 0.54], [191, 365]],
  ['Tubus_01', 'R', 'CarbonDioxide', [0.04, 0.153], [160, 197], '-'],
  ['Tubus_02', 'H', 'CarbonDioxide', [0.045, 0.152], [160, 195], '-'],
  ['Tubus_02', 'H', 'Ammonia', [0.045, 0.152], [160, 177]],
  ['Tubus_03', 'R', 'CarbonDioxide', [0.04, 0.152], [160, 197], '-'],
  ['Tubus_04', 'R', 'Ammonia', [0.04, 0.153], [160, 177]],
  ['Tubus_05', 'R', 'CarbonDioxide', [0.04, 0.153], [160, 197], '-'],
  ['Tussocks_01', 'RH', 'CarbonDioxide', light, [146, 154], '-'],
  ['Tussocks_02', 'RH', 'CarbonDioxide', light, [155, 160], '-'],
  ['Tussocks_03', 'RH', 'CarbonDioxide', light, [161, 170], '-'],
  ['Tussocks_04', 'RH', 'Ammonia', light, ammonia, '-'],
  ['Tussocks_05', 'RH', 'Ammonia', light, ammonia, '-'],
  ['Tussocks_06', 'RH', 'CarbonDioxide', light, [147, 197], '-'],
  ['Tussocks_07', 'RH', 'CarbonDioxide', light, [171, 174], '-'],
  ['Tussocks_08', 'RH', 'CarbonDioxide', light, [175, 180], '-'],
  ['Tussocks_09', 'RH', 'CarbonDioxide', light, [145, 197], '-'],
  ['Tussocks_10', 'RH', 'Ammonia', light, ammonia, '-'],
  ['Tussocks_11', 'RH', 'CarbonDioxide', light, [181, 190], '-'],
  ['Tussocks_12', 'RH', 'CarbonDioxide', light, [191, 197], '-'],
  ['Tussocks_13', 'RH', 'SulphurDioxide', light, [132, 180]],
  ['Tussocks_14', 'RH', 'Water', [0.04, 0.065], [380, 460], '-'],
  ['Tussocks_15', 'RS', 'Methane', [0.033, 0.276], [80, 110]],
  ['Tussocks_15', 'S', 'Argon', [0.22, 0.276], [80, 129]],
];

/** The share of suitable planets on which a genus grows. */
const frequency: Readonly<Record<string, number>> = {
  Bacterium: 0.8,
  Stratum: 0.55,
  Fonticulua: 0.45,
  Tussock: 0.5,
  Fungoida: 0.45,
  Osseus: 0.35,
  Frutexa: 0.35,
  Recepta: 0.15,
  Cactoida: 0.25,
  Concha: 0.25,
  Fumerola: 0.3,
  Aleoida: 0.2,
  Tubus: 0.15,
  Clypeus: 0.2,
};

/** The habitats of each genus. */
export const habitatsByGenus = once(() => {
  const habitats = rows.map((row) => habitatOf(row));
  return genera.map(({ internal, shown, species }) => {
    const own = new Set(species.map((each) => each.internal));
    return {
      genus: internal,
      frequency: frequency[shown] ?? 0,
      habitats: habitats.filter((habitat) => own.has(habitat.species)),
    };
  });
});

function habitatOf([species, ground, airs, gravity, temperature, volcanism, distance]: Row): Habitat {
  return {
    species: `$Codex_Ent_${species}_Name;`,
    grounds: Object.keys(grounds).flatMap((letter) => (ground.includes(letter) ? (grounds[letter] ?? []) : [])),
    airs: airs.split(' '),
    gravity,
    temperature,
    ...(volcanism !== undefined && { volcanism: volcanism === '-' ? [] : volcanism.split(',') }),
    ...(distance !== undefined && { distance }),
  };
}
