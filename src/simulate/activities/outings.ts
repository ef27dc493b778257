/** Whole undertakings, made of activities: what a commander would say they did this evening. */

import { earnMaterials } from '../commander/materials.js';
import { carrierIn } from '../galaxy/carriers.js';
import { type Body, distanceBetween, type StarSystem, type Station } from '../galaxy/system.js';
import { havensIn } from '../play/havens.js';
import type { Play } from '../play/play.js';
import type { Activity } from '../play/step.js';
import { fullTankRange } from '../ship/physics.js';
import { hasSrv } from '../ship/ship.js';
import { fiddle } from './cockpit/panels.js';
import { refuel } from './station/refuel.js';
import { synthesise } from './station/synthesise.js';
import { transferCargo } from './station/transfer-cargo.js';
import { upgradeSuit, upgradeWeapon } from './station/upgrades.js';
import { landOn, takeOff } from './surface/landing.js';
import { disembark, embark, walkConcourse, walkOutside } from './surface/on-foot.js';
import { driveSrv } from './surface/srv.js';
import { dockAt, type Landing } from './travel/dock.js';
import { travelTo } from './travel/route.js';
import { enterSupercruise } from './travel/supercruise.js';

/** How an average landing goes wrong now and then. */
export function anyLanding({ random, commander }: Play): Landing {
  const wanted = random.chance(0.06);
  if (wanted) commander.legal = 'Wanted';
  const fine = wanted || random.chance(0.06);
  commander.fine = fine;
  return { wanted, fine, breached: random.chance(0.04) };
}

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
  yield* dockAt(play, play.random.pick(suitable.length > 0 ? suitable : havens), anyLanding(play));
  play.commander.legal = 'Clean';
  yield* refuel(play);
}

/** Docks at a fleet carrier in this system, and moves cargo. */
export function* visitCarrier(play: Play): Activity {
  const carrier = carrierIn(play.system, play.random);
  yield* dockAt(play, carrier, anyLanding(play));
  yield* refuel(play);
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
    yield* disembark(play);
    yield* walkOutside(play);
    yield* embark(play);
  }
  yield* takeOff(play);
}

/** Stops: picks up what lies about, puts it to use, and moves cargo between the ship and the SRV. */
function* inTheSrv(play: Play): Activity {
  earnMaterials(play.commander, play.random);
  yield* synthesise(play);
  yield* transferCargo(play);
}

/** Goes ashore in a station: through the hangar to the concourse, and to the shops. */
export function* goAshore(play: Play): Activity {
  if (play.place.is !== 'docked' || !play.commander.odyssey) return;
  yield* disembark(play);
  yield* walkConcourse(play);
  yield* upgradeSuit(play);
  yield* upgradeWeapon(play);
  yield* embark(play);
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
