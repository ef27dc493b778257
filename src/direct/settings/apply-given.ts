import type { StarSystem, Station } from '../../game/star-system.js';
import { populatedAround } from '../../simulate/activities/outings.js';
import type { Commander } from '../../simulate/commander/commander.js';
import { makeSquadron } from '../../simulate/commander/squadron.js';
import { Politics } from '../../simulate/politics/galaxy-politics.js';
import { fitOut } from '../../simulate/ship/make-ship.js';
import { dockedAt, stationsWithPadFor } from '../../simulate/world/landing-pads.js';
import type { World } from '../../simulate/world/world.js';
import { StageError } from '../stage-error.js';
import { applyCommonSettings, assertFitsShip, assertLegalState, setCargo, setFuel } from './apply-settings.js';
import type { SessionSettings, StationInSystem } from './session-settings.js';

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };

/** Changes a play that has not begun: who and where the commander is, and in what. It makes sense as a whole, or is refused. */
export function applyGiven(world: World, settings: SessionSettings): void {
  const { ship, station, system, legal } = settings;
  const fitted = ship === undefined ? world.ship : fitOut(world.random.stream('given ship'), ship, world.ship.purpose);
  assertFitsShip(fitted, settings);
  const place = startingPoint({ ...world, ship: fitted }, station, system);
  if (legal !== undefined) assertLegalState(place.system, legal);
  world.ship = fitted;
  world.system = place.system;
  world.place = place.station ? dockedAt(place.station) : { is: 'supercruise' };
  (world as Mutable<World>).home = place.system;
  setIdentity(world, settings);
  if (settings.fuel) setFuel(world, settings.fuel);
  if (settings.cargo) setCargo(world, settings.cargo);
  applyCommonSettings(world, settings);
}

/** Refuses a station that has no pad for the ship. */
export function assertPad({ system, station }: StationInSystem, { ship }: Pick<World, 'ship'>): void {
  if (stationsWithPadFor(system, ship).some(({ marketId }) => marketId === station.marketId)) return;
  throw new StageError(
    `${station.name} in ${system.name} has no pad for this ${ship.name}, which needs a ${ship.pad} one`,
  );
}

/** Where it begins: at the station asked for, or at any with a pad in the system asked for; where there is none, on the way through. */
function startingPoint(
  world: World,
  wanted: StationInSystem | undefined,
  system: StarSystem | undefined,
): StartingPoint {
  if (wanted) assertPad(wanted, world);
  if (wanted) return wanted;
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

/** Who the commander is. */
function setIdentity(world: World, { commander, squadron, pledge }: SessionSettings): void {
  const person = world.commander as Mutable<Commander>;
  if (commander !== undefined) person.name = commander;
  if (squadron === 'none') delete person.squadron;
  else if (squadron !== undefined) {
    person.squadron = { ...makeSquadron(world.random.stream('given squadron')), name: squadron };
  }
  if (pledge !== undefined) person.pledge = pledge;
  if (pledge === undefined && squadron === undefined) return;
  // What the powers and the squadron do is told from the commander's side.
  const { faction, name } = world.home;
  (world as Mutable<World>).politics = new Politics(world.random.stream('given politics'), {
    pledge: person.pledge,
    ...(person.squadron && { squadronFaction: faction, squadronHome: name }),
  });
}
