import type { WritableEvent } from '../../journal/event.js';
import type { Target } from '../play/cockpit.js';
import type { Play } from '../play/play.js';
import type { Happening } from '../play/step.js';
import { sixth } from '../round.js';
import { cargoTonnes } from '../ship/ship.js';
import { flags2Of, flagsOf, surfaceOf } from './flags.js';

/** A Status as it is written; its members are those that stand at the moment. */
export interface Status extends WritableEvent {
  [member: string]: unknown;
}

/** What Status says of this moment. It is asked for all the time, so it is filled in step by step, without copies. */
export function statusOf(play: Play, timestamp: string): Status {
  const status: Status = { timestamp, event: 'Status', Flags: flagsOf(play), Flags2: flags2Of(play) };
  if (play.ride === 'foot') tellOnFoot(status, play);
  else tellVehicle(status, play);
  status.LegalState = play.commander.legal;
  tellPlace(status, play);
  status.Balance = play.commander.credits;
  const { target } = play.cockpit;
  if (target && play.ride !== 'foot') status.Destination = destinationOf(target);
  return status;
}

/** What Status says when nobody plays any more. */
export const statusAtEnd: Happening = { event: 'Status', Flags: 0 };

function tellVehicle(status: Status, { cockpit, ride, ship, srvFuel }: Play): void {
  status.Pips = cockpit.pips;
  status.FireGroup = cockpit.fireGroup;
  status.GuiFocus = cockpit.focus;
  status.Fuel =
    ride === 'ship' ? fuel(ship.fuel.main, ship.fuel.reservoir) : ride === 'srv' ? fuel(0, srvFuel) : othersFuel[ride];
  status.Cargo = ride === 'ship' ? cargoTonnes(ship) : 0;
}

function fuel(main: number, reservoir: number): object {
  return { FuelMain: sixth(main), FuelReservoir: sixth(reservoir) };
}

/** What is in the tanks of vehicles that are not the commander's own. */
const othersFuel = { fighter: fuel(0, 0.24), foot: fuel(0, 0), taxi: fuel(8, 0.57), crew: fuel(16, 0.63) };

function tellOnFoot(status: Status, { person }: Play): void {
  const { oxygen, health, temperature, weapon } = person;
  status.Oxygen = sixth(oxygen);
  status.Health = sixth(health);
  status.Temperature = sixth(temperature);
  status.SelectedWeapon = weapon?.name ?? '';
  if (weapon?.localised !== undefined) status.SelectedWeapon_Localised = weapon.localised;
}

/** Latitude and longitude near a body, and which body; in a station its name. */
function tellPlace(status: Status, play: Play): void {
  const surface = surfaceOf(play);
  const { place, ride } = play;
  if (!surface) {
    if (ride === 'foot' && place.is === 'docked') status.BodyName = place.station.name;
    return;
  }
  const { body, latitude, longitude, heading, altitude } = surface;
  if (ride === 'foot') status.Gravity = sixth(body.gravity);
  status.Latitude = sixth(latitude);
  status.Longitude = sixth(longitude);
  status.Heading = Math.round(heading);
  if (ride !== 'foot') status.Altitude = Math.round(altitude);
  status.BodyName = body.name;
  status.PlanetRadius = sixth(body.radius);
}

const destinations = new WeakMap<Target, object>();

/** The same object for the same target: so it shows at a glance whether it has changed. */
function destinationOf(target: Target): object {
  const known = destinations.get(target);
  if (known) return known;
  const { address, body, name, localised } = target;
  const made = {
    System: address,
    Body: body,
    Name: name,
    ...(localised !== undefined && { Name_Localised: localised }),
  };
  destinations.set(target, made);
  return made;
}
