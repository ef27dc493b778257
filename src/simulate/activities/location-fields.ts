import { isWantedIn } from '../commander/legal-standing.js';
import type { EventFields } from '../event-fields.js';
import { stationDistanceAt } from '../galaxy/station-distance.js';
import { unitOf } from '../random.js';
import { sixDecimals } from '../round.js';
import { isAboardShip, surfacePositionIn } from '../world/whereabouts.js';
import type { World } from '../world/world.js';
import { nearbyBodyFields, stationNameFields, systemFields } from './travel/flight-events.js';

type LocationFields = EventFields<'Location'>;

/** The fields of Location: where the commander is, and the politics there. */
export function locationFields(world: World): LocationFields {
  const { commander, dialect, now, politics, vehicle, system } = world;
  const surface = surfacePositionIn(world);
  return {
    ...(surface && { Latitude: sixDecimals(surface.latitude), Longitude: sixDecimals(surface.longitude) }),
    DistFromStarLS: sixDecimals(distanceFromStar(world)),
    Docked: isInDockedVehicle(world),
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

/** A commander on foot in a station is not docked, and Location does not name the station. */
function isInDockedVehicle({ place, vehicle }: World): boolean {
  return place.is === 'docked' && vehicle !== 'foot';
}

/** Light-seconds. */
function distanceFromStar(world: World): number {
  const { now, place, system } = world;
  if (place.is === 'docked') return stationDistanceAt(system, place.station, now);
  const near = place.is === 'space' ? place.station?.distance : undefined;
  return near ?? surfacePositionIn(world)?.body.distance ?? 5 + 300 * unitOf(`${system.address} where ships drop out`);
}

/** The fields that Docked has about the station, without its state. */
function dockedStationFields(world: World): Partial<LocationFields> {
  const { dialect, now, place, politics, system } = world;
  if (place.is !== 'docked' || !isInDockedVehicle(world)) return {};
  const { StationState: _, ...fields } = politics.stationFields(system, place.station, now, dialect);
  const { StationName, ...others } = stationNameFields(place.station);
  return { StationName, ...others, MarketID: place.station.marketId, ...fields };
}

function nearestBodyFields(world: World): Pick<LocationFields, 'Body' | 'BodyID' | 'BodyType'> {
  const { place, system } = world;
  const body = surfacePositionIn(world)?.body;
  if (body) return { Body: body.name, BodyID: body.id, BodyType: 'Planet' };
  return nearbyBodyFields(system, place.is === 'docked' ? place.station : undefined);
}
