/** Invented names for carriers, installations and ships. */

import type { Random } from '../../random.js';

const carrierFirsts = [
  'FAR',
  'LAST',
  'QUIET',
  'AMBER',
  'SECOND',
  'COLD',
  'PAPER',
  'SLOW',
  'TALL',
  'BLIND',
  'BRASS',
  'OPEN',
];
const carrierLasts = [
  'HORIZON',
  'LEDGER',
  'ANCHORAGE',
  'HARVEST',
  'TIDE',
  'WINTER',
  'CHORUS',
  'PROMISE',
  'ORCHARD',
  'LANTERN',
];
const families = [
  'Abernathy',
  'Okonkwo',
  'Lindqvist',
  'Marchetti',
  'Sandoval',
  'Brandt',
  'Ferreira',
  'Novak',
  'Hallam',
  'Iwasaki',
];
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
  carrier: (random: Random): string => `${random.pick(carrierFirsts)} ${random.pick(carrierLasts)}`,
  installation: (random: Random): string => `${random.pick(families)} ${random.pick(works)}`,
  /** The first three letters of the system, as painted on the hull. */
  megaship: (random: Random, system: string): string =>
    `${system
      .replaceAll(/[^A-Za-z]/g, '')
      .slice(0, 3)
      .toUpperCase()}-${random.integer(100, 999)} ${random.pick(classes)}`,
  beacon: (random: Random): string => random.pick(sights),
} as const;
