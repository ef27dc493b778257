/** Whole trips, made of smaller activities. */

import { type Body, distanceBetween, type StarSystem, type Station } from '../../game/star-system.js';
import { type Activity, wait, write } from '../activity.js';
import { squadronCarrierIn } from '../carrier/squadron-carrier.js';
import { mayEnter } from '../commander/permits.js';
import { suitLoadoutFields } from '../commander/suit-loadouts.js';
import { carrierAsStation, jumpCarrierTo } from '../galaxy/fleet-carrier.js';
import { salvage } from '../ship/commodity-prices.js';
import { fullTankRange } from '../ship/jump-range.js';
import { hasNomadHangar, hasRhinoHangar, hasSrv } from '../ship/ship.js';
import { srvCapacity } from '../ship/srv-vehicles.js';
import { hasPadFor, stationsWithPadFor } from '../world/landing-pads.js';
import { happens } from '../world/rare-moments.js';
import type { World } from '../world/world.js';
import { carrierNews } from './carrier/carrier-jump.js';
import { manageCarrier } from './carrier/carrier-management.js';
import { placeCarrier } from './carrier/carrier-place.js';
import { donateTritium } from './carrier/donate-tritium.js';
import { squadronNews, visitBank } from './carrier/squadron-news.js';
import { withIncident } from './cockpit/docking-incidents.js';
import { lookAt, useCockpit } from './cockpit/panels.js';
import { synthesise } from './cockpit/synthesise.js';
import { transferCargo } from './cockpit/transfer-cargo.js';
import { sidesIn } from './combat/battle.js';
import { interdiction } from './combat/be-interdicted.js';
import { collectFromRocks } from './exploration/collect-materials.js';
import { hop } from './exploration/hop.js';
import { scanNavBeacon } from './exploration/nav-beacon.js';
import { visitSignalSource } from './exploration/visit-signal-source.js';
import { carryOutMission } from './missions/carry-out-mission.js';
import { nextMission } from './missions/feasible-missions.js';
import { relog } from './relog.js';
import { upgradeSuit, upgradeWeapon } from './station/buy-upgrades.js';
import { changeWeapon } from './station/change-loadouts.js';
import { payFines } from './station/pay-fines.js';
import { buyAmmunition } from './station/rearm-ship.js';
import { redeemVouchers } from './station/redeem-vouchers.js';
import { refuel } from './station/refuel.js';
import { repair } from './station/repair-ship.js';
import { restockVehicles } from './station/restock-vehicles.js';
import { sellSalvage } from './station/sell-salvage.js';
import { visitShops } from './station/shops-on-foot.js';
import { hasEngineer, visitEngineer } from './station/visit-engineer.js';
import { lookAtShips } from './station/visit-shipyard.js';
import { hoverOver, landOn, takeOff } from './surface/landing.js';
import { mineGround } from './surface/mine-ground.js';
import { flyNomad } from './surface/nomad.js';
import { scanDataPoint } from './surface/scan-data-point.js';
import { searchSettlement } from './surface/search-settlement.js';
import { driveSrv, salvageCargo } from './surface/srv.js';
import { disembark, embark, walkConcourse, walkOutside } from './surface/walking.js';
import { dockAt } from './travel/dock.js';
import { rideDropship } from './travel/dropship.js';
import { enterSupercruise } from './travel/supercruise.js';
import { cancelTaxi } from './travel/taxi-and-crew.js';
import { travelTo } from './travel/travel-to-system.js';

/** Flies to another system, one that `pleases` if there is any, and docks at a station there that `suits`. */
export function* visitAnotherSystem(
  world: World,
  pleases: (system: StarSystem) => boolean = () => true,
  suits: (station: Station) => boolean = () => true,
): Activity {
  yield* squadronNews(world);
  yield* refuel(world);
  if (happens(world, 'an engineer', 0.1)) yield* visitEngineerNearby(world);
  const { address } = world.system;
  // Some systems are out of reach for some drives.
  for (let tries = 0; tries < 3 && world.system.address === address; tries++) {
    const destination = somewhereElse(world, tries < 2 ? pleases : () => true);
    if (destination) yield* travelTo(world, destination);
  }
  if (happens(world, 'a detour', 0.2)) yield* visitSignalSource(world);
  if (happens(world, 'a nav beacon', 0.1)) yield* scanNavBeacon(world);
  yield* dockSomewhere(world, suits);
}

/** Carries out a mission if there is one, or else visits another system. */
export function* moveOn(world: World, ...where: OptionalParameters<typeof visitAnotherSystem>): Activity {
  if (nextMission(world)) yield* runErrand(world);
  else yield* visitAnotherSystem(world, ...where);
}

type OptionalParameters<Visit> = Visit extends (world: World, ...others: infer Others) => Activity ? Others : never;

/** Carries out all missions in hand. */
export function* workOff(world: World): Activity {
  while (nextMission(world)) yield* runErrand(world);
}

function* runErrand(world: World): Activity {
  yield* refuel(world);
  yield* carryOutMission(world);
  if (world.place.is === 'docked') yield* settleUp(world);
  else yield* dockSomewhere(world);
}

/** The maximum distance to a station, in light-years. */
const farthestStation = 600;

/** Goes to an engineer with something left to gain, if one lives near enough. */
export function* visitEngineerNearby(world: World): Activity {
  const near = populatedAround(world, 150).find((system) => hasEngineer(world, system));
  if (!near) return;
  yield* travelTo(world, near);
  yield* dockSomewhere(world, ({ government }) => government === 'Engineer');
  yield* visitEngineer(world);
}

/** Returns to where the session began. */
export function* goHome(world: World): Activity {
  yield* travelTo(world, world.home);
  yield* dockSomewhere(world);
}

/**
 * Docks at a station of this system, one that `suits` if there is any; without stations here, in the nearest
 * system that has some.
 */
export function* dockSomewhere(world: World, suits: (station: Station) => boolean = () => true): Activity {
  if (world.place.is === 'docked') return;
  if (!hasPadFor(world.system, world.ship)) {
    const nearestSystem = populatedAround(world, farthestStation)[0];
    if (nearestSystem) yield* travelTo(world, nearestSystem);
  }
  const stations = stationsWithPadFor(world.system, world.ship);
  if (stations.length === 0) return;
  const suitable = stations.filter(suits);
  yield* approachPad(world, world.random.pick(suitable.length > 0 ? suitable : stations));
  yield* settleUp(world);
}

/** Business at a station after a flight: the ship, fines, and vouchers. */
export function* settleUp(world: World): Activity {
  yield* serviceShip(world);
  if (world.random.chance(0.6)) yield* payFines(world);
  yield* redeemVouchers(world);
  yield* sellSalvage(world);
  if (happens(world, 'a look at ships', 0.25)) yield* lookAtShips(world);
}

const interdictionChance = 0.07;

/** Flies to a station and docks; may be interdicted on the way. */
function* approachPad(world: World, station: Station): Activity {
  if (world.place.is === 'docked' && world.place.station.marketId === station.marketId) return;
  if (world.random.chance(interdictionChance)) {
    yield* enterSupercruise(world);
    yield* interdiction(world);
  }
  yield* withIncident(world, dockAt(world, station));
}

/** Refuels, repairs and rearms, and stays for a while. */
function* serviceShip(world: World): Activity {
  yield* refuel(world);
  yield* repair(world);
  yield* buyAmmunition(world);
  yield* restockVehicles(world);
  if (world.place.is !== 'docked') return;
  yield* lookAt(world, 'StationServices');
  if (world.random.chance(0.5)) yield* lookAt(world, 'GalaxyMap');
  if (world.random.chance(0.25)) yield* lookAt(world, 'SystemMap');
  // With the screen closed, so that a triggered command need not wait.
  yield wait(lingering(world));
}

/** Seconds spent at a station beyond errands. */
function lingering({ random }: World): number {
  return random.seconds([15, 90, 240, 480, 1100]);
}

/** A friend's fleet carrier in this system. */
export function carrierHere({ commander, system, now, random }: World): Station {
  const { friendsCarrier: carrier } = commander;
  if (carrier.at?.system.address !== system.address) {
    delete carrier.at;
    jumpCarrierTo(carrier, system, now, random);
  }
  return carrierAsStation(carrier);
}

/** Docks at the commander's fleet carrier and moves cargo; without one, visits a friend's if it is here. */
export function* visitCarrier(world: World): Activity {
  const { carrier, friendsCarrier } = world.commander;
  yield* carrierNews(world);
  if (happens(world, 'a visit to the squadron', 0.15)) yield* visitSquadron(world);
  if (!carrier.isOwned) {
    if (!jumpCarrierTo(friendsCarrier, world.system, world.now, world.random)) return;
    yield* approachPad(world, carrierAsStation(friendsCarrier));
    yield* serviceShip(world);
    return;
  }
  const there = placeCarrier(world);
  if (distanceBetween(there.position, world.system.position) > farthestCarrier) return;
  yield* travelTo(world, there);
  if (there.address !== world.system.address) return;
  yield* approachPad(world, carrierAsStation(carrier));
  yield* serviceShip(world);
  yield* transferCargo(world);
  yield* donateTritium(world);
  yield* manageCarrier(world);
}

/** Docks at the carrier of the squadron, if it has one nearby, and gives the squadron a ship. */
export function* visitSquadron(world: World): Activity {
  const there = squadronCarrierIn(world)?.at.system;
  if (!there || distanceBetween(there.position, world.system.position) > farthestCarrier) return;
  yield* travelTo(world, there);
  const carrier = squadronCarrierIn(world);
  if (carrier?.at.system.address !== world.system.address) return;
  yield* approachPad(world, carrierAsStation(carrier));
  yield* serviceShip(world);
  yield* visitBank(world);
}

/** The maximum distance an owner flies to the carrier, in light-years. */
const farthestCarrier = 150;

/** Lands on a body of this system, drives and walks around at one or several spots, and leaves again. */
export function* visitSurface(
  world: World,
  { walks = 1, drives = 1 }: { readonly walks?: number /** How likely a drive is. */; readonly drives?: number } = {},
): Activity {
  const body = groundHere(world);
  if (!body) return;
  if (takesVessels(world) && happens(world, 'a vessel', 0.4)) return yield* exploreByVessel(world, body);
  yield* landOn(world, body);
  if (hasSrv(world.ship) && world.random.chance(drives)) yield* driveSrv(world, () => inTheSrv(world));
  for (let walk = 0; walk < walks && world.commander.odyssey; walk++) {
    if (walk > 0) yield* hop(world, world.random.integer(300, 4000));
    yield* changeSuit(world);
    yield* disembark(world);
    yield* walkOutside(world);
    yield* embark(world);
  }
  yield* takeOff(world);
}

/** Whether something can be launched from the hovering ship. */
function takesVessels({ dialect, game, ship }: World): boolean {
  return dialect === 'game' && (hasRhinoHangar(ship) || hasNomadHangar(ship, game.gameversion));
}

/** From above the ground, in the Nomad and the Rhino. */
function* exploreByVessel(world: World, body: Body): Activity {
  yield* hoverOver(world, body);
  yield* flyNomad(world);
  yield* mineGround(world, world.random.integer(10, 30));
}

/** Drives around in the SRV, on the ground where the ship is, or else on a body of this system. */
export function* driveAround(world: World): Activity {
  const body = groundHere(world);
  if (body && world.place.is !== 'landed') yield* landOn(world, body);
  if (hasSrv(world.ship)) yield* driveSrv(world, () => inTheSrv(world));
}

/** During a stop: collects materials, uses them, and moves cargo between the ship and the SRV. */
function* inTheSrv(world: World): Activity {
  const { ship, random } = world;
  yield* collectFromRocks(world);
  // The rocks are whole again after a visit to the menu.
  if (happens(world, 'a second harvest', 0.2)) yield* relog(world);
  for (let points = happens(world, 'a data link', 0.15) ? random.integer(2, 9) : 0; points > 0; points--)
    yield* scanDataPoint(world);
  if (ship.srvCargo.size === 0 && random.chance(0.4)) {
    yield* salvageCargo(world, random.pick(salvage), random.integer(1, srvCapacity(ship) - 1));
  }
  yield* synthesise(world);
  yield* transferCargo(world);
}

/** Disembarks in a station: through the hangar to the concourse and the shops. */
export function* visitStationOnFoot(world: World): Activity {
  if (world.place.is !== 'docked' || !world.commander.odyssey) return;
  if (world.vehicle === 'ship') yield* changeSuit(world);
  yield* disembark(world);
  yield* walkConcourse(world);
  yield* upgradeSuit(world);
  yield* upgradeWeapon(world);
  yield* visitShops(world);
  yield* searchSettlement(world);
  const sides = sidesIn(world);
  if (sides && happens(world, 'a dropship', 0.2)) yield* rideDropship(world, sides);
  if (happens(world, 'a taxi', 0.01)) yield* cancelTaxi(world, world.home);
  yield* embark(world);
}

/** Changes suits now and then, while still aboard. */
function* changeSuit(world: World): Activity {
  const { commander, dialect, random } = world;
  if (happens(world, 'another weapon', 0.03)) yield* changeWeapon(world);
  if (!random.chance(0.3)) return;
  const before = commander.loadout;
  commander.loadout = random.pick(commander.loadouts);
  if (commander.loadout !== before) yield write('SwitchSuitLoadout', suitLoadoutFields(commander.loadout, dialect));
  yield wait(random.integer(5, 15));
}

/** Passes the time in the cockpit. */
export function* idle(world: World): Activity {
  for (let times = world.random.integer(1, 3); times > 0; times--) yield* useCockpit(world);
}

/** A populated system to visit, one that `pleases` if any within reach does. */
export function somewhereElse(
  world: World,
  pleases: (system: StarSystem) => boolean = () => true,
): StarSystem | undefined {
  const reach = Math.min(60, Math.max(25, fullTankRange(world.ship) * 1.4));
  for (const far of [reach, reach * 2, reach * 4]) {
    const pleasing = populatedAround(world, far).filter(pleases);
    if (pleasing.length > 0) return world.random.pick(pleasing);
  }
  return populatedAround(world, reach * 2)[0];
}

/** Populated systems with a pad for the ship, nearest first, without this one. */
export function populatedAround({ commander, galaxy, system, ship }: World, reach: number): StarSystem[] {
  return galaxy.populated
    .map((each) => ({ each, distance: distanceBetween(system.position, each.position) }))
    .filter(({ distance }) => distance > 0 && distance <= reach)
    .filter(({ each }) => mayEnter(commander, each) && hasPadFor(each, ship))
    .sort((a, b) => a.distance - b.distance || (a.each.address < b.each.address ? -1 : 1))
    .map(({ each }) => each);
}

/** Light-seconds that a commander flies for a walk. */
const nearGround = 1500;

/** A body of this system to land on. */
export function groundHere({ galaxy, system, random }: World): Body | undefined {
  const bodies = galaxy.bodiesOf(system);
  const near = bodies.filter(({ distance }) => distance < nearGround);
  if (near.length > 0) return random.pick(near);
  return bodies.toSorted((a, b) => a.distance - b.distance)[0];
}
