import type { WritableEvent } from '../../journal/event.js';
import type { Dialect } from '../../spec/dialect.js';
import { legalStateIn } from '../commander/law.js';
import type { Target } from '../play/cockpit.js';
import type { Ride } from '../play/place.js';
import type { Play } from '../play/play.js';
import type { Happening } from '../play/step.js';
import { sixth } from '../round.js';
import { tonnesIn } from '../ship/ship.js';
import { flags2Of, flagsOf, surfaceOf } from './flags.js';

/** A Status as it is written; its members are those that stand at the moment. */
export interface Status extends WritableEvent {
  [member: string]: unknown;
}

/** What Status says of this moment. It is asked for all the time: what is always there is made in one go, without copies. */
export function statusOf(play: Play, timestamp: string): Status {
  if (play.isInMenu) return { timestamp, ...statusAtEnd };
  const status = play.ride === 'foot' ? onFoot(play, timestamp) : inVehicle(play, timestamp);
  tellPlace(status, play);
  const { target } = play.cockpit;
  if (target && play.ride !== 'foot') status.Destination = destinationOf(target);
  return status;
}

/** What Status says when nobody plays, in the main menu or after the end. */
export const statusAtEnd: Happening = { event: 'Status', Flags: 0 };

function inVehicle(play: Play, timestamp: string): Status {
  const { commander, cockpit, ride } = play;
  const isPassenger = ride === 'taxi';
  return {
    timestamp,
    event: 'Status',
    Flags: flagsOf(play),
    Flags2: flags2Of(play),
    Pips: isPassenger ? evenPips : cockpit.pips,
    FireGroup: isPassenger ? 0 : cockpit.fireGroup,
    GuiFocus: cockpit.focus,
    Fuel: tanks[ride](play),
    Cargo: holds[ride]?.(play) ?? 0,
    LegalState: legalStateIn(commander, play.system),
    Balance: commander.credits,
  };
}

/** Whoever is flown sets no pips. */
const evenPips = [4, 4, 4];

const none = fuel(0, 0);
const ofHost = ({ host }: Play) => (host ? fuel(host.fuel.main, host.fuel.reservoir) : none);

/** What is in the tanks of whatever is ridden in. */
const tanks: Readonly<Record<Ride, (play: Play) => object>> = {
  ship: ({ ship }) => fuel(ship.fuel.main, ship.fuel.reservoir),
  srv: ({ srvFuel }) => fuel(0, srvFuel),
  fighter: () => fuel(0, 0.24),
  foot: () => none,
  taxi: ofHost,
  crew: ofHost,
};

/** Tonnes in its hold; what others carry is not told. */
const holds: Partial<Record<Ride, (play: Play) => number>> = {
  ship: ({ ship }) => tonnesIn(ship.cargo),
  srv: ({ ship }) => tonnesIn(ship.srvCargo),
};

function fuel(main: number, reservoir: number): object {
  return { FuelMain: sixth(main), FuelReservoir: sixth(reservoir) };
}

function onFoot(play: Play, timestamp: string): Status {
  const { oxygen, health, temperature, weapon } = play.person;
  const status: Status = {
    timestamp,
    event: 'Status',
    Flags: flagsOf(play),
    Flags2: flags2Of(play),
    Oxygen: sixth(oxygen),
    Health: sixth(health),
    Temperature: sixth(temperature),
    SelectedWeapon: weapon?.name ?? '',
    LegalState: legalStateIn(play.commander, play.system),
    Balance: play.commander.credits,
  };
  if (weapon?.localised !== undefined) status.SelectedWeapon_Localised = weapon.localised;
  return status;
}

/** The live game counts from -180 to 180 where somebody walks. */
const headingOnFoot: Readonly<Record<Dialect, (heading: number) => number>> = {
  spec: (heading) => heading,
  game: (heading) => (heading > 180 ? heading - 360 : heading),
};

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
  status.Heading = ride === 'foot' ? headingOnFoot[play.dialect](Math.round(heading)) : Math.round(heading);
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
