import { carrierHere } from '../../simulate/activities/outings.js';
import { refuel } from '../../simulate/activities/station/refuel.js';
import { takeOff } from '../../simulate/activities/surface/landing.js';
import { dockAt } from '../../simulate/activities/travel/dock.js';
import { travelTo } from '../../simulate/activities/travel/route.js';
import { scoop } from '../../simulate/activities/travel/scoop.js';
import { enterSupercruise } from '../../simulate/activities/travel/supercruise.js';
import { isScoopable, type StarSystem } from '../../simulate/galaxy/system.js';
import { havensIn } from '../../simulate/play/havens.js';
import type { Play } from '../../simulate/play/play.js';
import type { Activity } from '../../simulate/play/step.js';
import { StageError } from '../errors.js';

/** With less in the tank nobody sets out. */
const prudent = 0.5;

/** A small ship without a scoop takes on fuel many times. */
const mostTries = 10;

/** Goes to another system, jump by jump, and takes on fuel where it must. */
export function* flyTo(play: Play, destination: StarSystem): Activity {
  if (play.system.address === destination.address) return;
  for (let tries = 0; tries < mostTries && play.system.address !== destination.address; tries++) {
    if (play.place.is === 'landed') yield* takeOff(play);
    yield* tankUp(play, tries > 0);
    yield* travelTo(play, destination);
  }
  if (play.system.address === destination.address) return;
  throw new StageError(`this ${play.ship.name} does not get from ${play.system.name} to ${destination.name}`);
}

/** Fills the tank at a pump of this system, at its star or at the own carrier, if it is half empty or has to be. */
export function* tankUp(play: Play, must = false): Activity {
  const { ship } = play;
  if (play.place.is === 'docked') yield* refuel(play);
  if (!must && ship.fuel.main >= ship.tank * prudent) return;
  if (play.place.is === 'docked') return;
  const [station] = havensIn(play.system, ship);
  if (!station && ship.scoop > 0 && isScoopable(play.system.starClass)) {
    yield* enterSupercruise(play);
    yield* scoop(play);
  } else {
    yield* dockAt(play, station ?? carrierHere(play));
    yield* refuel(play);
  }
}
