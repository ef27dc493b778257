/** Where the commander is, and in what. */
import type { Members } from '../interface/object-rule.js';
import type { Update, Updates } from './fold.js';
import { addressFrom, keyFrom, nameFrom, numberFrom, positionFrom } from './fold-fields.js';
import type { JournalState, PlaceName, Ride, Where } from './journal-state.js';

/** The system the ship is in. */
export const systemUpdates: Updates = {
  StartJump: (state, { JumpType, StarSystem }) => {
    state.jumpingTo = JumpType === 'Hyperspace' ? nameFrom(StarSystem) : undefined;
  },
  FSDJump: arrive,
  Location: arrive,
  CarrierJump: (state, event, where) => {
    if (isAboardCarrier(event)) arrive(state, event, where);
  },
  Docked: (state, event, where) => {
    const { system } = state;
    const name = nameFrom(event.StarSystem);
    if (!system) arrive(state, event, where);
    // Docked in another system than the ship was in: neither is certain.
    else if (name !== undefined && name !== system.name) state.system = undefined;
  },
};

/** Otherwise the carrier jumped without the commander. */
export function isAboardCarrier({ Docked, OnFoot }: Members): boolean {
  return Docked !== false || OnFoot === true;
}

function arrive(state: JournalState, event: Members, where: Where): void {
  state.jumpingTo = undefined;
  const name = nameFrom(event.StarSystem);
  state.system =
    name === undefined
      ? undefined
      : {
          name,
          address: addressFrom(event.SystemAddress),
          position: positionFrom(event.StarPos),
          multicrew: event.Multicrew === true,
          where,
        };
}

/** The station, and whether the ship is docked there. */
export const dockingUpdates: Updates = {
  Docked: (state, event, where) => {
    state.station = stationIn(event);
    state.docking = { docked: true, by: 'Docked', where };
  },
  // On foot, Location does not say where the ship is.
  Embark: (state, event, where) => {
    if (event.OnStation !== true || event.SRV === true || rideIn(event) !== 'ship') return;
    state.station = stationIn(event);
    state.docking = { docked: true, by: 'Embark', where };
  },
  Undocked: leave,
  FSDJump: leave,
  Location: located,
  CarrierJump: (state, event, where) => {
    if (isAboardCarrier(event)) located(state, event, where);
  },
  LoadGame: (state) => {
    state.station = undefined;
  },
};

function leave(state: JournalState, { event }: Members, where: Where): void {
  state.station = undefined;
  state.docking = { docked: false, by: String(event), where };
}

function located(state: JournalState, event: Members, where: Where): void {
  state.station = event.Docked === true ? stationIn(event) : undefined;
  // On foot, Docked is false wherever the ship is.
  const isCertain = event.OnFoot !== true && typeof event.Docked === 'boolean';
  state.docking = isCertain ? { docked: event.Docked === true, by: String(event.event), where } : undefined;
}

function stationIn(event: Members): JournalState['station'] {
  const name = nameFrom(event.StationName);
  if (name === undefined) return undefined;
  const localised = nameFrom(event.StationName_Localised);
  return { name, localised, type: nameFrom(event.StationType), marketId: numberFrom(event.MarketID) };
}

/** Where the commander is within the system, and in what. */
export const placeUpdates: Updates = {
  LoadGame: (state, { Ship, StartLanded }) => {
    state.ride = rideNamed(nameFrom(Ship));
    state.vehicleOut = isSrvType(Ship) ? keyFrom(Ship) : undefined;
    state.place = StartLanded === true ? 'landed' : undefined;
  },
  Location: (state, event) => {
    state.ride = event.InSRV === true ? srvOf(state) : rideIn(event, state.ride);
    if (event.Docked === true) state.place = 'docked';
    else if (isAboard(state) && event.Latitude === undefined) state.place = 'space';
    nearBody(state, event);
  },
  CarrierJump: (state, event) => {
    if (!isAboardCarrier(event)) return;
    state.ride = rideIn(event);
    state.place = event.Docked === true ? 'docked' : undefined;
    nearBody(state, event);
  },
  StartJump: (state, { JumpType }) => {
    if (JumpType !== 'Hyperspace') return;
    leaveBody(state);
    state.place = 'hyperspace';
  },
  FSDJump: (state, event) => {
    leaveBody(state);
    state.place = 'supercruise';
    state.ride = rideIn(event);
  },
  SupercruiseEntry: (state, event) => {
    state.place = 'supercruise';
    state.ride = rideIn(event, state.ride);
    if (state.body?.type === 'Station') state.body = undefined;
  },
  SupercruiseExit: (state, event) => {
    state.place = 'space';
    nearBody(state, event);
  },
  Interdicted: (state) => {
    state.place = 'space';
  },
  ApproachBody: nearBody,
  LeaveBody: leaveBody,
  Docked: (state, event) => {
    state.place = 'docked';
    state.ride = rideIn(event);
  },
  Undocked: (state, event) => {
    const name = nameFrom(event.StationName);
    state.place = 'space';
    state.ride = rideIn(event, state.ride);
    // As SupercruiseExit names a station.
    state.body = name === undefined ? undefined : { name, id: undefined, type: 'Station' };
  },
  Touchdown: onGround('landed'),
  Liftoff: onGround('space'),
  LaunchSRV: (state, { SRVType, PlayerControlled }) => launched(state, SRVType ?? 'testbuggy', PlayerControlled),
  LaunchVessel: (state, { VesselType, PlayerControlled }) => launched(state, VesselType, PlayerControlled),
  LaunchFighter: (state, event) => {
    // Until 4.4.1 the Nomad was launched like a fighter, which had no type then, with a loadout of its own.
    const isLander = event[''] === undefined && landerLoadouts.has(event.Loadout);
    if (isLander) launched(state, 'lander01', event.PlayerControlled);
    else if (event.PlayerControlled !== false) state.ride = 'fighter';
  },
  DockSRV: rideBack,
  SRVDestroyed: rideBack,
  DockFighter: rideBack,
  FighterDestroyed: rideBack,
  VehicleSwitch: (state, { To }) => {
    state.ride = To === 'Fighter' ? 'fighter' : 'ship';
  },
  Embark: (state, event) => {
    state.ride = event.SRV === true ? srvOf(state) : rideIn(event);
    // A dropship picks up without landing.
    if (event.Taxi === true && state.place === 'landed') state.place = undefined;
  },
  Disembark: onFoot,
  DropshipDeploy: (state) => {
    onFoot(state);
    state.place = 'landed';
  },
};

/** What LoadGame calls the ship may be a suit or an SRV. */
function rideNamed(type = ''): Ride | undefined {
  if (type === '') return undefined;
  if (/suit/i.test(type)) return 'foot';
  if (/lander/i.test(type)) return 'lander';
  if (isSrvType(type)) return 'srv';
  if (/fighter/i.test(type)) return 'fighter';
  return /taxi/i.test(type) ? 'taxi' : 'ship';
}

function rideIn({ Taxi, Multicrew, OnFoot }: Members, otherwise: Ride = 'ship'): Ride {
  if (OnFoot === true) return 'foot';
  if (Taxi === true) return 'taxi';
  return Multicrew === true ? 'crew' : otherwise;
}

function isAboard({ ride }: JournalState): boolean {
  return ride === 'ship' || ride === 'taxi' || ride === 'crew';
}

function leaveBody(state: JournalState): void {
  state.body = undefined;
  state.surface = undefined;
}

function nearBody(state: JournalState, { Body, BodyID, BodyType }: Members): void {
  const name = nameFrom(Body);
  state.body = name === undefined ? undefined : { name, id: numberFrom(BodyID), type: nameFrom(BodyType) };
}

/** A ship that was sent away or called comes and goes without the commander. */
function onGround(place: PlaceName): Update {
  return (state, event) => {
    if (event.PlayerControlled === false) return;
    state.place = place;
    nearBody(state, event);
  };
}

const landerLoadouts: ReadonlySet<unknown> = new Set(['starter', 'base', 'galactic', 'stellar']);

/** Whether a ship's name, as in LoadGame, is that of an SRV or of what counts as one. */
export function isSrvType(type: unknown): boolean {
  return typeof type === 'string' && /buggy|srv|rhino|lander/i.test(type);
}

function launched(state: JournalState, type: unknown, isPlayerControlled: unknown): void {
  if (isPlayerControlled === false) return;
  state.vehicleOut = keyFrom(type);
  state.ride = srvOf(state);
}

function rideBack(state: JournalState): void {
  state.ride = 'ship';
  state.vehicleOut = undefined;
}

/** What lines and Status call an SRV. */
export function srvOf({ vehicleOut }: JournalState): Ride {
  return vehicleOut === 'lander01' ? 'lander' : 'srv';
}

function onFoot(state: JournalState): void {
  state.ride = 'foot';
}
