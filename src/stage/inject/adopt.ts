import type { JournalEvent } from '../../journal/event.js';
import type { StarPosition, StarSystem, Station } from '../../simulate/galaxy/system.js';
import { dockedAt } from '../../simulate/play/pad.js';
import type { Play } from '../../simulate/play/play.js';

/** What events of a kind change in the play, so that Status and all that follows agree with them. */
const adopted: Readonly<Record<string, (play: Play, event: JournalEvent) => void>> = {
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
  NavRoute(play, event) {
    const stops = Array.isArray(event.Route) ? (event.Route as JournalEvent[]) : [];
    play.route = stops.slice(1).map((stop) => systemOf(play, stop));
  },
};

/** The kinds that change where the commander is, or what the ship holds. */
export function isAdopted({ event }: JournalEvent): boolean {
  return Object.hasOwn(adopted, event);
}

/** Makes true what an event tells. */
export function adopt(play: Play, event: JournalEvent): void {
  if (isAdopted(event)) adopted[event.event]?.(play, event);
}

function setFuel({ ship }: Play, level: unknown): void {
  if (typeof level === 'number' && level >= 0) ship.fuel.main = Math.min(level, ship.tank);
}

/** A system as the galaxy knows it, or as the event tells it. */
function systemOf({ galaxy, system }: Play, event: JournalEvent): StarSystem {
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
function stationOf({ system }: Play, event: JournalEvent): Station {
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
      economies: [[system.economy, 1]],
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
