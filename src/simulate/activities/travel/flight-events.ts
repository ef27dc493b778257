/** Flight events other than FSDJump and Docked; only the live game writes them. */

import { displayNameOf } from '../../../game/localised.js';
import type { Body, StarSystem, Station } from '../../../game/star-system.js';
import { type Step, write } from '../../activity.js';
import type { EventFields } from '../../event-fields.js';
import type { World } from '../../world/world.js';
import { bodyIdOf } from './nav-target.js';

export function undocked(world: World, station: Station): Step {
  return write('Undocked', { ...stationNameFields(station), MarketID: station.marketId, ...taxiAndCrewFields(world) });
}

export function startJump({ vehicle }: World, destination?: StarSystem): Step {
  return write('StartJump', {
    JumpType: destination ? 'Hyperspace' : 'Supercruise',
    Taxi: vehicle === 'taxi',
    ...(destination && { ...systemFields(destination), StarClass: destination.starClass }),
  });
}

export function supercruiseEntry(world: World): Step {
  return write('SupercruiseEntry', { ...taxiAndCrewFields(world), ...systemFields(world.system) });
}

/** Near a station or a body; near a carrier, the game writes the star. */
export function supercruiseExit(world: World, near: Station | Body | undefined): Step {
  return write('SupercruiseExit', {
    ...taxiAndCrewFields(world),
    ...systemFields(world.system),
    ...nearbyBodyFields(world.system, near),
  });
}

export function approachBody({ system }: World, body: Body): Step {
  return write('ApproachBody', { ...systemFields(system), ...bodyFields(body) });
}

export function leaveBody({ system }: World, body: Body): Step {
  return write('LeaveBody', { ...systemFields(system), ...bodyFields(body) });
}

export function dockingRequested(station: Station): Step {
  const [Small, Medium, Large] = station.pads;
  return write('DockingRequested', {
    MarketID: station.marketId,
    ...stationNameFields(station),
    LandingPads: { Small, Medium, Large },
  });
}

export function dockingGranted(station: Station, pad: number): Step {
  return write('DockingGranted', { LandingPad: pad, MarketID: station.marketId, ...stationNameFields(station) });
}

type NearbyBodyFields = Pick<EventFields<'SupercruiseExit'>, 'Body' | 'BodyID' | 'BodyType'>;
type BodyFields = Pick<NearbyBodyFields, 'Body' | 'BodyID'>;
type SystemFields = Pick<EventFields<'SupercruiseExit'>, 'StarSystem' | 'SystemAddress'>;
type TaxiAndCrewFields = Pick<EventFields<'SupercruiseExit'>, 'Taxi' | 'Multicrew'>;
type StationNameFields = Pick<EventFields<'Undocked'>, 'StationName' | 'StationName_Localised' | 'StationType'>;

export function systemFields({ name, address }: StarSystem): SystemFields {
  return { StarSystem: name, SystemAddress: address };
}

export function bodyFields({ name, id }: Pick<Body, 'name' | 'id'>): BodyFields {
  return { Body: name, BodyID: id };
}

export function stationNameFields({ name, type }: Station): StationNameFields {
  const shown = displayNameOf(name);
  return { StationName: name, ...(shown !== undefined && { StationName_Localised: shown }), StationType: type };
}

export function taxiAndCrewFields({ vehicle }: World): TaxiAndCrewFields {
  return { Taxi: vehicle === 'taxi', Multicrew: vehicle === 'crew' };
}

function nearbyBodyFields({ arrival }: StarSystem, near: Station | Body | undefined): NearbyBodyFields {
  if (near === undefined || ('type' in near && near.type === 'FleetCarrier')) {
    return { Body: arrival.name, BodyID: arrival.id, BodyType: arrival.type };
  }
  if ('id' in near) return { ...bodyFields(near), BodyType: 'Planet' };
  return { Body: near.name, BodyID: bodyIdOf(near), BodyType: 'Station' };
}
