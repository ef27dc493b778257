/** States of factions, and happiness. */

import type { FactionState } from '../../game/political-vocabulary-table.js';
import type { HappinessWord } from '../../interface/types/spec-events.js';
import type { Weights } from '../random.js';

/** States that come and go by themselves, with their weights. */
export const passingStateWeights: readonly (readonly [state: FactionState, weight: number])[] = [
  ['Boom', 54],
  ['Expansion', 50],
  ['CivilUnrest', 17],
  ['Bust', 17],
  ['CivilLiberty', 8],
  ['InfrastructureFailure', 6],
  ['Investment', 8],
  ['Outbreak', 6],
  ['Famine', 4],
  ['PirateAttack', 5],
  ['PublicHoliday', 6],
  ['Lockdown', 4],
  ['Drought', 3],
  ['Retreat', 3],
  ['Blight', 2],
  ['Terrorism', 2],
  ['NaturalDisaster', 2],
];

/** The same for controlling factions. */
export const rulersStateWeights: readonly (readonly [state: FactionState, weight: number])[] = [
  ['Expansion', 55],
  ['Boom', 32],
  ['Investment', 4],
  ['CivilLiberty', 4],
  ['Outbreak', 2],
  ['CivilUnrest', 2],
  ['PublicHoliday', 1],
  ['PirateAttack', 1],
  ['Bust', 1],
  ['InfrastructureFailure', 1],
  ['Drought', 1],
];

/** The leading state of several active ones: the first of these, then any. */
const leadingStates: readonly FactionState[] = [
  'War',
  'CivilWar',
  'Election',
  'Retreat',
  'Expansion',
  'Lockdown',
  'CivilUnrest',
];

export function byPriority(states: readonly FactionState[]): FactionState[] {
  const rank = (state: FactionState) => {
    const index = leadingStates.indexOf(state);
    return index < 0 ? leadingStates.length : index;
  };
  return [...states].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

export const conflictStates = { war: 'War', civilwar: 'CivilWar', election: 'Election' } as const satisfies Record<
  string,
  FactionState
>;

export type ConflictType = keyof typeof conflictStates;

/** From the best mood to the worst. */
export const happinessWeights: Weights<HappinessWord> = {
  Elated: 20,
  Happy: 940,
  Discontented: 28,
  Unhappy: 6,
  Despondent: 4,
};
