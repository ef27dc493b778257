import type { StarSystem, Station } from '../../game/star-system.js';
import { certainServicesOf } from '../../game/station-type-services.js';
import { hashOf, Random } from '../random.js';

/** Names of the ships, after the token for their type. */
const names = ['Meridian', 'Far Harbour', 'New Dawn', 'Patience', 'Lantern', 'Threshold'];

const firstMarket = 3_960_000_000;

/**
 * The colonisation ship that a few systems have. Its name contains a token, which the game shows in words.
 */
export function colonyShipOf(system: Omit<StarSystem, 'stations'>, index: number): readonly Station[] {
  const random = new Random(hashOf(`colony ship of ${system.address}`));
  if (system.population === 0 || !random.chance(0.07)) return [];
  return [
    {
      name: `$EXT_PANEL_ColonisationShip; ${random.pick(names)}`,
      type: 'MegaShip',
      marketId: firstMarket + 256 * index,
      distance: random.integer(60, 1200),
      pads: [4, 4, 4],
      faction: system.faction,
      government: system.government,
      allegiance: system.allegiance === 'Independent' ? '' : system.allegiance,
      economies: [['Colony', 1]],
      services: certainServicesOf('MegaShip'),
    },
  ];
}
