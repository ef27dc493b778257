import type { Station } from '../../../game/star-system.js';
import { entryOf } from '../../../words/entry-of.js';
import { type Activity, wait, write } from '../../activity.js';
import { hasFineIn, isWantedIn } from '../../commander/legal-standing.js';
import type { EventFields } from '../../event-fields.js';
import { stationDistanceAt } from '../../galaxy/station-distance.js';
import { dockedAt, surfacePositionOf } from '../../world/landing-pads.js';
import type { World } from '../../world/world.js';
import { scrape } from '../combat/own-damage.js';
import { descend, planDescent } from './descent.js';
import { dropAt } from './drop.js';
import { taxiAndCrewFields } from './flight-events.js';
import { targetSystem } from './nav-target.js';
import { requestPad } from './request-pad.js';
import { cruiseTo } from './supercruise.js';
import { approachSeconds, type DockingTrouble } from './travel-table.js';

const usual = [35, 50, 60, 75, 110] as const;

/** Flies to a station of this system and lands on one of its pads. */
export function* dockAt(world: World, station: Station, trouble?: DockingTrouble): Activity {
  if (world.place.is === 'docked' && world.place.station.marketId === station.marketId) return;
  yield* cruiseTo(world, station);
  yield* approachAndDock(world, station, trouble);
}

/** From supercruise to the pad; a station on a body is reached through orbital cruise and glide. */
export function* approachAndDock(world: World, station: Station, trouble?: DockingTrouble): Activity {
  const { random, cockpit } = world;
  const seconds = random.seconds(entryOf(approachSeconds, station.type) ?? usual);
  const spot = surfacePositionOf(station);
  const descent = spot && planDescent(world, spot, { seconds, speed: 40, from: random.integer(800, 2000) });
  if (descent) {
    yield* descend(world, descent, station);
  } else {
    yield* dropAt(world, station);
    yield wait(random.seconds([9, 11, 13, 20, 45]));
  }
  world.isUninterruptible = true;
  if (world.vehicle === 'ship') yield* requestPad(world, station, trouble);
  world.motion = descent?.settle.motion;
  yield* touchDown(world, seconds);
  world.motion = undefined;
  yield* scrape(world, 0.15);
  world.place = dockedAt(station);
  world.commander.memory.lastPort = { system: world.system, station };
  targetSystem(world);
  cockpit.heat = 0.3;
  yield dockedEvent(world, station);
  // The ship is held by the clamps for a while.
  yield wait(random.integer(3, 9));
  world.isUninterruptible = false;
}

/** The flight to the pad, with the landing gear down on the way. */
function* touchDown({ cockpit, random, vehicle }: World, seconds: number): Activity {
  const late = Math.min(10, seconds - 1);
  if (vehicle === 'ship' && random.chance(0.2)) cockpit.flags.add('FlightAssistOff');
  yield wait(late);
  cockpit.flags.delete('FlightAssistOff');
  if (vehicle !== 'taxi') cockpit.flags.add('LandingGearDown');
  yield wait(seconds - late);
  cockpit.flags.delete('LandingGearDown');
}

export function dockedEvent(world: World, station: Station) {
  return write('Docked', dockedFields(world, station));
}

export function dockedFields(world: World, station: Station): EventFields<'Docked'> {
  const { system, vehicle, politics, commander, ship } = world;
  const [Small, Medium, Large] = station.pads;
  return {
    StationName: station.name,
    StationType: station.type,
    ...taxiAndCrewFields(world),
    StarSystem: system.name,
    SystemAddress: system.address,
    MarketID: station.marketId,
    ...politics.stationFields(system, station, world.now, world.dialect),
    DistFromStarLS: stationDistanceAt(system, station, world.now),
    ...(isWantedIn(commander, system) && { Wanted: true }),
    ...(hasFineIn(commander, system) && { ActiveFine: true }),
    ...(vehicle === 'ship' && ship.isCanopyBroken && { CockpitBreach: true }),
    LandingPads: { Small, Medium, Large },
  };
}
