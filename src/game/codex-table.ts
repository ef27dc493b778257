/**
 * The Codex: its regions, and its entries about stars and planets. Entries about organisms are derived from
 * `organism-table`.
 */

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

export const starNumbers: Readonly<Record<string, readonly [number: number, shown: string]>> = {
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

export const gasGiants: Readonly<Record<string, readonly [entry: number, name: string]>> = {
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
export const terrestrials: Readonly<Record<string, readonly [bare: number, airy: number, name: string]>> = {
  'Metal rich body': [13_004, 13_014, 'Metal_Rich'],
  'High metal content body': [13_005, 13_015, 'High_Metal_Content'],
  'Rocky body': [13_006, 13_016, 'Rocky'],
  'Rocky ice body': [13_007, 13_017, 'Rocky_Ice'],
  'Icy body': [13_008, 13_018, 'Ice'],
};

export const codexRegions = {
  9: 'Inner Scutum-Centaurus Arm',
  18: 'Inner Orion Spur',
  19: "Hawking's Gap",
  33: 'Elysian Shore',
  34: 'Sanguineous Rim',
  35: 'Outer Orion Spur',
} as const;
