/** How each kind of event changes the session state, after the rules have checked it. Some kinds are not in the catalogue. */
import type { Members } from '../../interface/object-rule.js';
import { elementsOf, nameFrom, numberFrom, objectFrom } from './field-readers.js';
import { lifeUpdates } from './life/life-rules.js';
import { noProgress, type RouteStop, RouteStops } from './route-progress.js';
import type { SessionState } from './session-state.js';
import type { SessionTracker } from './session-tracker.js';
import { type KindUpdate, type StateUpdate, type UpdateSteps, updatesByKind } from './state-update.js';
import { type SystemMention, systemFields } from './system-mentions.js';

const forgetAll: StateUpdate = { reads: [], update: (state) => state.forgetAll() };
const forgetShip: StateUpdate = { reads: [], update: (state) => state.forgetShip() };
const forgetFuel: StateUpdate = {
  reads: [],
  update: (state) => {
    state.fuel = undefined;
  },
};

/** The smallest main tank of any ship, in tonnes; less is the tank of an SRV or the battery of a suit. */
const smallestTank = 2;

const shipUpdates: readonly KindUpdate[] = [
  ['FSDJump', { reads: [...systemFields.FSDJump, 'Taxi', 'Multicrew', 'FuelUsed', 'FuelLevel'], update: jumped }],
  ['Location', { reads: [...systemFields.Location, 'Docked', 'OnFoot', 'Multicrew'], update: located }],
  ['CarrierJump', { reads: [...systemFields.CarrierJump, 'Docked', 'OnFoot', 'Multicrew'], update: located }],
  ['Docked', { reads: [...systemFields.Docked, 'StationType', 'Multicrew'], update: docked }],
  ['Undocked', { reads: [], update: (state) => state.setDocked(false, 'Undocked') }],
  ['NavRoute', { reads: [...systemFields.NavRoute, 'Route/*/StarClass'], update: plotted }],
  [
    'NavRouteClear',
    {
      reads: [],
      update: (state) => {
        state.route = undefined;
      },
    },
  ],
  ['FSDTarget', { reads: ['RemainingJumpsInRoute'], update: targeted }],
  ['Fileheader', { reads: ['part'], update: opened }],
  ['LoadGame', { reads: ['FuelCapacity'], update: loaded }],
  ['Loadout', { reads: ['FuelCapacity/Main', 'FuelCapacity/Reserve'], update: fitted }],
  ['FuelScoop', { reads: ['Scooped'], update: scooped }],
  ['SupercruiseExit', { reads: [], update: dropped }],
  // A pump or limpets change the fuel by an unknown amount; after an attack in hyperspace neither fuel nor system is known.
  ['RefuelAll', forgetFuel],
  ['RefuelPartial', forgetFuel],
  ['LaunchDrone', forgetFuel],
  ['SystemsShutdown', forgetAll],
  ['ShipyardNew', forgetShip],
  ['ShipyardSwap', forgetShip],
  ['Died', forgetAll],
  ['Resurrect', forgetAll],
  ['JoinACrew', forgetAll],
  ['QuitACrew', forgetAll],
  ['Shutdown', forgetAll],
];

/** The affairs of the commander change before the ship's state does, so that they see where the event found the ship. */
export const sessionUpdates: ReadonlyMap<string, UpdateSteps> = updatesByKind([...lifeUpdates, ...shipUpdates]);

/** Changes the state by an event that was observed and checked. */
export function updateState(state: SessionTracker, event: Members): void {
  for (const step of sessionUpdates.get(String(event.event))?.steps ?? []) step(state, event);
  state.lastTimestamp = state.place.timestamp;
}

function jumped(state: SessionTracker, event: Members): void {
  const ownShip = event.Taxi !== true && event.Multicrew !== true;
  state.arrive(event);
  if (ownShip) state.recordJump();
  else state.endRoute();
  state.setDocked(false, 'FSDJump');
  const level = numberFrom(event.FuelLevel);
  const used = numberFrom(event.FuelUsed);
  state.fuel = undefined;
  if (!ownShip || level === undefined || level < 0) return;
  state.fuel = { level, scooped: 0, drops: 0, where: state.place };
  state.recordTankLevel(used !== undefined && used > 0 ? level + used : level);
}

function located(state: SessionTracker, event: Members): void {
  state.fuel = undefined;
  state.endRoute();
  state.arrive(event);
  // Of somebody on foot it says that they are not docked, wherever their ship is.
  const isAboard = event.OnFoot !== true;
  if (isAboard && typeof event.Docked === 'boolean') state.setDocked(event.Docked, String(event.event));
  else state.docking = undefined;
}

function docked(state: SessionTracker, event: Members): void {
  state.setDocked(true, 'Docked');
  // A docked ship may be refuelled, and exchanged for another if the journal does not record that.
  if (state.recordsAllKinds) state.fuel = undefined;
  else state.forgetShip();
  if (event.StationType === 'FleetCarrier') {
    // A carrier takes the ship along to anywhere.
    state.currentSystem = undefined;
    state.endRoute();
  } else if (!state.currentSystem) state.arrive(event);
  else {
    const mention = state.mentions[0] as SystemMention;
    state.systems.record(mention, state.here);
    // Docked in another system than the ship was in: neither is certain, and docked/system has reported it.
    if (mention.name !== undefined && mention.name !== state.currentSystem.name) state.currentSystem = undefined;
  }
}

function plotted(state: SessionTracker, event: Members): void {
  recordStops(state, event);
  const { place: where, currentSystem: start } = state;
  const stops = routeStopsOf(state);
  const progress = noProgress();
  state.route = { where, start, stops, progress, jumps: [], over: false };
}

/** A target without a number of remaining jumps is not on a route: the pilot flies elsewhere. */
function targeted(state: SessionTracker, { RemainingJumpsInRoute }: Members): void {
  if (RemainingJumpsInRoute === undefined) state.endRoute();
}

/** Records the systems of a route; they are true whenever it was plotted. */
export function recordStops(state: SessionTracker, event: Members): void {
  const stops = elementsOf(event.Route);
  for (const [index, mention] of state.mentions.entries()) {
    state.systems.record(mention, state.here, nameFrom(objectFrom(stops[index])?.StarClass));
  }
}

/** The stops of a route; nothing if there are none, or one lacks its name or address. */
export function routeStopsOf({ mentions }: SessionState): RouteStops | undefined {
  if (mentions.length === 0) return undefined;
  if (mentions.some(({ name, address }) => name === undefined || address === undefined)) return undefined;
  return new RouteStops(mentions as readonly RouteStop[]);
}

function opened(state: SessionTracker, { part }: Members): void {
  // A later part of a journal begins with a Fileheader, too.
  if (!(typeof part === 'number' && part > 1)) state.beginSession();
  state.recordsAllKinds = true;
}

function loaded(state: SessionTracker, { FuelCapacity }: Members): void {
  state.forgetAll();
  state.recordsAllKinds = true;
  state.tank = { capacity: tank(FuelCapacity), largest: undefined, reservoir: undefined };
}

function fitted(state: SessionTracker, { FuelCapacity }: Members): void {
  const { Main, Reserve } = objectFrom(FuelCapacity) ?? {};
  const reservoir = numberFrom(Reserve);
  state.tank = {
    capacity: tank(Main),
    largest: undefined,
    reservoir: reservoir !== undefined && reservoir > 0 ? reservoir : undefined,
  };
}

function tank(value: unknown): number | undefined {
  const tonnes = numberFrom(value);
  return tonnes !== undefined && tonnes >= smallestTank ? tonnes : undefined;
}

function scooped(state: SessionTracker, { Scooped }: Members): void {
  const tonnes = numberFrom(Scooped);
  if (tonnes === undefined || tonnes < 0) state.fuel = undefined;
  else if (state.fuel) state.fuel.scooped += tonnes;
}

function dropped(state: SessionTracker): void {
  if (state.fuel) state.fuel.drops++;
}
