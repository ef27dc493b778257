import type { FactionState, Government } from '../../game/political-vocabulary-table.js';
import type { HappinessWord, PowerplayState } from '../../interface/types/spec-events.js';
import type { Weights } from '../random.js';

/** Assets without a name of their own. */
export const namelessStakes = ['$Settlement_Industrial:#index=1;', '$Settlement_Military:#index=1;'];

export const stakeSurnames = [
  'Abernathy',
  'Benton',
  'Carlisle',
  'Dantius',
  'Enju',
  'Fairbairn',
  'Grassmann',
  'Harrison',
  'Ivanishvili',
  'Jackson',
  'Kepler',
  'Lindqvist',
  'Massimino',
  'Nnamani',
  'Okonkwo',
  'Patel',
  'Quimby',
  'Romanek',
  'Savitskaya',
  'Tsunenaga',
  'Usachov',
  'Volynov',
  'Wylie',
  'Zhukov',
];

export const stakePlaces = [
  'Camp',
  'Chemical Site',
  'Cultivation Garden',
  'Depot',
  'Drilling Exchange',
  'Engineering Complex',
  'Hydroponics Hub',
  'Manufacturing Workshop',
  'Military Fort',
  'Munitions Hub',
  'Orbital',
  'Prospect',
  'Relay',
  'Analysis Site',
];

/** States that exclude each other. */
export const oppositeStates: readonly (readonly FactionState[])[] = [
  ['Boom', 'Bust'],
  ['Investment', 'Bust', 'Famine'],
  ['CivilLiberty', 'CivilUnrest', 'Lockdown'],
  ['Expansion', 'Retreat'],
  ['PublicHoliday', 'Outbreak'],
];

export const trendWeights: readonly (readonly [number, number])[] = [
  [0, 80],
  [1, 12],
  [-1, 8],
];

export const factionCountWeights: readonly (readonly [number, number])[] = [
  [7, 73],
  [6, 10],
  [4, 9],
  [5, 5],
  [8, 3],
];

export const governmentWeights: readonly (readonly [government: Government, weight: number])[] = [
  ['Corporate', 30],
  ['Democracy', 22],
  ['Dictatorship', 20],
  ['Patronage', 7],
  ['Cooperative', 7],
  ['Feudal', 5],
  ['Confederacy', 5],
  ['Communism', 4],
  ['Theocracy', 2],
  ['PrisonColony', 1],
];

export const powerplayStateWeights: Weights<PowerplayState> = {
  Exploited: 48,
  Fortified: 20,
  Stronghold: 12,
  Unoccupied: 13,
  Contested: 7,
};

export const powerCountWeights: readonly (readonly [number, number])[] = [
  [1, 40],
  [2, 34],
  [3, 17],
  [4, 6],
  [6, 2],
  [8, 1],
];

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
export const leadingStates: readonly FactionState[] = [
  'War',
  'CivilWar',
  'Election',
  'Retreat',
  'Expansion',
  'Lockdown',
  'CivilUnrest',
];

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
