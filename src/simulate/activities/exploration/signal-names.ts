/** Invented names for carriers, installations and ships. */

import { pilotNameParts } from '../../../game/name-words.js';
import { carrierTitle } from '../../galaxy/carrier-title.js';
import type { Random } from '../../random.js';
import { installationWords, megashipClasses, touristSights } from './signal-table.js';

/** The share of carriers that are seen by their callsign only. */
const unnamed = 0.2;

export const inventedNames = {
  /** As scanners show it: the name that its owner gave it, and its callsign. */
  carrier: (random: Random, callsign: string): string =>
    random.chance(unnamed) ? callsign : `${carrierTitle(random)} ${callsign}`,
  installation: (random: Random): string => `${random.pick(pilotNameParts.lasts)} ${random.pick(installationWords)}`,
  /** The first three letters of the system, as painted on the hull. */
  megaship: (random: Random, system: string): string =>
    `${system
      .replaceAll(/[^A-Za-z]/g, '')
      .slice(0, 3)
      .toUpperCase()}-${random.integer(100, 999)} ${random.pick(megashipClasses)}`,
  beacon: (random: Random): string => random.pick(touristSights),
} as const;
