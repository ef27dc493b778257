/** Suits and hand weapons of the live game: internal names, and their English names. */

import { type HandWeapon, type Suit, wordsWithCapitals } from './suit-and-weapon-table.js';

/** The internal name of a suit of a class. */
export function suitOfClass(suit: Suit, grade: number): string {
  return `${suit}_class${grade}`;
}

/** The internal name of a hand weapon as in shops: `Wpn_S_Pistol_Kinetic_SAuto`. */
export function weaponSymbol(weapon: HandWeapon): string {
  return weapon
    .split('_')
    .map((word) => wordsWithCapitals[word] ?? `${word[0]?.toUpperCase()}${word.slice(1)}`)
    .join('_');
}
