import type { EventFields } from '../../event-fields.js';
import type { ShipPurpose } from '../../ship/ship.js';

export const installationWords = [
  'Silo',
  'Hydroponics',
  'Relay',
  'Clinic',
  'Foundry',
  'Laboratory',
  'Depot',
  'Gardens',
  'Observatory',
  'Works',
];

export const megashipClasses = [
  'Aquarius-class Tanker',
  'Banner-class Hauler',
  'Bellmarsh-class Reformatory',
  'Sagan-class Traveller',
  'Lowell-class Researcher',
  'Thomas-class Bulk Cargo Ship',
];

export const touristSights = [
  'The First Settlers',
  'A View of the Rings',
  'Founding Day',
  'Where the Convoy Fell',
  'The Old Foundry',
];

/** A kind of signal source: what is shown from afar, and what it turns out to be. */
interface SignalSourceSort {
  readonly name: string;
  readonly type: NonNullable<EventFields<'FSSSignalDiscovered'>['USSType']>;
  readonly shown: string;
  /** The highest threat level. */
  readonly threat: number;
}

export const signalSourceWeights: readonly (readonly [sort: SignalSourceSort, weight: number])[] = [
  [{ name: 'DegradedEmissions', type: '$USS_Type_Salvage;', shown: 'Degraded emissions', threat: 3 }, 5],
  [{ name: 'EncodedEmissions', type: '$USS_Type_ValuableSalvage;', shown: 'Encoded emissions', threat: 1 }, 3],
  [{ name: 'ConvoyDispersalPattern', type: '$USS_Type_Convoy;', shown: 'Convoy dispersal pattern', threat: 0 }, 3],
  [{ name: 'DistressCall', type: '$USS_Type_DistressSignal;', shown: 'Distress call', threat: 4 }, 2],
  [{ name: 'WeaponsFire', type: '$USS_Type_WeaponsFire;', shown: 'Weapons fire', threat: 4 }, 2],
  [{ name: 'CombatAftermath', type: '$USS_Type_Aftermath;', shown: 'Combat aftermath', threat: 2 }, 2],
  [{ name: 'HighGradeEmissions', type: '$USS_Type_VeryValuableSalvage;', shown: 'High grade emissions', threat: 0 }, 1],
];

/** The numbers in the internal names of extraction sites, and their displayed names. */
export const extractionSiteNames = [
  [14, 'Resource Extraction Site'],
  [77, 'Resource Extraction Site [Low]'],
  [78, 'Resource Extraction Site [High]'],
  [79, 'Resource Extraction Site [Hazardous]'],
] as const;

export const conflictIntensities = [
  ['Low', 'Conflict Zone [Low Intensity]'],
  ['Med', 'Conflict Zone [Medium Intensity]'],
  ['High', 'Conflict Zone [High Intensity]'],
] as const;

/** Signal sources with ship wreckage, and its material grades. */
export const wreckGrades: Readonly<Record<string, readonly number[]>> = {
  '$USS_Type_Salvage;': [1, 2, 3],
  '$USS_Type_Aftermath;': [1, 2, 3],
  '$USS_Type_ValuableSalvage;': [3, 4],
  '$USS_Type_VeryValuableSalvage;': [5],
};

/** The probability of using the discovery scanner on arrival, by purpose of the ship. */
export const scannerHabits: Readonly<Record<ShipPurpose, number>> = {
  explorer: 0.95,
  'all-rounder': 0.4,
  miner: 0.3,
  trader: 0.15,
  combat: 0.15,
};
