/**
 * The Codex: its regions, and its entries about stars and planets. Entries about organisms are derived from
 * `organism-table`.
 */

import { entryOf } from '../words/entry-of.js';
import type { Planet, Star } from './celestial-body.js';
import { variantOf } from './organism-table.js';
import type { StarPosition } from './star-system.js';

export interface CodexFind {
  readonly entry: number;
  /** `$Codex_Ent_M_Type_Name;` */
  readonly name: string;
  readonly shown: string;
  readonly subCategory: keyof typeof subCategories;
}

const stellarBodies = ['$Codex_Category_StellarBodies;', 'Astronomical Bodies'] as const;
const biology = ['$Codex_Category_Biology;', 'Biological and Geological'] as const;

/** By internal name: displayed name and category. */
export const subCategories = {
  '$Codex_SubCategory_Stars;': ['Stars', stellarBodies],
  '$Codex_SubCategory_Gas_Giants;': ['Gas giant planets', stellarBodies],
  '$Codex_SubCategory_Terrestrials;': ['Terrestrial planets', stellarBodies],
  '$Codex_SubCategory_Organic_Structures;': ['Organic structures', biology],
  '$Codex_SubCategory_Geology_and_Anomalies;': ['Geology and anomalies', biology],
} as const;

const starNumbers: Readonly<Record<string, readonly [number: number, shown: string]>> = {
  O: [11001, 'O Type'],
  B: [11002, 'B Type'],
  A: [11003, 'A Type'],
  F: [11004, 'F Type'],
  G: [11005, 'G Type'],
  K: [11006, 'K Type'],
  M: [11007, 'M Type'],
  L: [11008, 'L Type'],
  T: [11009, 'T Type'],
  TTS: [11010, 'T Tauri Type'],
  AeBe: [11011, 'Herbig AE/BE Type'],
  Y: [11012, 'Y Type'],
  C: [11013, 'C Type'],
  CN: [11014, 'CN Type'],
  CJ: [11015, 'CJ Type'],
  MS: [11016, 'MS Type'],
  S: [11017, 'S Type'],
  W: [11018, 'Wolf-Rayet'],
  D: [11019, 'D Type'],
  DA: [11020, 'DA Type'],
  DAB: [11021, 'DAB Type'],
  DB: [11024, 'DB Type'],
  DC: [11028, 'DC Type'],
  DQ: [11030, 'DQ Type'],
};

/** The entry about a star. */
export function starEntry({ starType }: Pick<Star, 'starType'>): CodexFind | undefined {
  const subCategory = '$Codex_SubCategory_Stars;';
  if (starType === 'N')
    return { entry: 1_102_200, name: '$Codex_Ent_Neutron_Stars_Name;', shown: 'Neutron Star', subCategory };
  if (starType === 'H' || starType === 'SupermassiveBlackHole')
    return { entry: 1_102_300, name: '$Codex_Ent_Black_Holes_Name;', shown: 'Black Hole', subCategory };
  const [letter = '', size = ''] = starType.split('_');
  // Rare kinds of white dwarfs, carbon stars and Wolf-Rayet stars are listed under the first of their kind.
  const known = entryOf(starNumbers, letter) ?? starNumbers[/^[CDW]/.exec(letter)?.[0] ?? ''];
  if (!known) return undefined;
  const [number, shown] = known;
  const giant = size.includes('SuperGiant') ? 'SuperGiant' : size && 'Giant';
  const rank = ['', 'Giant', 'SuperGiant'].indexOf(giant);
  return {
    entry: number * 100 + rank + 1,
    name: `$Codex_Ent_${letter}_Type${giant}_Name;`,
    shown: `${shown} ${giant || 'Star'}`,
    subCategory,
  };
}

const gasGiants: Readonly<Record<string, readonly [entry: number, name: string]>> = {
  'Water giant': [1_200_101, 'Water_Giant'],
  'Helium rich gas giant': [1_200_201, 'Helium_Rich'],
  'Gas giant with water based life': [1_200_301, 'Giant_With_Water_Life'],
  'Gas giant with ammonia based life': [1_200_401, 'Giant_With_Ammonia_Life'],
  'Sudarsky class I gas giant': [1_200_501, 'Sudarsky_Class_I'],
  'Sudarsky class II gas giant': [1_200_601, 'Sudarsky_Class_II'],
  'Sudarsky class III gas giant': [1_200_701, 'Sudarsky_Class_III'],
  'Sudarsky class IV gas giant': [1_200_801, 'Sudarsky_Class_IV'],
  'Sudarsky class V gas giant': [1_200_901, 'Sudarsky_Class_V'],
};

/** By class: the numbers without and with an atmosphere, and the name. */
const terrestrials: Readonly<Record<string, readonly [bare: number, airy: number, name: string]>> = {
  'Metal rich body': [13_004, 13_014, 'Metal_Rich'],
  'High metal content body': [13_005, 13_015, 'High_Metal_Content'],
  'Rocky body': [13_006, 13_016, 'Rocky'],
  'Rocky ice body': [13_007, 13_017, 'Rocky_Ice'],
  'Icy body': [13_008, 13_018, 'Ice'],
};

/** The entry about a planet or moon. */
export function planetEntry(
  planet: Pick<Planet, 'planetClass' | 'terraformState' | 'atmosphere'>,
): CodexFind | undefined {
  const giant = gasGiants[planet.planetClass];
  if (giant) {
    const [entry, name] = giant;
    const subCategory = '$Codex_SubCategory_Gas_Giants;';
    return { entry, name: `$Codex_Ent_Standard_${name}_Name;`, shown: 'Standard gas giant', subCategory };
  }
  const subCategory = '$Codex_SubCategory_Terrestrials;';
  if (planet.planetClass === 'Earthlike body')
    return { entry: 1_300_100, name: '$Codex_Ent_Earth_Likes_Name;', shown: 'Earth-Like World', subCategory };
  const canBeTerraformed = planet.terraformState !== '';
  const kind = canBeTerraformed ? 'TRF' : 'Standard';
  const shown = canBeTerraformed ? 'Terraformable' : 'Non Terraformable';
  if (planet.planetClass === 'Ammonia world')
    return { entry: 1_300_202, name: `$Codex_Ent_${kind}_Ammonia_Worlds_Name;`, shown, subCategory };
  const which = canBeTerraformed ? 2 : 1;
  if (planet.planetClass === 'Water world')
    return { entry: 1_300_300 + which, name: `$Codex_Ent_${kind}_Water_Worlds_Name;`, shown, subCategory };
  const row = terrestrials[planet.planetClass];
  if (!row) return undefined;
  const [bare, airy, name] = row;
  return planet.atmosphere === ''
    ? { entry: bare * 100 + which, name: `$Codex_Ent_${kind}_${name}_No_Atmos_Name;`, shown, subCategory }
    : { entry: airy * 100 + which, name: `$Codex_Ent_${kind}_Ter_${name}_Name;`, shown, subCategory };
}

/** The entry about an organism. */
export function organismEntry({ species, variant }: { readonly species: string; readonly variant: string }): CodexFind {
  return { ...variantOf(species, variant), name: variant, subCategory: '$Codex_SubCategory_Organic_Structures;' };
}

/** The region of a position in the galaxy, in the detail that sessions need: around the Bubble. */
export function codexRegionAt([x, , z]: StarPosition): readonly [internal: string, shown: string] {
  const number = regionNumberAt(x, z);
  return [`$Codex_RegionName_${number};`, regions[number]];
}

const regions = {
  9: 'Inner Scutum-Centaurus Arm',
  18: 'Inner Orion Spur',
  19: "Hawking's Gap",
  33: 'Elysian Shore',
  34: 'Sanguineous Rim',
  35: 'Outer Orion Spur',
} as const;

function regionNumberAt(x: number, z: number): keyof typeof regions {
  if (z > 5500) return 9;
  if (z < -1800) return x < -900 ? 33 : 34;
  if (x < -6500) return 33;
  if (x > 2400) return z > 1500 ? 19 : 35;
  return 18;
}
