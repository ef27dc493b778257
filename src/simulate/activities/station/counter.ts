import type { Station } from '../../galaxy/system.js';
import type { Play } from '../../play/play.js';

/** The station one is docked at in one's own ship, if it offers a service (by the name of the specification). */
export function stationWith(play: Play, service: string): Station | undefined {
  const { place, ride, politics, system, now } = play;
  if (place.is !== 'docked' || ride !== 'ship') return undefined;
  return politics.offers(system, place.station, service, now) ? place.station : undefined;
}
