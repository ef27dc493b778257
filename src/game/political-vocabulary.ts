/** Political words of the live game, as in journals of players. */

import {
  type Economy,
  economies,
  type Government,
  governments,
  type SecurityLevel,
  securityLevels,
} from './political-vocabulary-table.js';

/** Factions that control systems without influence, and are not listed there. */
export const unlistedRulers: ReadonlySet<string> = new Set(["Pilots' Federation Local Branch"]);

/** An internal name and its displayed name. */
export type LocalisedTerm = readonly [internal: string, shown: string];

export function economyTerm(word: Economy | ''): LocalisedTerm {
  const name = word || 'None';
  return [`$economy_${name};`, economies[name]];
}

export function governmentTerm(word: Government | ''): LocalisedTerm {
  const name = word || 'None';
  return [`$government_${name};`, governments[name]];
}

export function securityTerm(level: SecurityLevel): LocalisedTerm {
  return securityLevels[level];
}
