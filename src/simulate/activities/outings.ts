/** Whole undertakings, made of activities: what a commander would say they did this evening. */

import { earnMaterials } from '../commander/materials.js';
import { asStation, summon } from '../galaxy/carriers.js';
import { type Body, distanceBetween, type StarSystem, type Station } from '../galaxy/system.js';
import { havensIn } from '../play/havens.js';
import type { Play } from '../play/play.js';
import { type Activity, wait } from '../play/step.js';
import { commoditiesFor } from '../ship/commodities.js';
import { fullTankRange } from '../ship/physics.js';
import { hasSrv, srvCapacity } from '../ship/ship.js';
import { interdiction } from './cockpit/danger.js';
import { tellCargo } from './cockpit/hold.js';
import { withIncident } from './cockpit/incidents.js';
import { fiddle } from './cockpit/panels.js';
import { synthesise } from './cockpit/synthesise.js';
import { transferCargo } from './cockpit/transfer-cargo.js';
import { payFines } from './station/law.js';
import { refuel } from './station/refuel.js';
import { repair } from './station/repair.js';
import { upgradeSuit, upgradeWeapon } from './station/upgrades.js';
import { landOn, takeOff } from './surface/landing.js';
import { disembark, embark, walkConcourse, walkOutside } from './surface/on-foot.js';
import { driveSrv } from './surface/srv.js';
import { dockAt } from './travel/dock.js';
import { travelTo } from './travel/route.js';
import { enterSupercruise } from './travel/supercruise.js';

/** Flies to a station in another system, one that pleases if there is a choice, and docks there. */
export function* visitAnotherSystem(
  play: Play,
  pleases: (system: StarSystem) => boolean = () => true,
  suits: (station: Station) => boolean = () => true,
): Activity {
  yield* refuel(play);
  const { address } = play.system;
  // Not every system can be reached with every drive.
  for (let tries = 0; tries < 3 && play.system.address === address; tries++) {
    const destination = somewhereElse(play, tries < 2 ? pleases : () => true);
    if (destination) yield* travelTo(play, destination);
  }
  yield* dockSomewhere(play, suits);
}

/** Light-years that one goes to find a station. */
const farthestHaven = 600;

/** Back to where it all began. */
export function* goHome(play: Play): Activity {
  yield* travelTo(play, play.home);
  yield* dockSomewhere(play);
}

/** Docks at a station of this system, one that suits if there is a choice; where there is none, at one of the nearest. */
export function* dockSomewhere(play: Play, suits: (station: Station) => boolean = () => true): Activity {
  if (play.place.is === 'docked') return;
  if (havensIn(play.system, play.ship).length === 0) {
    const nearest = populatedAround(play, farthestHaven)[0];
    if (nearest) yield* travelTo(play, nearest);
  }
  const havens = havensIn(play.system, play.ship);
  if (havens.length === 0) return;
  const suitable = havens.filter(suits);
  yield* approachPad(play, play.random.pick(suitable.length > 0 ? suitable : havens));
  yield* serviceShip(play);
  if (play.random.chance(0.6)) yield* payFines(play);
}

/** How often pirates lie in wait. */
const piracy = 0.07;

/** Flies to a station and docks, if nothing comes in between. */
function* approachPad(play: Play, station: Station): Activity {
  if (play.place.is === 'docked' && play.place.station.marketId === station.marketId) return;
  yield* enterSupercruise(play);
  if (play.random.chance(piracy)) yield* interdiction(play);
  yield* withIncident(play, dockAt(play, station));
}

/** What the crew on the pad does: fuel, and whatever is broken. */
function* serviceShip(play: Play): Activity {
  yield* refuel(play);
  yield* repair(play);
}

/** The commander's own fleet carrier, which has come here. */
export function carrierHere({ commander, system, now, random }: Play): Station {
  const { carrier } = commander;
  if (!summon(carrier, system, now, random)) {
    delete carrier.at;
    summon(carrier, system, now, random);
  }
  return asStation(carrier);
}

/** Docks at the commander's own fleet carrier, and moves cargo. It comes to where it is needed, or is flown to. */
export function* visitCarrier(play: Play): Activity {
  const { carrier } = play.commander;
  if (!summon(carrier, play.system, play.now, play.random) && carrier.at) yield* travelTo(play, carrier.at.system);
  if (carrier.at?.system.address !== play.system.address) return;
  yield* approachPad(play, asStation(carrier));
  yield* serviceShip(play);
  yield* transferCargo(play);
}

/** Lands on a body of this system, drives and walks about, and leaves again. */
export function* visitSurface(play: Play, { walks = true }: { readonly walks?: boolean } = {}): Activity {
  const body = bodyHere(play);
  if (!body) return;
  yield* enterSupercruise(play);
  yield* landOn(play, body);
  if (hasSrv(play.ship)) yield* driveSrv(play, () => inTheSrv(play));
  if (walks && play.commander.odyssey) {
    yield* dress(play);
    yield* disembark(play);
    yield* walkOutside(play);
    yield* embark(play);
  }
  yield* takeOff(play);
}

/** Stops: picks up what lies about, puts it to use, and moves cargo between the ship and the SRV. */
function* inTheSrv(play: Play): Activity {
  const { ship, random, commander } = play;
  earnMaterials(commander, random);
  if (ship.srvCargo.size === 0 && random.chance(0.6)) {
    ship.srvCargo.set(random.pick(commoditiesFor('combat')), random.integer(1, srvCapacity - 1));
    yield* tellCargo(play);
  }
  yield* synthesise(play);
  yield* transferCargo(play);
}

/** Goes ashore in a station: through the hangar to the concourse, and to the shops. */
export function* goAshore(play: Play): Activity {
  if (play.place.is !== 'docked' || !play.commander.odyssey) return;
  if (play.ride === 'ship') yield* dress(play);
  yield* disembark(play);
  yield* walkConcourse(play);
  yield* upgradeSuit(play);
  yield* upgradeWeapon(play);
  yield* embark(play);
}

/** Puts on another suit now and then, while still aboard. */
function* dress({ commander, random }: Play): Activity {
  if (!random.chance(0.3)) return;
  commander.loadout = random.pick(commander.loadouts);
  yield wait(random.integer(5, 15));
}

/** Passes the time in the cockpit. */
export function* idle(play: Play): Activity {
  for (let times = play.random.integer(1, 3); times > 0; times--) yield* fiddle(play);
}

/** A system to go to: people live there, and it pleases if any within reach does. */
export function somewhereElse(
  play: Play,
  pleases: (system: StarSystem) => boolean = () => true,
): StarSystem | undefined {
  const reach = Math.min(90, Math.max(25, fullTankRange(play.ship) * 2.5));
  for (const far of [reach, reach * 2, reach * 4]) {
    const pleasing = populatedAround(play, far).filter(pleases);
    if (pleasing.length > 0) return play.random.pick(pleasing);
  }
  return populatedAround(play, reach * 2)[0];
}

/** Populated systems with a pad for the ship, nearest first, this one left out. */
export function populatedAround({ galaxy, system, ship }: Play, reach: number): StarSystem[] {
  return galaxy.populated
    .map((each) => ({ each, distance: distanceBetween(system.position, each.position) }))
    .filter(({ each, distance }) => distance > 0 && distance <= reach && havensIn(each, ship).length > 0)
    .sort((a, b) => a.distance - b.distance || (a.each.address < b.each.address ? -1 : 1))
    .map(({ each }) => each);
}

function bodyHere({ galaxy, system, random }: Play): Body | undefined {
  const bodies = galaxy.bodiesOf(system);
  return bodies.length > 0 ? random.pick(bodies) : undefined;
}
