import { distanceBetween, type StarSystem, type Station } from '../../../game/star-system.js';
import { type Activity, wait, write } from '../../activity.js';
import { pay } from '../../commander/simulated-commander.js';
import { planRoute } from '../../galaxy/plan-route.js';
import { commanderName } from '../../person-names.js';
import type { OtherShip } from '../../world/whereabouts.js';
import type { World } from '../../world/world.js';
import { locationFields } from '../location-fields.js';
import { relog } from '../relog.js';
import { stepInto, stepOut } from '../surface/boarding.js';
import { approachAndDock } from './dock.js';
import { jumpAsPassenger } from './jump.js';
import { cruiseTo, enterSupercruise } from './supercruise.js';

/** A taxi takes the commander to another station and back, while their ship stays docked. */
export function* taxiRide(world: World, there: StarSystem, station: Station): Activity {
  const { place, system, commander, random } = world;
  if (place.is !== 'docked' || world.vehicle !== 'ship' || !commander.odyssey) return;
  if (commander.credits < 2 * fare(system, there)) return;
  yield* stepOut(world);
  yield* takeTaxi(world, there, station);
  if (world.standingOn === 'hangar') world.standingOn = 'concourse';
  yield wait(random.integer(60, 240));
  yield* takeTaxi(world, system, place.station);
  yield* stepInto(world, 'ship');
}

/** Starts and ends on foot. A commander who cannot pay the fare pays what is left. */
export function* takeTaxi(world: World, there: StarSystem, station: Station): Activity {
  if (world.place.is !== 'docked' || world.vehicle !== 'foot') return;
  const { commander, random, place, system } = world;
  if (world.standingOn === 'hangar') world.standingOn = 'concourse';
  yield wait(random.integer(20, 40));
  const cost = Math.min(commander.credits, fare(system, there));
  commander.credits -= cost;
  world.isUninterruptible = true;
  yield write('BookTaxi', { Cost: cost, DestinationSystem: there.name, DestinationLocation: station.name });
  yield wait(random.integer(15, 40));
  world.ownShipAt ??= { system, place };
  world.otherShip = { fuel: { main: random.number(6, 8), reservoir: 0.57 }, tank: 8, perLightYear: 0.04, range: 40 };
  yield* stepInto(world, 'taxi');
  yield* flyAsPassenger(world, world.otherShip, there, station);
  if (isAtOwnShip(world)) world.ownShipAt = undefined;
  world.otherShip = undefined;
  yield* stepOut(world);
}

/** Orders a taxi, and thinks better of it; the fare is returned. */
export function* cancelTaxi(world: World, there: StarSystem, station = there.stations[0]): Activity {
  const { commander, random, system } = world;
  const cost = fare(system, there);
  if (!station || world.vehicle !== 'foot' || !pay(commander, cost)) return;
  yield write('BookTaxi', { Cost: cost, DestinationSystem: there.name, DestinationLocation: station.name });
  yield wait(random.integer(10, 80));
  commander.credits += cost;
  yield write('CancelTaxi', { Refund: cost });
}

/** The same with a dropship, which costs nothing. */
export function* cancelDropship({ random, system }: World): Activity {
  yield write('BookDropship', {
    Retreat: false,
    Cost: 0,
    DestinationSystem: system.name,
    DestinationLocation: system.arrival.name,
  });
  yield wait(random.integer(10, 80));
  yield write('CancelDropship', { Refund: 0 });
}

/** Joins the crew of another ship for a round trip: in person or remotely, by chance unless it is said. */
export function* crewTrip(world: World, there: StarSystem, station: Station, inPerson?: boolean): Activity {
  if (world.place.is !== 'docked' || world.vehicle !== 'ship') return;
  const { random, cockpit, commander, system, place } = world;
  const isThere = inPerson ?? (commander.odyssey && random.chance(0.5));
  const crew = {
    Captain: commanderName(random),
    Telepresence: !isThere,
  };
  const how = isThere ? 'PhysicalMulticrew' : 'TelepresenceMulticrew';
  const host: OtherShip = {
    fuel: { main: random.number(12, 16), reservoir: 0.63 },
    tank: 16,
    perLightYear: 0.08,
    range: 30,
  };
  if (isThere) yield* stepOut(world);
  world.ownShipAt = { system, place };
  world.isUninterruptible = true;
  yield write('JoinACrew', crew);
  world.otherShip = host;
  if (isThere) yield* stepInto(world, 'crew');
  else world.vehicle = 'crew';
  cockpit.flags2.add(how);
  yield write('ChangeCrewRole', { Role: isThere ? 'OnFoot' : 'Idle', Telepresence: !isThere });
  // The game loads the captain's world.
  yield wait(random.integer(9, 22));
  yield write('Location', locationFields(world));
  yield wait(random.integer(20, 60));
  yield* flyAsPassenger(world, host, there, station);
  yield* flyAsPassenger(world, host, system, place.station);
  cockpit.flags2.delete(how);
  world.ownShipAt = undefined;
  world.isUninterruptible = true;
  if (isThere) yield* stepOut(world);
  else world.vehicle = 'ship';
  world.otherShip = undefined;
  yield write('QuitACrew', crew);
  world.isUninterruptible = false;
  // Leads back to one's own place through the main menu.
  yield* relog(world);
  if (isThere) yield* stepInto(world, 'ship');
  yield wait(random.integer(5, 20));
}

/** Another pilot flies the commander from one pad to another. */
function* flyAsPassenger(world: World, host: OtherShip, system: StarSystem, station: Station): Activity {
  yield wait(world.random.integer(5, 20));
  yield* enterSupercruise(world);
  const way = planRoute(world.galaxy, world.system, system, host.range) ?? [world.system, system];
  for (const stop of way.slice(1)) yield* jumpAsPassenger(world, stop, host);
  yield* cruiseTo(world, station);
  yield* approachAndDock(world, station);
}

/** The fare in credits. */
function fare(from: StarSystem, to: StarSystem): number {
  return Math.round(100 + 620 * distanceBetween(from.position, to.position));
}

/** Whether the commander is where their own ship is parked. */
function isAtOwnShip({ place, ownShipAt }: World): boolean {
  return (
    place.is === 'docked' &&
    ownShipAt?.place.is === 'docked' &&
    place.station.marketId === ownShipAt.place.station.marketId
  );
}
