/** Brings a play from any rest to what a situation needs. */
import { populatedAround } from '../../simulate/activities/outings.js';
import { refuel } from '../../simulate/activities/station/refuel.js';
import { repair } from '../../simulate/activities/station/repair.js';
import { landOn, takeOff } from '../../simulate/activities/surface/landing.js';
import { disembark, embark } from '../../simulate/activities/surface/on-foot.js';
import { dockAt } from '../../simulate/activities/travel/dock.js';
import { supercruiseExit } from '../../simulate/activities/travel/flight-lines.js';
import { takeTaxi } from '../../simulate/activities/travel/guest.js';
import { enterSupercruise, undock } from '../../simulate/activities/travel/supercruise.js';
import type { Body, StarSystem, Station } from '../../simulate/galaxy/system.js';
import { havensIn } from '../../simulate/play/havens.js';
import type { Play } from '../../simulate/play/play.js';
import { type Activity, wait } from '../../simulate/play/step.js';
import { StageError } from '../errors.js';
import type { Overrides } from '../overrides/overrides.js';
import { flyTo } from './fly.js';
import { afford } from './stock.js';

/** Light-years within which something is looked for. */
const farthest = 400;

/** Whether a station of a system will do. */
export type Suits = (station: Station, system: StarSystem) => boolean;

const any: Suits = () => true;

/** In the own ship; whoever is away from it takes a taxi back. */
export function* aboard(play: Play): Activity {
  const { parked } = play;
  if (parked?.place.is === 'docked') yield* takeTaxi(play, parked.system, parked.place.station);
  yield* embark(play);
  yield* mended(play);
}

/** At a station, what is broken is mended. */
function* mended(play: Play): Activity {
  if (play.place.is !== 'docked' || !play.ship.isBreached) return;
  afford(play, repairs);
  yield* repair(play);
}

/** What repairs cost at most. */
const repairs = 20_000_000;

/** On a pad: of the station asked for, of one in the system asked for, or of the nearest that suits. The tank is filled, unless it was set. */
export function* docked(play: Play, overrides: Overrides = {}, suits: Suits = any, which = ''): Activity {
  yield* aboard(play);
  const { place } = play;
  if (place.is === 'docked' && isAskedFor(place.station, play.system, overrides) && suits(place.station, play.system))
    return;
  const [system, station] = padFor(play, overrides, suits, which);
  yield* flyTo(play, system);
  yield* offTheGround(play);
  yield* dockAt(play, station);
  if (!overrides.fuel) yield* refuel(play);
}

function isAskedFor(station: Station, here: StarSystem, { station: wanted, system }: Overrides): boolean {
  if (wanted) return wanted.station.marketId === station.marketId;
  return system === undefined || system.address === here.address;
}

/** The station to dock at, and its system; `which` tells what suits: with this, under that. */
export function padFor(play: Play, overrides: Overrides, suits: Suits, which: string): readonly [StarSystem, Station] {
  const { station: wanted, system } = overrides;
  if (wanted) {
    if (suits(wanted.station, wanted.system)) return [wanted.system, wanted.station];
    throw new StageError(`${wanted.station.name} in ${wanted.system.name} is not a station ${which || 'for this'}`);
  }
  for (const each of system ? [system] : [play.system, ...populatedAround(play, farthest)]) {
    const station = havensIn(each, play.ship).find((haven) => suits(haven, each));
    if (station) return [each, station];
  }
  const where = system ? `in ${system.name}` : `within ${farthest} light-years of ${play.system.name}`;
  throw new StageError(
    `there is no station${which && ` ${which}`} ${where} with a ${play.ship.pad} pad for this ${play.ship.name}`,
  );
}

/** In normal space: off the pad that is asked for or lain on, else wherever supercruise is left. */
export function* space(play: Play, overrides: Overrides = {}): Activity {
  if (overrides.station) yield* docked(play, overrides);
  yield* aboard(play);
  if (overrides.system) yield* flyTo(play, overrides.system);
  yield* undock(play);
  if (isInOpenSpace(play)) return;
  yield* supercruise(play);
  yield wait(play.random.integer(5, 15));
  play.place = { is: 'space' };
  yield supercruiseExit(play, undefined);
  yield wait(play.random.integer(5, 15));
}

/** Whether nothing is near: no station, no body. */
function isInOpenSpace({ place }: Play): boolean {
  return place.is === 'space' && !place.station && !place.over;
}

/** In supercruise, in the system asked for. */
export function* supercruise(play: Play, { system }: Overrides = {}): Activity {
  yield* aboard(play);
  if (system) yield* flyTo(play, system);
  yield* offTheGround(play);
  yield* enterSupercruise(play);
}

/** A landed ship takes off. */
export function* offTheGround(play: Play): Activity {
  if (play.place.is === 'landed') yield* takeOff(play);
}

/** On the ground: of the body asked for, of one in the system asked for, or of the nearest. */
export function* landed(play: Play, overrides: Overrides = {}): Activity {
  yield* aboard(play);
  const [system, body] = groundFor(play, overrides);
  if (isOn(play, system, body)) return;
  yield* above(play, system);
  yield* landOn(play, body);
}

/** In supercruise in a system, ready to go down. */
export function* above(play: Play, system: StarSystem): Activity {
  yield* aboard(play);
  yield* flyTo(play, system);
  yield* offTheGround(play);
  yield* enterSupercruise(play);
}

/** The body to land on, and its system. */
export function groundFor(play: Play, { body, system }: Overrides): readonly [StarSystem, Body] {
  if (body) return [body.system, body.body];
  const { place } = play;
  if (!system && place.is === 'landed') return [play.system, place.over.body];
  for (const each of system ? [system] : [play.system, ...populatedAround(play, farthest)]) {
    const [first] = play.galaxy.bodiesOf(each);
    if (first) return [each, first];
  }
  throw new StageError(
    `there is nowhere to land in ${(system ?? play.system).name}: none of its bodies has solid ground`,
  );
}

/** On foot in a station. */
export function* ashore(play: Play, overrides: Overrides = {}, suits: Suits = any, which = ''): Activity {
  const inside: Suits = (station, system) => station.type !== 'OnFootSettlement' && suits(station, system);
  const { place, ride, system } = play;
  const isIn = ride === 'foot' && place.is === 'docked' && inside(place.station, system);
  if (isIn && isAskedFor(place.station, system, overrides)) return;
  yield* docked(play, overrides, inside, which || 'with a concourse');
  yield* disembark(play);
}

/** On foot on a planet. */
export function* outside(play: Play, overrides: Overrides = {}): Activity {
  if (isOutside(play, overrides)) return;
  yield* landed(play, overrides);
  yield* disembark(play);
}

/** Whether one walks there already, and can go on: a suit that is nearly empty is filled in the ship. */
function isOutside(play: Play, overrides: Overrides): boolean {
  const { person, place, ride } = play;
  if (ride !== 'foot' || place.is !== 'landed' || person.oxygen < 0.5 || person.health < 0.5) return false;
  return isOn(play, ...groundFor(play, overrides));
}

function isOn({ place, system: here }: Play, { address }: StarSystem, { name }: Body): boolean {
  return place.is === 'landed' && here.address === address && place.over.body.name === name;
}

/** Nobody leaves the ship on foot without the expansion for it. */
export function needsOdyssey({ commander }: Play): void {
  if (!commander.odyssey)
    throw new StageError(`${commander.name} does not have Odyssey, so cannot leave the ship on foot`);
}

/** Whether a station offers a service now, by the name of the specification. */
export function offering(play: Play, service: string): Suits {
  return (station, system) => play.politics.offers(system, station, service, play.now);
}
