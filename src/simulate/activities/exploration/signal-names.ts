/** Invented names for carriers, installations and ships. */

import { pilotNameParts } from '../../../game/person-names-table.js';
import { carrierTitle } from '../../galaxy/carrier-title.js';
import type { Random } from '../../random.js';

/** The share of carriers that are seen by their callsign only. */
const unnamed = 0.2;

const works = [
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
const classes = [
  'Aquarius-class Tanker',
  'Banner-class Hauler',
  'Bellmarsh-class Reformatory',
  'Sagan-class Traveller',
  'Lowell-class Researcher',
  'Thomas-class Bulk Cargo Ship',
];
const sights = [
  'The First Settlers',
  'A View of the Rings',
  'Founding Day',
  'Where the Convoy Fell',
  'The Old Foundry',
];

export const inventedNames = {
  /** As scanners show it: the name that its owner gave it, and its callsign. */
  carrier: (random: Random, callsign: string): string =>
    random.chance(unnamed) ? callsign : `${carrierTitle(random)} ${callsign}`,
  installation: (random: Random): string => `${random.pick(pilotNameParts.lasts)} ${random.pick(works)}`,
  /** The first three letters of the system, as painted on the hull. */
  megaship: (random: Random, system: string): string =>
    `${system
      .replaceAll(/[^A-Za-z]/g, '')
      .slice(0, 3)
      .toUpperCase()}-${random.integer(100, 999)} ${random.pick(classes)}`,
  beacon: (random: Random): string => random.pick(sights),
} as const;
