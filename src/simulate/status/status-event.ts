import type { LegalState } from '../../game/political-vocabulary-table.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import type { Destination, Fuel } from '../../interface/types/game-events.js';
import type { WritableEvent } from '../../journal/journal-event.js';
import { memoize } from '../../words/memo.js';
import { legalStateIn } from '../commander/legal-standing.js';
import type { EventDraft, EventFields } from '../event-fields.js';
import { sixDecimals } from '../round.js';
import { tonnesIn } from '../ship/ship.js';
import type { NavTarget } from '../world/cockpit-state.js';
import { type SurfacePosition, surfacePositionIn, type Vehicle } from '../world/whereabouts.js';
import type { World } from '../world/world.js';
import { agreesOnAltitude, flags2Of, flagsOf } from './status-flags.js';

/** A Status as it is written; fields are added one by one. */
export type Status = WritableEvent & { -readonly [Field in keyof StatusFields]: StatusFields[Field] };

type StatusFields = EventFields<'Status'>;

/** The part of a Status that does not change with time alone; the rest is cheap to compute. */
export interface Settled {
  flags: number;
  readonly flags2: number;
  readonly cargo: number;
  readonly legalState: LegalState;
  readonly destination: Destination | undefined;
}

export function settledIn(world: World): Settled {
  const { cockpit, vehicle } = world;
  const surface = surfacePositionIn(world);
  return {
    flags: flagsOf(world, surface),
    flags2: flags2Of(world, surface),
    cargo: holds[vehicle]?.(world) ?? 0,
    legalState: legalStateIn(world.commander, world.system),
    destination: cockpit.target && destinationOf(cockpit.target),
  };
}

/**
 * The Status now. It is made very often, hence in one literal and without copies: adding members later makes
 * V8 reallocate the object, which takes longer than everything else. If only time has passed, pass the
 * previous `settled`.
 */
export function statusOf(world: World, timestamp: string, settled = settledIn(world)): Status {
  if (world.isInMenu) return { timestamp, ...statusAtEnd };
  const surface = surfacePositionIn(world);
  if (surface && !agreesOnAltitude(settled.flags, world.vehicle, surface)) settled.flags = flagsOf(world, surface);
  if (world.vehicle === 'foot') return onFoot(world, timestamp, settled, surface);
  return surface ? overSurface(world, timestamp, settled, surface) : inSpace(world, timestamp, settled);
}

/** The Status in the main menu and after the end. */
export const statusAtEnd: EventDraft<'Status'> = { event: 'Status', Flags: 0 };

function inSpace(world: World, timestamp: string, settled: Settled): Status {
  const { cockpit, vehicle } = world;
  const status: Status = {
    timestamp,
    event: 'Status',
    Flags: settled.flags,
    Flags2: settled.flags2,
    Pips: pipsIn(world),
    FireGroup: fireGroupIn(world),
    GuiFocus: cockpit.focus,
    Fuel: tanks[vehicle](world),
    Cargo: settled.cargo,
    LegalState: settled.legalState,
    Balance: world.commander.credits,
  };
  if (settled.destination) status.Destination = settled.destination;
  return status;
}

/** Like `statusOf` near a body: adds the body, latitude and longitude. */
function overSurface(world: World, timestamp: string, settled: Settled, surface: SurfacePosition): Status {
  const { cockpit, vehicle } = world;
  const { body } = surface;
  const status: Status = {
    timestamp,
    event: 'Status',
    Flags: settled.flags,
    Flags2: settled.flags2,
    Pips: pipsIn(world),
    FireGroup: fireGroupIn(world),
    GuiFocus: cockpit.focus,
    Fuel: tanks[vehicle](world),
    Cargo: settled.cargo,
    LegalState: settled.legalState,
    Latitude: sixDecimals(surface.latitude),
    Longitude: sixDecimals(surface.longitude),
    Heading: Math.round(surface.heading),
    Altitude: Math.round(surface.altitude),
    BodyName: body.name,
    PlanetRadius: sixDecimals(body.radius),
    Balance: world.commander.credits,
  };
  if (settled.destination) status.Destination = settled.destination;
  return status;
}

function pipsIn({ cockpit, vehicle }: World): World['cockpit']['pips'] {
  return vehicle === 'taxi' ? evenPips : cockpit.pips;
}

function fireGroupIn({ cockpit, vehicle }: World): number {
  return vehicle === 'taxi' ? 0 : cockpit.fireGroup;
}

/** Passengers set no pips. */
const evenPips = [4, 4, 4] as const;

const none = fuel(0, 0);
const ofHost = ({ otherShip }: World) => (otherShip ? fuel(otherShip.fuel.main, otherShip.fuel.reservoir) : none);

/** The fuel of each vehicle. */
const tanks: Readonly<Record<Vehicle, (world: World) => Fuel>> = {
  ship: ({ ship }) => fuel(ship.fuel.main, ship.fuel.reservoir),
  srv: ({ srvFuel }) => fuel(0, srvFuel),
  fighter: () => fuel(0, 0.24),
  foot: () => none,
  taxi: ofHost,
  crew: ofHost,
};

/** Tonnes in its hold; unknown for the ships of others. */
const holds: Partial<Record<Vehicle, (world: World) => number>> = {
  ship: ({ ship }) => tonnesIn(ship.cargo),
  srv: ({ ship }) => tonnesIn(ship.srvCargo),
};

function fuel(main: number, reservoir: number): Fuel {
  return { FuelMain: sixDecimals(main), FuelReservoir: sixDecimals(reservoir) };
}

/** Members are added in the order in which they are written: others would be put in order each time. */
function onFoot(world: World, timestamp: string, settled: Settled, surface: SurfacePosition | undefined): Status {
  const { oxygen, health, temperature, weapon } = world.person;
  const status: Status = {
    timestamp,
    event: 'Status',
    Flags: settled.flags,
    Flags2: settled.flags2,
    Oxygen: sixDecimals(oxygen),
    Health: sixDecimals(health),
    Temperature: sixDecimals(temperature),
    SelectedWeapon: weapon?.name ?? '',
  };
  if (weapon?.localised !== undefined) status.SelectedWeapon_Localised = weapon.localised;
  if (surface) status.Gravity = sixDecimals(surface.body.gravity);
  status.LegalState = settled.legalState;
  if (surface) {
    status.Latitude = sixDecimals(surface.latitude);
    status.Longitude = sixDecimals(surface.longitude);
    status.Heading = headingOnFoot[world.dialect](Math.round(surface.heading));
    status.BodyName = surface.body.name;
    status.PlanetRadius = sixDecimals(surface.body.radius);
  } else if (world.place.is === 'docked') status.BodyName = world.place.station.name;
  status.Balance = world.commander.credits;
  return status;
}

/** On foot, the live game writes headings from -180 to 180. */
const headingOnFoot: Readonly<Record<Dialect, (heading: number) => number>> = {
  spec: (heading) => heading,
  game: (heading) => (heading > 180 ? heading - 360 : heading),
};

/** The same object for the same target, so that changes are detected by identity. */
const destinationOf = memoize(
  ({ address, body, name, localised }: NavTarget): Destination => ({
    System: address,
    Body: body,
    Name: name,
    ...(localised !== undefined && { Name_Localised: localised }),
  }),
);

/** Fields that change continuously: they are written when Status is due, not immediately. */
const drifting: ReadonlySet<string> = new Set(['timestamp', 'Fuel', 'Latitude', 'Longitude', 'Altitude']);

/**
 * Whether a Status has changed and is to be written at once. Unchanged lists and objects keep their identity.
 */
export function hasStatusChanged(status: Status, previous: Status | undefined): boolean {
  return !previous || differsFrom(status, previous) || differsFrom(previous, status);
}

/** Whether a Status has a field that differs in the other. */
function differsFrom<Fields extends Status>(status: Fields, other: Fields): boolean {
  for (const name in status) if (status[name] !== other[name] && !drifting.has(name)) return true;
  return false;
}
