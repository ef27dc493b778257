/** Messages of non-players on the local channel, by the game's internal names: who says them, and when. */

import type { chatterTexts } from './chatter-texts-table.js';
import type { Allegiance } from './political-vocabulary-table.js';

/** Who speaks: a ship of an authority or a company, or a named pilot. */
export type Speaker = 'military' | 'police' | 'liner' | 'wedding' | 'pilot';

/** The internal name of messages, without their number and the semicolon. */
export type ChatterName = keyof typeof chatterTexts;

/** Several messages of the same kind. */
export interface ChatterTopic {
  readonly speaker: Speaker;
  readonly name: ChatterName;
  /** Relative frequency. */
  readonly weight: number;
  /** Seconds to the next message of the same topic, and its probability. */
  readonly pause: readonly [least: number, most: number];
  readonly goesOn: number;
}

/** In supercruise. */
export const supercruiseTopics: readonly ChatterTopic[] = [
  { speaker: 'liner', name: 'CruiseLiner_SCPatrol', weight: 10, pause: [29, 50], goesOn: 0.4 },
  { speaker: 'wedding', name: 'ConvoyWedding_Patrol', weight: 0.4, pause: [12, 40], goesOn: 0.3 },
  { speaker: 'pilot', name: 'RefugeeFlotillaWar_Patrol', weight: 0.5, pause: [12, 40], goesOn: 0.3 },
  { speaker: 'pilot', name: 'Escort_EscortJump', weight: 0.6, pause: [15, 40], goesOn: 0.2 },
  { speaker: 'pilot', name: 'Pirate_HunterHostileSC_Relevant', weight: 1, pause: [5, 30], goesOn: 0 },
];

/** Around a station. */
export const stationTopics: readonly ChatterTopic[] = [
  { speaker: 'military', name: 'Military_Passthrough', weight: 7, pause: [2, 12], goesOn: 0.5 },
  { speaker: 'police', name: 'Police_StartPatrol', weight: 3, pause: [20, 60], goesOn: 0.1 },
  { speaker: 'police', name: 'Police_EndPatrol', weight: 3, pause: [26, 60], goesOn: 0.1 },
  { speaker: 'pilot', name: 'Commuter_AuthorityScan', weight: 3, pause: [10, 30], goesOn: 0.1 },
];

/** In open space, where ships meet and fight. */
export const spaceTopics: readonly ChatterTopic[] = [
  { speaker: 'pilot', name: 'Trader_OnEnemyShipDetection', weight: 4, pause: [1, 6], goesOn: 0.4 },
  { speaker: 'pilot', name: 'BadKarmaCriticalDamage', weight: 3, pause: [0, 3], goesOn: 0.4 },
  { speaker: 'pilot', name: 'MinerCriticalDamage', weight: 0.4, pause: [2, 6], goesOn: 0.2 },
  { speaker: 'pilot', name: 'Smuggler_NearDeath', weight: 0.4, pause: [2, 6], goesOn: 0.2 },
  { speaker: 'pilot', name: 'Escort_NearDeath', weight: 0.4, pause: [2, 6], goesOn: 0.2 },
  { speaker: 'police', name: 'Police_ArriveInvestigate', weight: 1.5, pause: [2, 9], goesOn: 0.2 },
  { speaker: 'police', name: 'Police_FinishedAtInvestigationLocation', weight: 0.3, pause: [2, 9], goesOn: 0 },
];

/** Messages of a targeted ship; a `lord` is the target of a mission. */
export const targetedTopics = {
  pirate: { speaker: 'pilot', name: 'Pirate_OnDeclarePiracyAttack', weight: 1, pause: [1, 5], goesOn: 0.15 },
  lord: { speaker: 'pilot', name: 'PirateLord_OnDeclarePiracyAttack', weight: 1, pause: [4, 15], goesOn: 0.4 },
  lordOnPatrol: { speaker: 'pilot', name: 'PirateLord_PatrolComs', weight: 1, pause: [6, 25], goesOn: 0.3 },
  dying: { speaker: 'pilot', name: 'BadKarmaCriticalDamage', weight: 1, pause: [1, 4], goesOn: 0.15 },
  trader: { speaker: 'pilot', name: 'Commuter_HostileScan', weight: 1, pause: [2, 9], goesOn: 0.15 },
  police: { speaker: 'police', name: 'Police_ArrivedAtInvestigationLocation', weight: 1, pause: [2, 9], goesOn: 0.15 },
} as const satisfies Readonly<Record<string, ChatterTopic>>;

/** A pirate begins to scan, finds nothing, or finds more than can be carried. */
export const pirateScan = {
  begins: { speaker: 'pilot', name: 'Pirate_OnStartScanCargo', weight: 1, pause: [1, 1], goesOn: 0 },
  findsNothing: { speaker: 'pilot', name: 'Pirate_OnNoCargoFound', weight: 1, pause: [1, 1], goesOn: 0 },
  findsMuch: { speaker: 'pilot', name: 'Pirate_LargeCargoIgnoreThreat', weight: 1, pause: [1, 1], goesOn: 0 },
} as const satisfies Readonly<Record<string, ChatterTopic>>;

/** The demand of a pirate: tonnes, goods of some value, or tonnes of certain goods; and its reminder. */
export const pirateDemands = {
  units: ['Pirate_ThreatenUnits', 'Pirate_ReminderUnits'],
  value: ['Pirate_ThreatenValue', 'Pirate_ReminderValue'],
  specific: ['Pirate_ThreatenSpecific', 'Pirate_ReminderSpecific'],
} as const satisfies Readonly<Record<string, readonly [threat: ChatterName, reminder: ChatterName]>>;

/** Messages around an interdiction: as it begins, after a pirate has won it, and after the ship got away. */
export const interdictions = {
  byForces: { speaker: 'military', name: 'Military_StartInterdiction', weight: 1, pause: [1, 1], goesOn: 0 },
  byPirate: { speaker: 'pilot', name: 'Pirate_StartInterdiction', weight: 1, pause: [1, 1], goesOn: 0 },
  won: { speaker: 'pilot', name: 'Pirate_OnDeclarePiracyAttack', weight: 1, pause: [1, 1], goesOn: 0 },
  lost: { speaker: 'pilot', name: 'Pirate_OnTargetFleeing', weight: 1, pause: [1, 1], goesOn: 0 },
} as const satisfies Readonly<Record<string, ChatterTopic>>;

/** The message of the police after a scan without a find. */
export const scanPassed: ChatterTopic = {
  speaker: 'police',
  name: 'Police_ThankYouPassedStopAndSearch',
  weight: 1,
  pause: [1, 1],
  goesOn: 0,
};

type Side = Exclude<Allegiance, 'PilotsFederation' | 'Guardian' | 'Thargoid'>;

/** The names of authority ships, by superpower. */
export const authorityNames: Readonly<Record<'military' | 'police', Partial<Record<Side, string>>>> = {
  military: {
    Independent: 'System Defence Force',
    Alliance: 'Alliance Defence Force',
    Federation: 'Federal Navy Ship',
    Empire: 'Imperial Navy Ship',
  },
  police: {
    Independent: 'System Authority Vessel',
    Alliance: 'Allied Police Forces',
    Federation: 'Federal Security Service',
    Empire: 'Internal Security Service',
  },
};
