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

/** Suits of several classes. */
export const suits = {
  utilitysuit: 'Maverick Suit',
  tacticalsuit: 'Dominator Suit',
  explorationsuit: 'Artemis Suit',
} as const;

export type Suit = keyof typeof suits;

/** The suit that every commander has; it has no classes. */
export const flightSuit = 'flightsuit';

/** The highest class of suits and weapons. */
export const highestClass = 5;

export const handWeapons = {
  wpn_s_pistol_kinetic_sauto: 'Karma P-15',
  wpn_m_assaultrifle_kinetic_fauto: 'Karma AR-50',
  wpn_m_submachinegun_kinetic_fauto: 'Karma C-44',
  wpn_m_launcher_rocket_sauto: 'Karma L-6',
  wpn_m_assaultrifle_laser_fauto: 'TK Aphelion',
  wpn_m_submachinegun_laser_fauto: 'TK Eclipse',
  wpn_s_pistol_laser_sauto: 'TK Zenith',
  wpn_m_sniper_plasma_charged: 'Manticore Executioner',
  wpn_s_pistol_plasma_charged: 'Manticore Tormentor',
  wpn_m_shotgun_plasma_doublebarrel: 'Manticore Intimidator',
  wpn_m_assaultrifle_plasma_fauto: 'Manticore Oppressor',
} as const;

export type HandWeapon = keyof typeof handWeapons;

/** Words in the names of hand weapons with inner capitals. */
export const wordsWithCapitals: Readonly<Record<string, string>> = {
  assaultrifle: 'AssaultRifle',
  submachinegun: 'SubMachineGun',
  sauto: 'SAuto',
  fauto: 'FAuto',
  doublebarrel: 'DoubleBarrel',
};

export const suitSlots = ['PrimaryWeapon1', 'PrimaryWeapon2', 'SecondaryWeapon'] as const;

export type SuitSlot = (typeof suitSlots)[number];

export const suitMods = [
  'suit_increasedsprintduration',
  'suit_increasedbatterycapacity',
  'suit_reducedtoolbatteryconsumption',
  'suit_backpackcapacity',
  'suit_quieterfootsteps',
  'suit_increasedshieldregen',
  'suit_increasedammoreserves',
  'suit_improvedjumpassist',
  'suit_nightvision',
  'suit_increasedo2capacity',
  'suit_improvedradar',
  'suit_improvedarmourrating',
  'suit_increasedmeleedamage',
  'suit_adsmovementspeed',
] as const;

export const weaponMods = [
  'weapon_handling',
  'weapon_suppression_unpressurised',
  'weapon_suppression_pressurised',
  'weapon_backpackreloading',
  'weapon_clipsize',
  'weapon_scope',
  'weapon_reloadspeed',
  'weapon_accuracy',
  'weapon_stability',
  'weapon_range',
  'weapon_headshotdamage',
] as const;
