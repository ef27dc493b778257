/** Hand weapons: internal name, name as shown, slot, maker, price of the first class. */
export const weaponTable = [
  ['wpn_s_pistol_kinetic_sauto', 'Karma P-15', 'secondary', 'karma', 50000],
  ['wpn_m_assaultrifle_kinetic_fauto', 'Karma AR-50', 'primary', 'karma', 125000],
  ['wpn_m_submachinegun_kinetic_fauto', 'Karma C-44', 'primary', 'karma', 75000],
  ['wpn_m_launcher_rocket_sauto', 'Karma L-6', 'primary', 'karma', 175000],
  ['wpn_m_assaultrifle_laser_fauto', 'TK Aphelion', 'primary', 'takada', 125000],
  ['wpn_m_submachinegun_laser_fauto', 'TK Eclipse', 'primary', 'takada', 75000],
  ['wpn_s_pistol_laser_sauto', 'TK Zenith', 'secondary', 'takada', 50000],
  ['wpn_m_sniper_plasma_charged', 'Manticore Executioner', 'primary', 'manticore', 175000],
  ['wpn_s_pistol_plasma_charged', 'Manticore Tormentor', 'secondary', 'manticore', 50000],
  ['wpn_m_shotgun_plasma_doublebarrel', 'Manticore Intimidator', 'primary', 'manticore', 100000],
  ['wpn_m_assaultrifle_plasma_fauto', 'Manticore Oppressor', 'primary', 'manticore', 125000],
] as const;

/** Suits one can upgrade: internal name, name as shown at the first class, the stuff it is plated with. */
export const suitTable = [
  ['utilitysuit', 'Maverick Suit', 'carbonfibreplating'],
  ['tacticalsuit', 'Dominator Suit', 'titaniumplating'],
  ['explorationsuit', 'Artemis Suit', 'aerogel'],
] as const;

/** What each maker's weapons take besides schematics and instructions: a gas or liquid, then two materials. */
export const makerTable = {
  takada: ['ionisedgas', 'microelectrode', 'opticalfibre'],
  manticore: ['ionisedgas', 'microelectrode', 'chemicalsuperbase'],
  karma: ['compressionliquefiedgas', 'weaponcomponent', 'tungstencarbide'],
} as const;

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

/** What is spent on suits and weapons: internal name, name as shown. */
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
