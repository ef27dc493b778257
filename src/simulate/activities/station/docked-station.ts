import type { Station } from '../../../game/star-system.js';
import type { Activity } from '../../activity.js';
import type { World } from '../../world/world.js';
import { atScreen } from '../cockpit/at-screen.js';

/**
 * The station at which the commander's ship is docked, if it has a service (by its name in the
 * specification).
 */
export function dockedStationWith(world: World, service: string): Station | undefined {
  const { place, vehicle, politics, system, now } = world;
  if (place.is !== 'docked' || vehicle !== 'ship') return undefined;
  return politics.offers(system, place.station, service, now) ? place.station : undefined;
}

/** Uses a service of the station at which the ship is docked, if it has it. */
export function* atService(world: World, service: string, use: (station: Station) => Activity): Activity {
  const station = dockedStationWith(world, service);
  if (station) yield* atScreen(world, 'StationServices', use(station));
}
