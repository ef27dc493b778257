/** What the journal of the live game tells of a flight beside jumps and dockings. */
import type { Body, StarSystem, Station } from '../../galaxy/system.js';
import type { Play } from '../../play/play.js';
import { type Step, write } from '../../play/step.js';
import { shownName } from '../../politics/vocabulary.js';
import { bodyIdOf } from './target.js';

type Members = Readonly<Record<string, unknown>>;

export function undocked(play: Play, station: Station): Step {
  return write('Undocked', { ...stationMembers(station), MarketID: station.marketId, ...aboard(play) });
}

export function startJump({ ride }: Play, destination?: StarSystem): Step {
  return write('StartJump', {
    JumpType: destination ? 'Hyperspace' : 'Supercruise',
    Taxi: ride === 'taxi',
    ...(destination && { ...systemMembers(destination), StarClass: destination.starClass }),
  });
}

export function supercruiseEntry(play: Play): Step {
  return write('SupercruiseEntry', { ...aboard(play), ...systemMembers(play.system) });
}

/** Near a station, or a body; carriers are told by what they float beside: the star. */
export function supercruiseExit(play: Play, near: Station | Body | undefined): Step {
  return write('SupercruiseExit', { ...aboard(play), ...systemMembers(play.system), ...nearby(play.system, near) });
}

export function approachBody({ system }: Play, body: Body): Step {
  return write('ApproachBody', { ...systemMembers(system), ...bodyMembers(body) });
}

export function leaveBody({ system }: Play, body: Body): Step {
  return write('LeaveBody', { ...systemMembers(system), ...bodyMembers(body) });
}

export function dockingRequested(station: Station): Step {
  const [Small, Medium, Large] = station.pads;
  return write('DockingRequested', {
    MarketID: station.marketId,
    ...stationMembers(station),
    LandingPads: { Small, Medium, Large },
  });
}

export function dockingGranted(station: Station, pad: number): Step {
  return write('DockingGranted', { LandingPad: pad, MarketID: station.marketId, ...stationMembers(station) });
}

export function systemMembers({ name, address }: StarSystem): Members {
  return { StarSystem: name, SystemAddress: address };
}

export function bodyMembers({ name, id }: Body): Members {
  return { Body: name, BodyID: id };
}

export function stationMembers({ name, type }: Station): Members {
  const shown = shownName(name);
  return { StationName: name, ...(shown !== undefined && { StationName_Localised: shown }), StationType: type };
}

export function aboard({ ride }: Play): Members {
  return { Taxi: ride === 'taxi', Multicrew: ride === 'crew' };
}

function nearby({ arrival }: StarSystem, near: Station | Body | undefined): Members {
  if (near === undefined || ('type' in near && near.type === 'FleetCarrier')) {
    return { Body: arrival.name, BodyID: arrival.id, BodyType: arrival.type };
  }
  if ('id' in near) return { ...bodyMembers(near), BodyType: 'Planet' };
  return { Body: near.name, BodyID: bodyIdOf(near), BodyType: 'Station' };
}
