import type { Body, StarSystem, Station } from '../../game/star-system.js';
import { certainServicesOf } from '../../game/station-type-services.js';
import { once } from '../../words/memo.js';
import { hashOf, Random, unitOf } from '../random.js';
import { settlementKinds, settlementPads, settlementSurnames } from './galaxy-table.js';
import { PlacedStation, type StationToPlace } from './placed-station.js';

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
  const names = random.sample(settlementSurnames, random.integer(1, most));
  return names.map((surname, which) => {
    const [kind, economy] = random.pick(settlementKinds);
    const marketId = firstMarket + 256 * (most * index + which);
    const body = once(() => pickedBy(`settlement ${marketId}`, bodies()));
    const settlement: StationToPlace = {
      name: `${surname} ${kind}`,
      type: 'OnFootSettlement',
      marketId,
      pads: random.pick(settlementPads),
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
