import { isObject } from '../../journal/event.js';
import { targetSystem } from '../../simulate/activities/travel/target.js';
import type { StarPosition, StarSystem, Station } from '../../simulate/galaxy/system.js';
import { dockedAt } from '../../simulate/play/pad.js';
import type { Play } from '../../simulate/play/play.js';

/** What an event tells. */
type Told = Readonly<Record<string, unknown>> & { readonly event: string };

/** What events of a kind change in the play, so that Status and all that follows agree with them. */
const adopted: Readonly<Record<string, (play: Play, event: Told) => void>> = {
  FSDJump(play, event) {
    play.system = systemOf(play, event);
    play.place = { is: 'supercruise' };
    play.route = play.route.filter(({ address }) => address !== play.system.address);
    setFuel(play, event.FuelLevel);
  },
  Location(play, event) {
    play.system = systemOf(play, event);
    play.place = event.Docked === true ? dockedAt(stationOf(play, event)) : { is: 'supercruise' };
  },
  Docked(play, event) {
    play.system = systemOf(play, event);
    play.place = dockedAt(stationOf(play, event));
    delete play.cockpit.target;
  },
  Undocked(play) {
    play.place = play.place.is === 'docked' ? { is: 'space', station: play.place.station } : play.place;
  },
  SupercruiseEntry(play) {
    play.place = { is: 'supercruise' };
  },
  SupercruiseExit(play) {
    play.place = { is: 'space' };
  },
  FuelScoop(play, event) {
    setFuel(play, event.Total);
  },
  RefuelAll(play) {
    play.ship.fuel.main = play.ship.tank;
  },
  Status(play, event) {
    const { FuelMain, FuelReservoir } = (isObject(event.Fuel) ? event.Fuel : {}) as Record<string, unknown>;
    setFuel(play, FuelMain);
    if (typeof FuelReservoir === 'number' && FuelReservoir >= 0) play.ship.fuel.reservoir = FuelReservoir;
    if (typeof event.Balance === 'number') play.commander.credits = event.Balance;
  },
  NavRoute(play, event) {
    const stops = Array.isArray(event.Route) ? (event.Route as Told[]) : [];
    play.route = stops.slice(1).map((stop) => systemOf(play, stop));
    play.isCharted = play.route.length > 0;
  },
  NavRouteClear(play) {
    play.route = [];
    play.isCharted = false;
    targetSystem(play);
  },
};

/** The kinds that change where the commander is, or what the ship holds. */
export function isAdopted({ event }: { readonly event: string }): boolean {
  return Object.hasOwn(adopted, event);
}

/** Makes true what an event tells; where it tells of the ship, the commander is aboard. */
export function adopt(play: Play, event: Told): void {
  if (!isAdopted(event)) return;
  if (event.event !== 'Status' && event.event !== 'NavRoute') board(play);
  adopted[event.event]?.(play, event);
}

function board(play: Play): void {
  play.ride = 'ship';
  play.spot = undefined;
  play.motion = undefined;
  play.parked = undefined;
}

function setFuel({ ship }: Play, level: unknown): void {
  if (typeof level === 'number' && level >= 0) ship.fuel.main = Math.min(level, ship.tank);
}

/** A system as the galaxy knows it, or as the event tells it. */
function systemOf({ galaxy, system }: Play, event: Told): StarSystem {
  const name = textOf(event.StarSystem) ?? system.name;
  if (name === system.name) return system;
  const known = galaxy.named(name);
  if (known) return known;
  const position = event.StarPos;
  return {
    ...nobodyLives,
    name,
    address: Number(event.SystemAddress ?? 0),
    position: isPosition(position) ? position : system.position,
    starClass: textOf(event.StarClass) ?? 'K',
    arrival: { name: textOf(event.Body) ?? name, id: Number(event.BodyID ?? 0), type: 'Star' },
    population: Number(event.Population ?? 0),
  };
}

const nobodyLives = {
  allegiance: '',
  economy: 'None',
  secondEconomy: 'None',
  government: 'None',
  security: 'anarchy',
  faction: '',
  stations: [],
} as const;

/** A station as the system has it, or as the event tells it. */
function stationOf({ system }: Play, event: Told): Station {
  const marketId = Number(event.MarketID ?? 0);
  const name = textOf(event.StationName) ?? '';
  const known = system.stations.find((each) => each.name === name && (marketId === 0 || each.marketId === marketId));
  return (
    known ?? {
      name,
      type: textOf(event.StationType) ?? '',
      marketId,
      distance: Number(event.DistFromStarLS ?? 0),
      pads: [1, 1, 1],
      faction: system.faction,
      government: system.government,
      allegiance: system.allegiance,
      economies: [[system.economy || 'None', 1]],
      services: ['Dock', 'Refuel'],
    }
  );
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function isPosition(value: unknown): value is StarPosition {
  return Array.isArray(value) && value.length === 3 && value.every((each) => typeof each === 'number');
}
