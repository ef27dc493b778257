import type { HandWeapon, Suit } from './suits-and-hand-weapons.js';

/** Hand weapons: internal name, slot, maker, price of the first class. */
export const weaponTable = [
  ['wpn_s_pistol_kinetic_sauto', 'secondary', 'karma', 50000],
  ['wpn_m_assaultrifle_kinetic_fauto', 'primary', 'karma', 125000],
  ['wpn_m_submachinegun_kinetic_fauto', 'primary', 'karma', 75000],
  ['wpn_m_launcher_rocket_sauto', 'primary', 'karma', 175000],
  ['wpn_m_assaultrifle_laser_fauto', 'primary', 'takada', 125000],
  ['wpn_m_submachinegun_laser_fauto', 'primary', 'takada', 75000],
  ['wpn_s_pistol_laser_sauto', 'secondary', 'takada', 50000],
  ['wpn_m_sniper_plasma_charged', 'primary', 'manticore', 175000],
  ['wpn_s_pistol_plasma_charged', 'secondary', 'manticore', 50000],
  ['wpn_m_shotgun_plasma_doublebarrel', 'primary', 'manticore', 100000],
  ['wpn_m_assaultrifle_plasma_fauto', 'primary', 'manticore', 125000],
] as const satisfies readonly (readonly [HandWeapon, slot: string, maker: keyof typeof makerTable, price: number])[];

/** Suits that can be upgraded, and the plating they need. */
export const suitTable = [
  ['utilitysuit', 'carbonfibreplating'],
  ['tacticalsuit', 'titaniumplating'],
  ['explorationsuit', 'aerogel'],
] as const satisfies readonly (readonly [Suit, plating: string])[];

/**
 * The materials of each maker's weapons besides schematics and instructions: a gas or liquid, then two
 * materials.
 */
export const makerTable = {
  takada: ['ionisedgas', 'microelectrode', 'opticalfibre'],
  manticore: ['ionisedgas', 'microelectrode', 'chemicalsuperbase'],
  karma: ['compressionliquefiedgas', 'weaponcomponent', 'tungstencarbide'],
} as const;

/** Materials of suits and weapons: internal and displayed name. */
export const microResourceNames: Readonly<Record<string, string>> = {
  aerogel: 'Aerogel',
  carbonfibreplating: 'Carbon Fibre Plating',
  chemicalsuperbase: 'Chemical Superbase',
  compressionliquefiedgas: 'Compression-Liquefied Gas',
  graphene: 'Graphene',
  healthmonitor: 'Health Monitor',
  ionisedgas: 'Ionised Gas',
  manufacturinginstructions: 'Manufacturing Instructions',
  microelectrode: 'Microelectrode',
  opticalfibre: 'Optical Fibre',
  suitschematic: 'Suit Schematic',
  titaniumplating: 'Titanium Plating',
  tungstencarbide: 'Tungsten Carbide',
  weaponcomponent: 'Weapon Component',
  weaponschematic: 'Weapon Schematic',
};
