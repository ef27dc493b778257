import { isWantedIn } from '../commander/legal-standing.js';
import type { EventFields } from '../event-fields.js';
import { stationDistanceAt } from '../galaxy/station-distance.js';
import { sixDecimals } from '../round.js';
import { isAboardShip, surfacePositionIn } from '../world/whereabouts.js';
import type { World } from '../world/world.js';
import { bodyFields, stationNameFields, systemFields } from './travel/flight-events.js';
import { bodyIdOf } from './travel/nav-target.js';

type LocationFields = EventFields<'Location'>;

/** The fields of Location: where the commander is, and the politics there. */
export function locationFields(world: World): LocationFields {
  const { commander, dialect, now, place, politics, vehicle, system } = world;
  const surface = surfacePositionIn(world);
  return {
    ...(surface && { Latitude: sixDecimals(surface.latitude), Longitude: sixDecimals(surface.longitude) }),
    ...(place.is === 'docked' && { DistFromStarLS: stationDistanceAt(system, place.station, now) }),
    Docked: place.is === 'docked',
    ...dockedStationFields(world),
    ...(isAboardShip(vehicle) && { Taxi: vehicle === 'taxi', Multicrew: vehicle === 'crew' }),
    ...(vehicle === 'srv' && { InSRV: true }),
    ...(vehicle === 'foot' && { OnFoot: true }),
    ...(isWantedIn(commander, system) && { Wanted: true }),
    ...systemFields(system),
    StarPos: system.position,
    ...nearestBodyFields(world),
    ...politics.jumpFields(system, now, dialect),
  };
}

/** The fields that Docked has about the station, without its state. */
function dockedStationFields({ dialect, now, place, politics, system }: World): Partial<LocationFields> {
  if (place.is !== 'docked') return {};
  const { StationState: _, ...fields } = politics.stationFields(system, place.station, now, dialect);
  return { ...stationNameFields(place.station), MarketID: place.station.marketId, ...fields };
}

function nearestBodyFields(world: World): Pick<LocationFields, 'Body' | 'BodyID' | 'BodyType'> {
  const { place, system } = world;
  const body = surfacePositionIn(world)?.body;
  if (body) return { ...bodyFields(body), BodyType: 'Planet' };
  if (place.is === 'docked') {
    return { Body: place.station.name, BodyID: bodyIdOf(place.station), BodyType: 'Station' };
  }
  return { Body: system.arrival.name, BodyID: system.arrival.id, BodyType: system.arrival.type };
}
