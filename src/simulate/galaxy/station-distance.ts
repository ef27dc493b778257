import type { Planet, Star } from '../../game/celestial-body.js';
import type { StarSystem, Station } from '../../game/star-system.js';
import { sixDecimals } from '../round.js';
import { bodyTreeOf } from './body-tree/body-tree.js';
import { distanceAt } from './body-tree/positions.js';

/** Light-seconds from the arrival star to a station at a time: it moves with its body or its orbit. */
export function stationDistanceAt(system: StarSystem, station: Station, now: number): number {
  const mother = motherOf(system, station);
  if (!mother) return sixDecimals(station.distance);
  const moved = distanceAt(bodyTreeOf(system), mother, now) - mother.distance;
  return sixDecimals(Math.max(0, station.distance + moved));
}

/**
 * The planet or star that a station belongs to: the one it is on, or else the nearest. Ships, and stations
 * invented by a user, belong to none.
 */
function motherOf(system: StarSystem, { body, bodyId, distance }: Station): Planet | Star | undefined {
  if (!body && bodyId === undefined) return undefined;
  const { all } = bodyTreeOf(system);
  if (body) {
    const under = all[body.id];
    return under?.is === 'planet' ? under : undefined;
  }
  let nearest: Planet | Star | undefined;
  for (const each of all) {
    if (each.is !== 'planet' && each.is !== 'star') continue;
    if (!nearest || Math.abs(each.distance - distance) < Math.abs(nearest.distance - distance)) nearest = each;
  }
  // Far from everything it orbits the star itself.
  return nearest && Math.abs(nearest.distance - distance) < 0.1 * distance ? nearest : undefined;
}
