import { type Activity, type Step, wait, write } from '../../activity.js';
import { packConsumables, stowBackpack } from '../../commander/locker.js';
import { suitLoadoutFields, unarmed } from '../../commander/suit-loadouts.js';
import type { EventFields } from '../../event-fields.js';
import { srvIdOf } from '../../ship/srv-vehicles.js';
import { uninterrupted } from '../../world/interruption.js';
import { positionLike, type Vehicle } from '../../world/whereabouts.js';
import type { World } from '../../world/world.js';
import { nearbyBodyFields, stationNameFields, systemFields } from '../travel/flight-events.js';

/** Room temperature, in kelvin. */
const roomTemperature = 293;

/** Leaves the vehicle, onto a pad or a planet; writes Disembark and SuitLoadout. */
export function* stepOut(world: World): Activity {
  world.cockpit.focus = 0;
  const disembarkEvent = boardingEvent(world, 'Disembark', world.vehicle);
  if (world.vehicle === 'ship') packConsumables(world.commander);
  yield* uninterrupted(world, lookAround(world, disembarkEvent));
}

/** The game loads the surroundings before the commander is there. */
function* lookAround(world: World, disembarkEvent: Step): Activity {
  const { commander, dialect, random } = world;
  yield disembarkEvent;
  yield wait(random.integer(3, 5));
  world.vehicle = 'foot';
  standUp(world);
  yield write('SuitLoadout', suitLoadoutFields(commander.loadout, dialect));
  yield wait(random.integer(4, 10));
}

/** Boards a vehicle parked here. */
export function* stepInto(world: World, vehicle: Exclude<Vehicle, 'foot'>): Activity {
  world.motion = undefined;
  if (vehicle !== 'srv') world.outsidePosition = undefined;
  world.person.weapon = undefined;
  world.vehicle = vehicle;
  if (vehicle === 'ship') stowBackpack(world.commander);
  yield* uninterrupted(world, sitDown(world, vehicle));
}

function* sitDown(world: World, vehicle: Vehicle): Activity {
  yield boardingEvent(world, 'Embark', vehicle);
  yield wait(world.random.integer(6, 14));
}

/** Healthy and unarmed; nothing is held in a station. */
export function standUp(world: World): void {
  const { person, place } = world;
  person.oxygen = 1;
  person.health = 1;
  if (place.is === 'landed') {
    world.standingOn = 'surface';
    world.outsidePosition = positionLike(world.outsidePosition ?? place.over, { altitude: 0 });
    person.temperature = place.over.body.temperature;
    person.weapon = unarmed;
    return;
  }
  const isSettlement = place.is === 'docked' && place.station.type === 'OnFootSettlement';
  world.standingOn = isSettlement ? 'settlement' : 'hangar';
  world.outsidePosition = undefined;
  person.temperature = roomTemperature;
  person.weapon = isSettlement ? unarmed : undefined;
}

function boardingEvent(world: World, event: 'Embark' | 'Disembark', vehicle: Vehicle): Step {
  return write(event, {
    SRV: vehicle === 'srv',
    Taxi: vehicle === 'taxi',
    Multicrew: vehicle === 'crew',
    ...(vehicle === 'ship' && { ID: world.ship.id }),
    ...(vehicle === 'srv' && { ID: srvIdOf(world.ship) }),
    ...systemFields(world.system),
    ...boardingPlaceFields(world),
  });
}

type BoardingPlaceFields = Pick<
  EventFields<'Embark'>,
  'Body' | 'BodyID' | 'OnStation' | 'OnPlanet' | 'StationName' | 'StationName_Localised' | 'StationType' | 'MarketID'
>;

function boardingPlaceFields({ place, system }: World): BoardingPlaceFields {
  if (place.is !== 'docked') {
    const body = place.is === 'landed' ? place.over.body : system.arrival;
    return { Body: body.name, BodyID: body.id, OnStation: false, OnPlanet: true };
  }
  const { station } = place;
  const { Body, BodyID } = nearbyBodyFields(system, station.body ?? station);
  return {
    Body,
    BodyID,
    OnStation: true,
    OnPlanet: station.body !== undefined,
    ...stationNameFields(station),
    MarketID: station.marketId,
  };
}
