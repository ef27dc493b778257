import type { Body, StarSystem, Station } from '../../game/star-system.js';
import { certainServicesOf } from '../../game/station-type-services.js';
import { once } from '../../words/memo.js';
import { hashOf, Random, unitOf } from '../random.js';
import { PlacedStation, type StationToPlace } from './placed-station.js';

// biome-ignore format: a list of words
const surnames = [
  'Abebe', 'Bergström', 'Chandra', 'Dacosta', 'Eze', 'Fontaine', 'Grigoryan', 'Hassan', 'Ivanov', 'Jansen', 'Kimura',
  'Lindqvist', 'Mbeki', 'Novak', 'Okafor', 'Petrov', 'Quispe', 'Rossi', 'Sato', 'Tanaka', 'Ueda', 'Varga', 'Wójcik',
  'Yilmaz', 'Zhang',
];

/** The purposes of settlements, and their economies. */
const kinds = [
  ['Hydroponics Hub', 'Agri'],
  ['Cultivation Garden', 'Agri'],
  ['Chemical Site', 'Refinery'],
  ['Drilling Exchange', 'Extraction'],
  ['Manufacturing Workshop', 'Industrial'],
  ['Engineering Complex', 'Industrial'],
  ['Analysis Site', 'HighTech'],
  ['Military Fort', 'Military'],
  ['Munitions Hub', 'Military'],
] as const;

const pads: readonly Station['pads'][] = [
  [1, 0, 1],
  [0, 0, 1],
  [0, 1, 0],
];

const firstMarket = 3_800_000_000;
const most = 2;

/**
 * The on-foot settlements of a system, always the same; their location is computed on access. `index` is the
 * number of the system in the table.
 */
export function settlementsOf(
  system: Omit<StarSystem, 'stations'>,
  bodies: () => readonly Body[],
  index: number,
): readonly Station[] {
  const random = new Random(hashOf(`settlements of ${system.address}`));
  if (system.population === 0 || random.chance(0.4)) return [];
  const names = random.sample(surnames, random.integer(1, most));
  return names.map((surname, which) => {
    const [kind, economy] = random.pick(kinds);
    const marketId = firstMarket + 256 * (most * index + which);
    const body = once(() => pickedBy(`settlement ${marketId}`, bodies()));
    const settlement: StationToPlace = {
      name: `${surname} ${kind}`,
      type: 'OnFootSettlement',
      marketId,
      pads: random.pick(pads),
      faction: system.faction,
      government: system.government,
      allegiance: system.allegiance === 'Independent' ? '' : system.allegiance,
      economies: [[economy, 1]],
      services: certainServicesOf(
        'OnFootSettlement',
        `${random.chance(0.5) ? 'B' : ''}${random.chance(0.5) ? 'F' : ''}`,
      ),
    };
    return new PlacedStation(settlement, { distance: () => body().distance, body });
  });
}

/** One of the bodies, always the same for the same text. */
function pickedBy(text: string, bodies: readonly Body[]): Body {
  const body = bodies[Math.floor(unitOf(text) * bodies.length)];
  if (!body) throw new Error('where people live there is a body to build on');
  return body;
}
