import { distanceBetween, type StarSystem, type Station } from '../../game/star-system.js';
import type { Dialect } from '../../interface/dialect/dialect-names.js';
import { lookAtModules } from '../activities/cockpit/modules-panel.js';
import { synthesise } from '../activities/cockpit/synthesise.js';
import { fight } from '../activities/combat/battle.js';
import { interdiction } from '../activities/combat/be-interdicted.js';
import { flyFighter } from '../activities/combat/fighter.js';
import { scanNavBeacon } from '../activities/exploration/nav-beacon.js';
import { isFamiliar } from '../activities/exploration/scan-body.js';
import { surveySystem } from '../activities/exploration/survey-system.js';
import { visitSignalSource } from '../activities/exploration/visit-signal-source.js';
import {
  dockSomewhere,
  goHome,
  idle,
  moveOn,
  populatedAround,
  visitAnotherSystem,
  visitCarrier,
  visitEngineerNearby,
  visitStationOnFoot,
  visitSurface,
} from '../activities/outings.js';
import { relog } from '../activities/relog.js';
import { contribute } from '../activities/station/contribute-to-goals.js';
import { tradeMissions } from '../activities/station/mission-board.js';
import { sellExploration } from '../activities/station/sell-exploration.js';
import { trade } from '../activities/station/trade-goods.js';
import { tradeMaterials } from '../activities/station/trade-materials.js';
import { visitEngineer } from '../activities/station/visit-engineer.js';
import { orderModuleTransfer, visitOutfitting } from '../activities/station/visit-outfitting.js';
import { visitShipyard } from '../activities/station/visit-shipyard.js';
import { enterSupercruise, undock } from '../activities/travel/supercruise.js';
import { crewTrip, taxiRide } from '../activities/travel/taxi-and-crew.js';
import { travelTo } from '../activities/travel/travel-to-system.js';
import type { Activity } from '../activity.js';
import { addMaterial } from '../commander/material-stock.js';
import { bodyTreeOf } from '../galaxy/body-tree/body-tree.js';
import { jumpCarrierTo } from '../galaxy/fleet-carrier.js';
import { planRoute } from '../galaxy/plan-route.js';
import { fullTankRange } from '../ship/jump-range.js';
import { stationsWithPadFor } from '../world/landing-pads.js';
import type { World } from '../world/world.js';
import { type Plan, repeatAtRandom } from './session-plan.js';

/** A bit of everything; in the dialect `spec`, two hours contain each kind of the specification. */
export const tour: Plan = {
  about: 'does a bit of everything: travel, stations, a carrier, a planet, on foot',
  startConditions: {
    ship: ['explorer', 'all-rounder', 'trader', 'combat', 'miner'],
    squadron: true,
    carrier: true,
    odyssey: true,
    shops: true,
    services: ['Outfitting', 'Exploration', 'Refuel'],
  },
  *run(world) {
    yield* openings[world.dialect](world);
    yield* expedition(world);
    yield* repeatAtRandom(world, [
      [(each) => moveOn(each), 6],
      [goHome, 1],
      [atStation, 3],
      [visitCarrier, 1],
      [expedition, 4],
      [visitStationOnFoot, 1],
      [idle, 1],
      [synthesise, 0.5],
      [lookAtModules, 0.5],
      [tripByTaxi, 0.6],
      [tripWithCrew, 0.4],
      [tripIntoSpace, 0.6],
      [ambush, 0.3],
      [fight, 0.3],
      [visitEngineerNearby, 0.7],
      [surveySystem, 0.4],
      [visitSignalSource, 1],
      [scanNavBeacon, 0.5],
      [relog, 0.2],
    ]);
  },
};

const openings: Readonly<Record<Dialect, (world: World) => Activity>> = { game: firstRound, spec: everySpecifiedKind };

function* firstRound(world: World): Activity {
  yield* atStation(world);
  yield* visitStationOnFoot(world);
  yield* visitAnotherSystem(world, (system) => isNewGround(world, system) && system.stations.some(buysData), buysData);
  yield* atStation(world);
  yield* visitCarrier(world);
  yield* synthesise(world);
}

/**
 * The commander starts with unsold data, materials for a synthesis and the carrier nearby, so that no kind is
 * left to chance.
 */
function* everySpecifiedKind(world: World): Activity {
  const { commander, random } = world;
  scanNeighbour(world);
  // Shops first: a beginner may have no credits left after a visit to the station.
  yield* visitStationOnFoot(world);
  yield* atStation(world);
  jumpCarrierTo(commander.carrier, world.system, world.now, random);
  yield* visitCarrier(world);
  for (const [material, count] of Object.entries(injection)) addMaterial(commander, material, count);
  yield* synthesise(world);
  const { position } = world.system;
  yield* visitAnotherSystem(world, (system) => isNewGround(world, system));
  if (distanceBetween(position, world.system.position) < fullTankRange(world.ship)) yield* jumpTwice(world);
  yield* atStation(world);
}

/** To any star: a small ship may not reach a station that far away. */
function* jumpTwice(world: World): Activity {
  const { galaxy, ship, system } = world;
  const range = fullTankRange(ship);
  const isReached = (there: StarSystem) => planRoute(galaxy, system, there, range * 0.9) !== undefined;
  const there = galaxy.around(system.position, range * 1.8).find((each) => isNewGround(world, each) && isReached(each));
  if (there) yield* travelTo(world, there);
  yield* dockSomewhere(world);
}

/** The materials of the cheapest FSD injection. */
const injection = { carbon: 1, vanadium: 1, germanium: 1 };

/** The main star of the nearest system, scanned before the session began. */
function scanNeighbour({ commander, galaxy, home }: World): void {
  const neighbour = galaxy.around(home.position, 30).find(({ address }) => address !== home.address);
  const star = neighbour && bodyTreeOf(neighbour).all.find(({ is }) => is === 'star');
  if (star) commander.exploration.scan(neighbour, star, false);
}

function expedition(world: World): Activity {
  return visitSurface(world, { walks: world.random.integer(2, 4) });
}

export function* atStation(world: World): Activity {
  if (world.place.is !== 'docked') yield* visitAnotherSystem(world);
  yield* sellExploration(world);
  yield* tradeMissions(world);
  yield* visitOutfitting(world);
  if (world.random.chance(0.3)) yield* orderModuleTransfer(world);
  if (world.random.chance(0.5)) yield* visitShipyard(world);
  if (world.random.chance(0.3)) yield* tradeMaterials(world);
  if (world.random.chance(0.4)) yield* visitEngineer(world);
  yield* contribute(world);
  yield* trade(world);
}

/** Some jumps away, with something to scan that the commander does not know. */
function isNewGround({ commander, home, ship, system }: World, there: StarSystem): boolean {
  const isFar = distanceBetween(system.position, there.position) > fullTankRange(ship) * 1.1;
  return isFar && !isFamiliar({ commander, home, system: there });
}

function buysData({ services }: Station): boolean {
  return services.includes('Exploration');
}

function* tripByTaxi(world: World): Activity {
  const there = populatedAround(world, 40)[0];
  const station = there && stationsWithPadFor(there, world.ship)[0];
  if (there && station && world.commander.odyssey) yield* taxiRide(world, there, station);
}

function* tripWithCrew(world: World): Activity {
  const there = populatedAround(world, 30)[0];
  const station = there && stationsWithPadFor(there, world.ship)[0];
  // Lines of the legacy game do not say that the ship is another's.
  if (there && station && world.client !== 'legacy') yield* crewTrip(world, there, station);
}

/** Interdicted by a pirate on the way out. */
function* ambush(world: World): Activity {
  yield* enterSupercruise(world);
  yield* interdiction(world);
  yield* dockSomewhere(world);
}

/** Out of the station for a while, and into a fighter if there is one. */
function* tripIntoSpace(world: World): Activity {
  if (world.place.is !== 'docked') return;
  yield* undock(world);
  yield* flyFighter(world);
  yield* idle(world);
}
