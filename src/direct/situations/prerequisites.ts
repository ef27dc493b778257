/** Prerequisites of situations: each function brings the commander into a state from anywhere. */

import type { Body, StarSystem, Station } from '../../game/star-system.js';
import { leavePower, pledgeTo } from '../../simulate/activities/company/change-allegiance.js';
import { populatedAround } from '../../simulate/activities/outings.js';
import { refuel } from '../../simulate/activities/station/refuel.js';
import { repair } from '../../simulate/activities/station/repair-ship.js';
import { landOn, takeOff } from '../../simulate/activities/surface/landing.js';
import { disembark, embark } from '../../simulate/activities/surface/walking.js';
import { dockAt } from '../../simulate/activities/travel/dock.js';
import { supercruiseExit } from '../../simulate/activities/travel/flight-events.js';
import { enterSupercruise, undock } from '../../simulate/activities/travel/supercruise.js';
import { takeTaxi } from '../../simulate/activities/travel/taxi-and-crew.js';
import { type Activity, wait } from '../../simulate/activity.js';
import { hasLaw } from '../../simulate/commander/legal-standing.js';
import { stationsWithPadFor } from '../../simulate/world/landing-pads.js';
import type { World } from '../../simulate/world/world.js';
import type { SessionSettings } from '../settings/session-settings.js';
import { StageError } from '../stage-error.js';
import { goToSystem } from './go-to-system.js';
import { ensureCredits } from './provisions.js';

/** Search radius for stations and bodies, in light-years. */
const searchRadius = 400;

/** Whether a station is accepted. */
export type StationFilter = (station: Station, system: StarSystem) => boolean;

export const anyStation: StationFilter = () => true;

/** In the commander's own ship; from elsewhere by taxi. */
export function* aboardShip(world: World): Activity {
  const { ownShipAt } = world;
  if (ownShipAt?.place.is === 'docked') yield* takeTaxi(world, ownShipAt.system, ownShipAt.place.station);
  yield* embark(world);
  yield* repairIfDocked(world);
}

/** Repairs the canopy, if docked. */
function* repairIfDocked(world: World): Activity {
  if (world.place.is !== 'docked' || !world.ship.isCanopyBroken) return;
  ensureCredits(world, maxRepairCost);
  yield* repair(world);
}

/** More than any repair costs, in credits. */
const maxRepairCost = 20_000_000;

/**
 * Docked: at the station that is set, in the system that is set, or at the nearest accepted station. The tank
 * is filled, unless a fuel level is set.
 */
export function* docked(
  world: World,
  settings: SessionSettings = {},
  accepts: StationFilter = anyStation,
  which = '',
): Activity {
  yield* aboardShip(world);
  const { place } = world;
  if (
    place.is === 'docked' &&
    isRequested(place.station, world.system, settings) &&
    accepts(place.station, world.system)
  )
    return;
  const [system, station] = findStation(world, settings, accepts, which);
  yield* goToSystem(world, system);
  yield* takeOffIfLanded(world);
  yield* dockAt(world, station);
  if (!settings.fuel) yield* refuel(world);
}

function isRequested(station: Station, here: StarSystem, { station: requested, system }: SessionSettings): boolean {
  if (requested) return requested.station.marketId === station.marketId;
  return system === undefined || system.address === here.address;
}

/**
 * The station to dock at, and its system. `which` completes `a station …` in errors: `with outfitting`,
 * `under any law`.
 */
export function findStation(
  world: World,
  settings: SessionSettings,
  accepts: StationFilter,
  which: string,
): readonly [StarSystem, Station] {
  const { station: requested, system } = settings;
  if (requested) {
    if (accepts(requested.station, requested.system)) return [requested.system, requested.station];
    throw new StageError(
      `${requested.station.name} in ${requested.system.name} is not a station ${which || 'for this'}`,
    );
  }
  for (const each of system ? [system] : [world.system, ...populatedAround(world, searchRadius)]) {
    const station = stationsWithPadFor(each, world.ship).find((haven) => accepts(haven, each));
    if (station) return [each, station];
  }
  const where = system ? `in ${system.name}` : `within ${searchRadius} light-years of ${world.system.name}`;
  throw new StageError(
    `there is no station${which && ` ${which}`} ${where} with a ${world.ship.pad} pad for this ${world.ship.name}`,
  );
}

const isLawful: StationFilter = ({ type }, system) => type !== 'FleetCarrier' && hasLaw(system);

/** Docked at a station where there is law. */
export function underLaw(world: World, settings: SessionSettings): Activity {
  return docked(world, settings, isLawful, 'under any law');
}

/** In normal space: undocked from the requested or current station, or else dropped out of supercruise. */
export function* inNormalSpace(world: World, settings: SessionSettings = {}): Activity {
  if (settings.station) yield* docked(world, settings);
  yield* aboardShip(world);
  if (settings.system) yield* goToSystem(world, settings.system);
  yield* undock(world);
  if (isInOpenSpace(world)) return;
  yield* inSupercruise(world);
  yield wait(world.random.integer(5, 15));
  world.place = { is: 'space' };
  yield supercruiseExit(world, undefined);
  yield wait(world.random.integer(5, 15));
}

/** In normal space, with no station or body nearby. */
function isInOpenSpace({ place }: World): boolean {
  return place.is === 'space' && !place.station && !place.over;
}

/** In supercruise, in the system that is set if there is one. */
export function* inSupercruise(world: World, { system }: SessionSettings = {}): Activity {
  yield* aboardShip(world);
  if (system) yield* goToSystem(world, system);
  yield* takeOffIfLanded(world);
  yield* enterSupercruise(world);
}

/** Takes off, if landed. */
export function* takeOffIfLanded(world: World): Activity {
  if (world.place.is === 'landed') yield* takeOff(world);
}

/** Landed: on the body that is set, in the system that is set, or on the nearest body. */
export function* landed(world: World, settings: SessionSettings = {}): Activity {
  yield* aboardShip(world);
  const [system, body] = findLandingBody(world, settings);
  if (isOn(world, system, body)) return;
  yield* inSupercruise(world, { system });
  yield* landOn(world, body);
}

/** The body to land on, and its system. */
export function findLandingBody(world: World, { body, system }: SessionSettings): readonly [StarSystem, Body] {
  if (body) return [body.system, body.body];
  const { place } = world;
  if (!system && place.is === 'landed') return [world.system, place.over.body];
  for (const each of system ? [system] : [world.system, ...populatedAround(world, searchRadius)]) {
    const [first] = world.galaxy.bodiesOf(each);
    if (first) return [each, first];
  }
  throw new StageError(
    `there is nowhere to land in ${(system ?? world.system).name}: none of its bodies has solid ground`,
  );
}

/** On foot in a station. */
export function* onFootInStation(
  world: World,
  settings: SessionSettings = {},
  accepts: StationFilter = anyStation,
  which = '',
): Activity {
  const inside: StationFilter = (station, system) => station.type !== 'OnFootSettlement' && accepts(station, system);
  const { place, vehicle, system } = world;
  const isIn = vehicle === 'foot' && place.is === 'docked' && inside(place.station, system);
  if (isIn && isRequested(place.station, system, settings)) return;
  yield* docked(world, settings, inside, which || 'with a concourse');
  yield* disembark(world);
}

/** On foot on a planet. */
export function* onFootOnPlanet(world: World, settings: SessionSettings = {}): Activity {
  if (isOutside(world, settings)) return;
  yield* landed(world, settings);
  yield* disembark(world);
}

/** Whether the commander walks there already, and is well enough to go on: suits are refilled in the ship. */
function isOutside(world: World, settings: SessionSettings): boolean {
  const { person, place, vehicle } = world;
  if (vehicle !== 'foot' || place.is !== 'landed' || person.oxygen < 0.5 || person.health < 0.5) return false;
  return isOn(world, ...findLandingBody(world, settings));
}

function isOn({ place, system: here }: World, { address }: StarSystem, { name }: Body): boolean {
  return place.is === 'landed' && here.address === address && place.over.body.name === name;
}

/** Pledged to a power, or to none; the commander joins or leaves one if needed. */
export function pledged(isPledged: boolean) {
  return function* (world: World): Activity {
    yield* aboardShip(world);
    if ((world.commander.pledge !== undefined) === isPledged) return;
    delete world.commander.powerWork.goodsFrom;
    yield* isPledged ? pledgeTo(world) : leavePower(world);
  };
}

/** Refuses a commander without Odyssey. */
export function assertOdyssey({ commander }: World): void {
  if (!commander.odyssey)
    throw new StageError(`${commander.name} does not have Odyssey, so cannot leave the ship on foot`);
}

/** Accepts stations that currently offer all of some services, by their names in StationServices. */
export function offersService(world: World, ...services: readonly string[]): StationFilter {
  return (station, system) => services.every((service) => world.politics.offers(system, station, service, world.now));
}
