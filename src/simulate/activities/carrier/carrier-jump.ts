import { distanceBetween, type StarSystem } from '../../../game/star-system.js';
import { type Activity, wait, write } from '../../activity.js';
import {
  carrierIdentity,
  carrierLocationFields,
  carrierRange,
  jumpRequestFields,
  tritiumFor,
} from '../../carrier/carrier-fields.js';
import { addToStatistic } from '../../commander/career-statistics.js';
import { isWantedIn } from '../../commander/legal-standing.js';
import { carrierAsStation, jumpCarrierTo, readyAt } from '../../galaxy/fleet-carrier.js';
import { dockedAt } from '../../world/landing-pads.js';
import type { World } from '../../world/world.js';
import { systemFields, taxiAndCrewFields } from '../travel/flight-events.js';
import { atManagement, writeCarrierStats } from './carrier-management.js';
import { placeCarrier } from './carrier-place.js';

/** Seconds from the request to the departure. */
const spoolTime = [905, 960] as const;

/**
 * Whether the carrier can jump to a system now: it is the commander's own, ready, in range, and has the fuel.
 */
export function canSendCarrier(world: World, to: StarSystem): boolean {
  const { commander, politics, now } = world;
  const { carrier } = commander;
  if (!carrier.isOwned || carrier.jump || !carrier.at || now < readyAt(carrier)) return false;
  const distance = distanceBetween(carrier.at.system.position, to.position);
  return distance > 0 && distance <= carrierRange && tritiumFor(commander, politics, to) <= carrier.fuel;
}

/** Schedules a jump of the carrier, from wherever the commander is. */
export function* sendCarrier(world: World, to: StarSystem): Activity {
  placeCarrier(world);
  if (canSendCarrier(world, to)) yield* atManagement(world, requesting(world, to));
}

function* requesting(world: World, to: StarSystem): Activity {
  const { commander, random } = world;
  const { carrier } = commander;
  yield wait(random.integer(10, 40));
  carrier.jump = { to, departure: Math.floor(world.now) + random.integer(...spoolTime) };
  yield write('CarrierJumpRequest', jumpRequestFields(carrier, carrier.jump));
  yield wait(random.integer(3, 4));
  yield* writeCarrierStats(world);
  yield wait(random.integer(2, 8));
}

/** Cancels the scheduled jump. */
export function* cancelCarrierJump(world: World): Activity {
  if (world.commander.carrier.jump) yield* atManagement(world, cancelling(world));
}

function* cancelling(world: World): Activity {
  const { commander, random } = world;
  yield wait(random.integer(4, 12));
  delete commander.carrier.jump;
  yield write('CarrierJumpCancelled', carrierIdentity(commander.carrier));
  yield wait(random.integer(3, 4));
  yield* writeCarrierStats(world);
  yield wait(random.integer(2, 6));
}

/**
 * Passes the time until the carrier has jumped. A docked commander travels along; otherwise a line reports
 * it.
 */
export function* awaitCarrierJump(world: World): Activity {
  const { carrier } = world.commander;
  while (carrier.jump && world.now < carrier.jump.departure) {
    yield wait(Math.min(45, Math.max(1, carrier.jump.departure - world.now)));
  }
  yield* carrierNews(world);
}

/** Carries out a jump that is due, with its line. */
export function* carrierNews(world: World): Activity {
  const { carrier } = world.commander;
  const { jump } = carrier;
  if (!jump || world.now < jump.departure) return;
  if (isOnCarrier(world)) yield* jumpAlong(world, jump.to);
  else {
    moveCarrier(world, jump.to);
    yield write('CarrierLocation', carrierLocationFields(carrier, jump.to));
  }
}

/** Carries out a jump that was due while the game was closed. A commander on board finds themselves there. */
export function arriveWithCarrier(world: World): void {
  const { commander, place } = world;
  const { carrier } = commander;
  if (carrier.jump && world.now >= carrier.jump.departure) moveCarrier(world, carrier.jump.to);
  if (!carrier.isOwned || place.is !== 'docked' || place.station.marketId !== carrier.marketId) return;
  world.system = placeCarrier(world);
  world.place = dockedAt(carrierAsStation(carrier));
}

/** Whether the commander's ship is docked at their own carrier, with the commander in it. */
export function isAboard(world: World): boolean {
  return world.vehicle === 'ship' && isOnCarrier(world);
}

/** Whether the commander is on their own carrier, in the ship or on foot. */
function isOnCarrier({ place, commander: { carrier } }: World): boolean {
  return place.is === 'docked' && carrier.isOwned && place.station.marketId === carrier.marketId;
}

/** Through hyperspace, about a minute: leaving is impossible. */
function* jumpAlong(world: World, to: StarSystem): Activity {
  const { commander, dialect, politics, random } = world;
  const { carrier } = commander;
  const before = world.isUninterruptible;
  world.isUninterruptible = true;
  yield wait(random.integer(6, 12));
  moveCarrier(world, to);
  yield write('CarrierLocation', carrierLocationFields(carrier, to));
  yield wait(51);
  const station = carrierAsStation(carrier);
  world.system = to;
  world.place = dockedAt(station);
  world.route = [];
  const {
    StationState: _,
    StationName_Localised: __,
    StationAllegiance: ___,
    ...ofStation
  } = politics.stationFields(to, station, world.now, dialect);
  const isDocked = isAboard(world);
  yield write('CarrierJump', {
    Docked: isDocked,
    ...(isDocked && {
      StationName: station.name,
      StationType: station.type,
      MarketID: station.marketId,
      ...ofStation,
      ...taxiAndCrewFields(world),
    }),
    ...(isWantedIn(commander, to) && { Wanted: true }),
    ...(!isDocked && { OnFoot: true }),
    ...systemFields(to),
    StarPos: to.position,
    ...politics.jumpFields(to, world.now, dialect),
    Body: to.arrival.name,
    BodyID: to.arrival.id,
    BodyType: to.arrival.type,
  });
  yield wait(random.integer(3, 8));
  world.isUninterruptible = before;
}

/** Moves the carrier, burns its tritium and counts the jump. */
export function moveCarrier({ commander, politics, now, random }: World, to: StarSystem): void {
  const { carrier, memory, statistics } = commander;
  const { at } = carrier;
  const from = at?.system;
  const burnt = tritiumFor(commander, politics, to);
  if (at) carrier.stops = [...carrier.stops, { system: at.system.name, since: at.since, until: now }].slice(-3);
  delete carrier.at;
  jumpCarrierTo(carrier, to, now, random);
  if (memory.lastPort?.station.marketId === carrier.marketId) memory.lastPort = { ...memory.lastPort, system: to };
  carrier.fuel = Math.max(0, carrier.fuel - burnt);
  addToStatistic(statistics, 'FLEETCARRIER FLEETCARRIER_TOTAL_JUMPS');
  const distance = from ? distanceBetween(from.position, to.position) : 0;
  addToStatistic(statistics, 'FLEETCARRIER FLEETCARRIER_DISTANCE_TRAVELLED', distance);
}
