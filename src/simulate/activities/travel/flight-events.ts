/** Flight events other than FSDJump and Docked; only the live game writes them. */

import { displayNameOf } from '../../../game/localised.js';
import type { Body, StarSystem, Station } from '../../../game/star-system.js';
import { type Step, type WriteStep, write } from '../../activity.js';
import type { EventFields } from '../../event-fields.js';
import { sixDecimals } from '../../round.js';
import { surfacePositionOf } from '../../world/landing-pads.js';
import type { World } from '../../world/world.js';
import { bodyIdOf } from './nav-target.js';

export function undocked(world: World, station: Station): Step {
  const { StationName, ...others } = stationNameFields(station);
  return write('Undocked', { StationName, ...others, MarketID: station.marketId, ...taxiAndCrewFields(world) });
}

export function startJump({ vehicle }: World, destination?: StarSystem): Step {
  return write('StartJump', {
    JumpType: destination ? 'Hyperspace' : 'Supercruise',
    Taxi: vehicle === 'taxi',
    ...(destination && {
      StarSystem: destination.name,
      SystemAddress: destination.address,
      StarClass: destination.starClass,
    }),
  });
}

export function supercruiseEntry(world: World): Step {
  const { Taxi, Multicrew } = taxiAndCrewFields(world);
  return write('SupercruiseEntry', { Taxi, Multicrew, ...systemFields(world.system) });
}

/** Near a station or a body; near a carrier, the game writes the star. */
export function supercruiseExit(world: World, near: Station | Body | undefined): Step {
  const { Taxi, Multicrew } = taxiAndCrewFields(world);
  return write('SupercruiseExit', {
    Taxi,
    Multicrew,
    ...systemFields(world.system),
    ...nearbyBodyFields(world.system, near),
  });
}

/** The target of the next jump; `remaining` are the jumps to the end of the route, if one is plotted. */
export function fsdTarget({ name, address, starClass }: StarSystem, remaining?: number): Step {
  return write('FSDTarget', {
    Name: name,
    SystemAddress: address,
    StarClass: starClass,
    ...(remaining !== undefined && { RemainingJumpsInRoute: remaining }),
  });
}

/** Somewhere to drop out of supercruise. */
export interface DropDestination {
  readonly name: string;
  /** The displayed name of an internal name that is not known elsewhere. */
  readonly localised?: string;
  readonly threat?: number;
  readonly marketId?: number;
}

/** The ship is about to drop at its destination. */
export function destinationDrop({ name, localised, threat = 0, marketId }: DropDestination): Step {
  const shown = localised ?? displayNameOf(name);
  return write('SupercruiseDestinationDrop', {
    Type: name,
    ...(shown !== undefined && { Type_Localised: shown }),
    Threat: threat,
    ...(marketId !== undefined && { MarketID: marketId }),
  });
}

/** A settlement or port on a body comes into view. */
export function approachSettlement(world: World, station: Station): WriteStep<'ApproachSettlement'> | undefined {
  const spot = surfacePositionOf(station);
  if (!spot) return undefined;
  const { dialect, now, politics, system } = world;
  const shown = displayNameOf(station.name);
  const {
    StationState: _,
    StationName_Localised: __,
    ...fields
  } = politics.stationFields(system, station, now, dialect);
  return write('ApproachSettlement', {
    Name: station.name,
    ...(shown !== undefined && { Name_Localised: shown }),
    MarketID: station.marketId,
    ...fields,
    SystemAddress: system.address,
    BodyID: spot.body.id,
    BodyName: spot.body.name,
    Latitude: sixDecimals(spot.latitude),
    Longitude: sixDecimals(spot.longitude),
  });
}

export function approachBody({ system }: World, body: Body): Step {
  return write('ApproachBody', { StarSystem: system.name, SystemAddress: system.address, ...bodyFields(body) });
}

export function leaveBody({ system }: World, body: Body): Step {
  return write('LeaveBody', { StarSystem: system.name, SystemAddress: system.address, ...bodyFields(body) });
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

/** The reasons of traffic control to refuse a pad. */
export type DenialReason = EventFields<'DockingDenied'>['Reason'];

export function dockingDenied(station: Station, reason: DenialReason): Step {
  return write('DockingDenied', { Reason: reason, MarketID: station.marketId, ...stationNameFields(station) });
}

/** The pilot cancels the pad, or has taken too long to land. */
export function padLost(event: 'DockingCancelled' | 'DockingTimeout', station: Station): Step {
  return write(event, { MarketID: station.marketId, ...stationNameFields(station) });
}

type NearbyBodyFields = Pick<EventFields<'SupercruiseExit'>, 'Body' | 'BodyID' | 'BodyType'>;
type BodyFields = Pick<NearbyBodyFields, 'Body' | 'BodyID'>;
type SystemFields = Pick<EventFields<'SupercruiseExit'>, 'StarSystem' | 'SystemAddress'>;
type TaxiAndCrewFields = Required<Pick<EventFields<'SupercruiseExit'>, 'Taxi' | 'Multicrew'>>;
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

/** The nearby body: the station, the body, or the star, as for carriers. */
export function nearbyBodyFields({ arrival }: StarSystem, near: Station | Body | undefined): NearbyBodyFields {
  if (near === undefined || ('type' in near && near.type === 'FleetCarrier')) {
    return { Body: arrival.name, BodyID: arrival.id, BodyType: arrival.type };
  }
  if ('id' in near) return { Body: near.name, BodyID: near.id, BodyType: 'Planet' };
  return { Body: near.name, BodyID: bodyIdOf(near), BodyType: 'Station' };
}
