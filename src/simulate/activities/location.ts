import { isWantedIn } from '../commander/law.js';
import type { Play } from '../play/play.js';
import { sixth } from '../round.js';
import { surfaceOf } from '../status/flags.js';
import { bodyMembers, stationMembers, systemMembers } from './travel/flight-lines.js';
import { bodyIdOf } from './travel/target.js';

type Members = Readonly<Record<string, unknown>>;

/** What Location tells: where the commander is, and how things stand there. */
export function locationMembers(play: Play): Members {
  const { commander, dialect, now, place, politics, ride, system } = play;
  const surface = surfaceOf(play);
  const isFlying = ride === 'ship' || ride === 'taxi' || ride === 'crew';
  return {
    ...(surface && { Latitude: sixth(surface.latitude), Longitude: sixth(surface.longitude) }),
    ...(place.is === 'docked' && { DistFromStarLS: sixth(place.station.distance) }),
    Docked: place.is === 'docked',
    ...atStation(play),
    ...(isFlying && { Taxi: ride === 'taxi', Multicrew: ride === 'crew' }),
    ...(ride === 'srv' && { InSRV: true }),
    ...(ride === 'foot' && { OnFoot: true }),
    ...(isWantedIn(commander, system) && { Wanted: true }),
    ...systemMembers(system),
    StarPos: [...system.position],
    ...nearest(play),
    ...politics.jumpMembers(system, now, dialect),
  };
}

/** What a docking tells of the station, but for what has befallen it. */
function atStation({ dialect, now, place, politics, system }: Play): Members {
  if (place.is !== 'docked') return {};
  const { StationState: _, ...members } = politics.stationMembers(system, place.station, now, dialect);
  return { ...stationMembers(place.station), MarketID: place.station.marketId, ...members };
}

function nearest(play: Play): Members {
  const { place, system } = play;
  const body = surfaceOf(play)?.body;
  if (body) return { ...bodyMembers(body), BodyType: 'Planet' };
  if (place.is === 'docked') {
    return { Body: place.station.name, BodyID: bodyIdOf(place.station), BodyType: 'Station' };
  }
  return { Body: system.arrival.name, BodyID: system.arrival.id, BodyType: system.arrival.type };
}
