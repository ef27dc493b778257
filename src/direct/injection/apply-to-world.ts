import type { StarPosition, StarSystem, Station } from '../../game/star-system.js';
import { isObject } from '../../journal/journal-event.js';
import { targetSystem } from '../../simulate/activities/travel/nav-target.js';
import { dockedAt } from '../../simulate/world/landing-pads.js';
import type { World } from '../../simulate/world/world.js';

/** An event of any kind. */
type EventFields = Readonly<Record<string, unknown>> & { readonly event: string };

/** How events change the world, by kind, so that Status and all later lines are consistent. */
const worldChanges: Readonly<Record<string, (world: World, event: EventFields) => void>> = {
  FSDJump(world, event) {
    world.system = systemOf(world, event);
    world.place = { is: 'supercruise' };
    world.route = world.route.filter(({ address }) => address !== world.system.address);
    setFuel(world, event.FuelLevel);
  },
  Location(world, event) {
    world.system = systemOf(world, event);
    world.place = event.Docked === true ? dockedAt(stationOf(world, event)) : { is: 'supercruise' };
  },
  Docked(world, event) {
    world.system = systemOf(world, event);
    world.place = dockedAt(stationOf(world, event));
    delete world.cockpit.target;
  },
  Undocked(world) {
    world.place = world.place.is === 'docked' ? { is: 'space', station: world.place.station } : world.place;
  },
  SupercruiseEntry(world) {
    world.place = { is: 'supercruise' };
  },
  SupercruiseExit(world) {
    world.place = { is: 'space' };
  },
  FuelScoop(world, event) {
    setFuel(world, event.Total);
  },
  RefuelAll(world) {
    world.ship.fuel.main = world.ship.tank;
  },
  Status(world, event) {
    const { FuelMain, FuelReservoir } = (isObject(event.Fuel) ? event.Fuel : {}) as Record<string, unknown>;
    setFuel(world, FuelMain);
    if (typeof FuelReservoir === 'number' && FuelReservoir >= 0) world.ship.fuel.reservoir = FuelReservoir;
    if (typeof event.Balance === 'number') world.commander.credits = event.Balance;
  },
  NavRoute(world, event) {
    const stops = Array.isArray(event.Route) ? (event.Route as EventFields[]) : [];
    world.route = stops.slice(1).map((stop) => systemOf(world, stop));
    world.hasOpenNavRoute = world.route.length > 0;
  },
  NavRouteClear(world) {
    world.route = [];
    world.hasOpenNavRoute = false;
    targetSystem(world);
  },
};

/** Whether events of this kind change the world. */
export function changesWorld({ event }: { readonly event: string }): boolean {
  return Object.hasOwn(worldChanges, event);
}

/**
 * Changes the world according to an event. Most of these events happen to the ship, so the commander is put
 * aboard.
 */
export function applyToWorld(world: World, event: EventFields): void {
  if (!changesWorld(event)) return;
  if (event.event !== 'Status' && event.event !== 'NavRoute') board(world);
  worldChanges[event.event]?.(world, event);
}

function board(world: World): void {
  world.vehicle = 'ship';
  world.outsidePosition = undefined;
  world.motion = undefined;
  world.ownShipAt = undefined;
}

function setFuel({ ship }: World, level: unknown): void {
  if (typeof level === 'number' && level >= 0) ship.fuel.main = Math.min(level, ship.tank);
}

/** The system an event names: from the galaxy, or made from the fields of the event. */
function systemOf({ galaxy, system }: World, event: EventFields): StarSystem {
  const name = textOf(event.StarSystem) ?? system.name;
  if (name === system.name) return system;
  const known = galaxy.systemByName(name);
  if (known) return known;
  const position = event.StarPos;
  return {
    ...uninhabited,
    name,
    address: Number(event.SystemAddress ?? 0),
    position: isPosition(position) ? [...position] : system.position,
    starClass: textOf(event.StarClass) ?? 'K',
    arrival: { name: textOf(event.Body) ?? name, id: Number(event.BodyID ?? 0), type: 'Star' },
    population: Number(event.Population ?? 0),
  };
}

const uninhabited = {
  allegiance: '',
  economy: 'None',
  secondEconomy: 'None',
  government: 'None',
  security: 'anarchy',
  faction: '',
  stations: [],
} as const;

/** The station an event names: from the system, or made from the fields of the event. */
function stationOf({ system }: World, event: EventFields): Station {
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
