/** Words that make the names of people and of carriers. */

import { carrierWordTexts } from './carrier-names-table.js';
import { commanderNameTexts, pilotNameTexts } from './person-names-table.js';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const names = ({ firsts, lasts }: Readonly<Record<'firsts' | 'lasts', string>>) => ({
  firsts: words(firsts),
  lasts: words(lasts),
});

/** By their letter in `carrierMoulds`. */
export const carrierWords = {
  a: words(carrierWordTexts.a),
  n: words(carrierWordTexts.n),
  t: words(carrierWordTexts.t),
};

/** Pilots who are not players: a first and a last name. */
export const pilotNameParts = names(pilotNameTexts);

export const commanderNames = names(commanderNameTexts);
