import { commanderNames, pilotNameParts } from '../game/name-words.js';
import type { Random } from './random.js';

/** How pilots are called, with `F` and `L` for a first and a last name, and the weight. */
const moulds = { 'F L': 88, 'F L-L': 3, 'F F L': 2, 'Mr L': 1, 'Dr L': 1, L: 2, F: 3 } as const;

/** The name of a pilot who is not a player. */
export function pilotName(random: Random): string {
  const { firsts, lasts } = pilotNameParts;
  return random.weighted(moulds).replaceAll(/\b[FL]\b/g, (part) => random.pick(part === 'F' ? firsts : lasts));
}

/** The name of a player. */
export function commanderName(random: Random): string {
  return `${random.pick(commanderNames.firsts)} ${random.pick(commanderNames.lasts)}`;
}
