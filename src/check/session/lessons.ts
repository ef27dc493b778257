/** What each kind of event teaches, after the rules have judged it. Kinds outside the catalogue stand here, too. */
import type { Members } from '../../spec/rule.js';
import { departure, Itinerary } from './itinerary.js';
import type { Knowledge } from './knowledge.js';
import type { Known } from './known.js';
import { tellsOfSystems } from './told.js';
import { nameFrom, numberFrom, objectFrom, objectsFrom } from './values.js';

export interface Lesson {
  /** The members it reads, as a rule tells its own. */
  readonly reads: readonly string[];
  readonly learn: (known: Knowledge, event: Members) => void;
}

const forgetAll: Lesson = { reads: [], learn: (known) => known.forgetAll() };
const forgetShip: Lesson = { reads: [], learn: (known) => known.forgetShip() };
const forgetFuel: Lesson = {
  reads: [],
  learn: (known) => {
    known.fuel = undefined;
  },
};

/** The smallest main tank there is, in tonnes; less is the tank of an SRV or the battery of a suit. */
const smallestTank = 2;

export const lessons: ReadonlyMap<string, Lesson> = new Map<string, Lesson>([
  ['FSDJump', { reads: [...tellsOfSystems.FSDJump, 'Taxi', 'Multicrew', 'FuelUsed', 'FuelLevel'], learn: jumped }],
  ['Location', { reads: [...tellsOfSystems.Location, 'Docked', 'Multicrew'], learn: located }],
  ['CarrierJump', { reads: [...tellsOfSystems.CarrierJump, 'Docked', 'Multicrew'], learn: located }],
  ['Docked', { reads: [...tellsOfSystems.Docked, 'StationType', 'Multicrew'], learn: docked }],
  ['Undocked', { reads: [], learn: (known, { timestamp }) => known.dock(false, 'Undocked', timestamp) }],
  ['NavRoute', { reads: [...tellsOfSystems.NavRoute, 'Route/*/StarClass'], learn: plotted }],
  [
    'NavRouteClear',
    {
      reads: [],
      learn: (known) => {
        known.route = undefined;
      },
    },
  ],
  ['FSDTarget', { reads: ['RemainingJumpsInRoute'], learn: targeted }],
  ['Fileheader', { reads: ['part'], learn: opened }],
  ['LoadGame', { reads: ['FuelCapacity'], learn: loaded }],
  ['Loadout', { reads: ['FuelCapacity/Main', 'FuelCapacity/Reserve'], learn: fitted }],
  ['FuelScoop', { reads: ['Scooped'], learn: scooped }],
  ['SupercruiseExit', { reads: [], learn: dropped }],
  // Fuel comes and goes by the pump and by limpets; after an attack in hyperspace nobody knows what was burnt, nor where the ship is.
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
]);

function jumped(known: Knowledge, event: Members): void {
  const ownShip = event.Taxi !== true && event.Multicrew !== true;
  if (ownShip) known.jump();
  else known.endRoute();
  known.arrive(event);
  known.dock(false, 'FSDJump', event.timestamp);
  const level = numberFrom(event.FuelLevel);
  const used = numberFrom(event.FuelUsed);
  known.fuel = undefined;
  if (!ownShip || level === undefined || level < 0) return;
  known.fuel = { level, scooped: 0, drops: 0, timestamp: event.timestamp, where: known.here };
  known.held(level + Math.max(used ?? 0, 0));
}

function located(known: Knowledge, event: Members): void {
  known.fuel = undefined;
  known.endRoute();
  known.arrive(event);
  if (typeof event.Docked === 'boolean') known.dock(event.Docked, String(event.event), event.timestamp);
  else known.docking = undefined;
}

function docked(known: Knowledge, event: Members): void {
  known.dock(true, 'Docked', event.timestamp);
  // Docked, the ship may be refuelled; and where the journal does not tell of it, exchanged for another.
  if (known.tells) known.fuel = undefined;
  else known.forgetShip();
  if (event.StationType === 'FleetCarrier') {
    // A carrier takes the ship along to anywhere.
    known.place = undefined;
    known.endRoute();
  } else if (!known.place) known.arrive(event);
  else {
    const [told] = known.told;
    if (told) known.systems.learn(told, known.here);
    // Two places at once: neither is certain, and it has been told.
    if (told?.name !== undefined && told.name !== known.place.name) known.place = undefined;
  }
}

function plotted(known: Knowledge, event: Members): void {
  learnStops(known, event);
  known.route = {
    timestamp: event.timestamp,
    where: known.here,
    start: known.place,
    stops: itineraryOf(known),
    progress: departure,
    jumps: [],
    over: false,
  };
}

/** A target with no jumps remaining is none of a route: the pilot has other plans. */
function targeted(known: Knowledge, { RemainingJumpsInRoute }: Members): void {
  if (RemainingJumpsInRoute === undefined) known.endRoute();
}

/** What a route tells of the galaxy is true whenever it was plotted. */
export function learnStops(known: Knowledge, event: Members): void {
  const stops = objectsFrom(event.Route);
  for (const [index, each] of known.told.entries()) {
    known.systems.learn(each, known.here, nameFrom(stops[index]?.StarClass));
  }
}

/** The stops of a route; nothing if there are none, or if one of them cannot be told. */
export function itineraryOf({ told }: Known): Itinerary | undefined {
  const stops = told.flatMap(({ name, address }) => (name && address ? [{ name, address }] : []));
  return stops.length > 0 && stops.length === told.length ? new Itinerary(stops) : undefined;
}

function opened(known: Knowledge, { part }: Members): void {
  // A part that continues a journal opens with a header as well.
  if (!(typeof part === 'number' && part > 1)) known.beginSession();
  known.tells = true;
}

function loaded(known: Knowledge, { FuelCapacity }: Members): void {
  known.forgetAll();
  known.tells = true;
  known.tank = { capacity: tank(FuelCapacity), largest: undefined, reservoir: undefined };
}

function fitted(known: Knowledge, { FuelCapacity }: Members): void {
  const { Main, Reserve } = objectFrom(FuelCapacity) ?? {};
  const reservoir = numberFrom(Reserve);
  known.tank = {
    capacity: tank(Main),
    largest: undefined,
    reservoir: reservoir !== undefined && reservoir > 0 ? reservoir : undefined,
  };
}

function tank(value: unknown): number | undefined {
  const tonnes = numberFrom(value);
  return tonnes !== undefined && tonnes >= smallestTank ? tonnes : undefined;
}

function scooped(known: Knowledge, { Scooped }: Members): void {
  const tonnes = numberFrom(Scooped);
  if (tonnes === undefined || tonnes < 0) known.fuel = undefined;
  else if (known.fuel) known.fuel = { ...known.fuel, scooped: known.fuel.scooped + tonnes };
}

function dropped(known: Knowledge): void {
  if (known.fuel) known.fuel = { ...known.fuel, drops: known.fuel.drops + 1 };
}
