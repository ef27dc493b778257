import type { StarSystem, Station } from '../../game/star-system.js';
import { populatedAround } from '../../simulate/activities/outings.js';
import { countFleet } from '../../simulate/commander/career-statistics.js';
import { meetEngineersOf } from '../../simulate/commander/engineer-progress.js';
import { grantPermit, grantShip } from '../../simulate/commander/permits.js';
import { makeSquadron, type Squadron } from '../../simulate/commander/squadron.js';
import { Politics } from '../../simulate/politics/galaxy-politics.js';
import type { Random } from '../../simulate/random.js';
import { fitOut } from '../../simulate/ship/make-ship.js';
import { switchEverythingOff } from '../../simulate/world/cockpit-state.js';
import { dockedAt, stationsWithPadFor } from '../../simulate/world/landing-pads.js';
import type { Place } from '../../simulate/world/whereabouts.js';
import type { World } from '../../simulate/world/world.js';
import { StageError } from '../stage-error.js';
import { applyCommonSettings, assertFitsShip, assertLegalState, setCargo, setFuel } from './apply-settings.js';
import type { SessionSettings, StationInSystem } from './session-settings.js';

/**
 * The world with the given settings applied: the commander, their location and their ship. Refuses
 * inconsistent settings.
 */
export function worldGiven(world: World, settings: SessionSettings): World {
  const { ship, station, system, legal } = settings;
  const fitted =
    ship === undefined
      ? world.ship
      : fitOut(world.random.stream('given ship'), ship, world.ship.purpose, 'settled', world.game.gameversion);
  assertFitsShip(fitted, settings);
  const isPlaced = ship !== undefined || station !== undefined || system !== undefined;
  const start = isPlaced ? startingPoint({ ...world, ship: fitted }, station, system) : undefined;
  const at = start?.system ?? world.system;
  if (legal !== undefined) assertLegalState(at, legal);
  grantPermit(world.commander, at);
  grantShip(world.commander, fitted.hull);
  meetEngineersOf(fitted, world.commander.engineers);
  if (fitted !== world.ship) countFleet(world.commander.statistics, [fitted]);
  const given: World = {
    ...world,
    ...identity(world, start?.system ?? world.home, settings),
    ship: fitted,
    ...(start && { ...aboard, home: at, system: at, place: placeOf(start) }),
  };
  if (start) switchEverythingOff(given.cockpit);
  if (settings.fuel) setFuel(given, settings.fuel);
  if (settings.cargo) setCargo(given, settings.cargo);
  applyCommonSettings(given, settings);
  return given;
}

/** In the ship, since requested locations are those of the ship. */
const aboard: Pick<World, 'vehicle' | 'outsidePosition' | 'standingOn'> = {
  vehicle: 'ship',
  outsidePosition: undefined,
  standingOn: 'hangar',
};

function placeOf({ station }: StartingPoint): Place {
  return station ? dockedAt(station) : { is: 'supercruise' };
}

/** Refuses a station that has no pad for the ship. */
export function assertPad({ system, station }: StationInSystem, { ship }: Pick<World, 'ship'>): void {
  if (stationsWithPadFor(system, ship).some(({ marketId }) => marketId === station.marketId)) return;
  throw new StageError(
    `${station.name} in ${system.name} has no pad for this ${ship.name}, which needs a ${ship.pad} one`,
  );
}

/**
 * The start: the requested station, or any with a pad in the requested system; without one, passing through.
 */
function startingPoint(
  world: World,
  requested: StationInSystem | undefined,
  system: StarSystem | undefined,
): StartingPoint {
  if (requested) assertPad(requested, world);
  if (requested) return requested;
  if (system) return { system, station: stationsWithPadFor(system, world.ship)[0] };
  const { place } = world;
  const here = stationsWithPadFor(world.system, world.ship);
  const station = place.is === 'docked' ? here.find(({ marketId }) => marketId === place.station.marketId) : undefined;
  if (station ?? here[0]) return { system: world.system, station: station ?? here[0] };
  const [next = world.system] = populatedAround(world, searchRadius);
  return { system: next, station: stationsWithPadFor(next, world.ship)[0] };
}

interface StartingPoint {
  readonly system: StarSystem;
  readonly station: Station | undefined;
}

/** Light-years within which there is a pad for every ship. */
const searchRadius = 600;

/** The commander's identity, and the politics as seen from their side. */
function identity(world: World, home: StarSystem, settings: SessionSettings): Pick<World, 'commander' | 'politics'> {
  const { commander, random } = world;
  const { squadron: own, ...person } = commander;
  const { commander: name = person.name, pledge = person.pledge } = settings;
  const squadron = settings.squadron === undefined ? own : squadronNamed(settings.squadron, random);
  const given = { ...person, name, ...(pledge !== undefined && { pledge }), ...(squadron && { squadron }) };
  if (settings.pledge === undefined && settings.squadron === undefined) {
    return { commander: given, politics: world.politics };
  }
  const ofSquadron = squadron && { squadronFaction: home.faction, squadronHome: home.name };
  return { commander: given, politics: new Politics(random.stream('given politics'), { pledge, ...ofSquadron }) };
}

function squadronNamed(name: string, random: Random): Squadron | undefined {
  return name === 'none' ? undefined : { ...makeSquadron(random.stream('given squadron')), name };
}
