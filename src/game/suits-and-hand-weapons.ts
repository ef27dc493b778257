/** Suits and hand weapons of the live game: internal names, and their English names. */

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

/** The internal name of a suit of a class. */
export function suitOfClass(suit: Suit, grade: number): string {
  return `${suit}_class${grade}`;
}

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
const wordsWithCapitals: Readonly<Record<string, string>> = {
  assaultrifle: 'AssaultRifle',
  submachinegun: 'SubMachineGun',
  sauto: 'SAuto',
  fauto: 'FAuto',
  doublebarrel: 'DoubleBarrel',
};

/** The internal name of a hand weapon as in shops: `Wpn_S_Pistol_Kinetic_SAuto`. */
export function weaponSymbol(weapon: HandWeapon): string {
  return weapon
    .split('_')
    .map((word) => wordsWithCapitals[word] ?? `${word[0]?.toUpperCase()}${word.slice(1)}`)
    .join('_');
}

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
