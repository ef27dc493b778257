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

type Row = readonly [speaker: Speaker, name: ChatterName, weight: number, pause: ChatterTopic['pause'], goesOn: number];

const topic = ([speaker, name, weight, pause, goesOn]: Row): ChatterTopic => ({ speaker, name, weight, pause, goesOn });

/** A message that is said once, at a certain occasion. */
const once = (speaker: Speaker, name: ChatterName): ChatterTopic => topic([speaker, name, 1, [1, 1], 0]);

/** In supercruise. */
export const supercruiseTopics: readonly ChatterTopic[] = (
  [
    ['liner', 'CruiseLiner_SCPatrol', 10, [29, 50], 0.4],
    ['wedding', 'ConvoyWedding_Patrol', 0.4, [12, 40], 0.3],
    ['pilot', 'RefugeeFlotillaWar_Patrol', 0.5, [12, 40], 0.3],
    ['pilot', 'Escort_EscortJump', 0.6, [15, 40], 0.2],
    ['pilot', 'Pirate_HunterHostileSC_Relevant', 1, [5, 30], 0],
  ] as const
).map(topic);

/** Around a station. */
export const stationTopics: readonly ChatterTopic[] = (
  [
    ['military', 'Military_Passthrough', 7, [2, 12], 0.5],
    ['police', 'Police_StartPatrol', 3, [20, 60], 0.1],
    ['police', 'Police_EndPatrol', 3, [26, 60], 0.1],
    ['pilot', 'Commuter_AuthorityScan', 3, [10, 30], 0.1],
  ] as const
).map(topic);

/** In open space, where ships meet and fight. */
export const spaceTopics: readonly ChatterTopic[] = (
  [
    ['pilot', 'Trader_OnEnemyShipDetection', 4, [1, 6], 0.4],
    ['pilot', 'BadKarmaCriticalDamage', 3, [0, 3], 0.4],
    ['pilot', 'MinerCriticalDamage', 0.4, [2, 6], 0.2],
    ['pilot', 'Smuggler_NearDeath', 0.4, [2, 6], 0.2],
    ['pilot', 'Escort_NearDeath', 0.4, [2, 6], 0.2],
    ['police', 'Police_ArriveInvestigate', 1.5, [2, 9], 0.2],
    ['police', 'Police_FinishedAtInvestigationLocation', 0.3, [2, 9], 0],
  ] as const
).map(topic);

/** Messages of a targeted ship; a `lord` is the target of a mission. */
export const targetedTopics = {
  pirate: topic(['pilot', 'Pirate_OnDeclarePiracyAttack', 1, [1, 5], 0.15]),
  lord: topic(['pilot', 'PirateLord_OnDeclarePiracyAttack', 1, [4, 15], 0.4]),
  lordOnPatrol: topic(['pilot', 'PirateLord_PatrolComs', 1, [6, 25], 0.3]),
  dying: topic(['pilot', 'BadKarmaCriticalDamage', 1, [1, 4], 0.15]),
  trader: topic(['pilot', 'Commuter_HostileScan', 1, [2, 9], 0.15]),
  police: topic(['police', 'Police_ArrivedAtInvestigationLocation', 1, [2, 9], 0.15]),
} as const satisfies Readonly<Record<string, ChatterTopic>>;

/** A pirate begins to scan, finds nothing, or finds more than can be carried. */
export const pirateScan = {
  begins: once('pilot', 'Pirate_OnStartScanCargo'),
  findsNothing: once('pilot', 'Pirate_OnNoCargoFound'),
  findsMuch: once('pilot', 'Pirate_LargeCargoIgnoreThreat'),
} as const satisfies Readonly<Record<string, ChatterTopic>>;

/** The demand of a pirate: tonnes, goods of some value, or tonnes of certain goods; and its reminder. */
export const pirateDemands = {
  units: ['Pirate_ThreatenUnits', 'Pirate_ReminderUnits'],
  value: ['Pirate_ThreatenValue', 'Pirate_ReminderValue'],
  specific: ['Pirate_ThreatenSpecific', 'Pirate_ReminderSpecific'],
} as const satisfies Readonly<Record<string, readonly [threat: ChatterName, reminder: ChatterName]>>;

/** Messages around an interdiction: as it begins, after a pirate has won it, and after the ship got away. */
export const interdictions = {
  byForces: once('military', 'Military_StartInterdiction'),
  byPirate: once('pilot', 'Pirate_StartInterdiction'),
  won: once('pilot', 'Pirate_OnDeclarePiracyAttack'),
  lost: once('pilot', 'Pirate_OnTargetFleeing'),
} as const satisfies Readonly<Record<string, ChatterTopic>>;

/** The message of the police after a scan without a find. */
export const scanPassed: ChatterTopic = once('police', 'Police_ThankYouPassedStopAndSearch');

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
