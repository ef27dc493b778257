import type { Body, Station } from '../../galaxy/system.js';
import { motionOver } from '../../play/motion.js';
import type { Surface } from '../../play/place.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait } from '../../play/step.js';
import { atScreen } from '../cockpit/screen.js';
import { liftOff } from '../surface/lift-off.js';
import { follow } from './descent.js';
import { leaveBody, startJump, supercruiseEntry, undocked } from './flight-lines.js';
import { target } from './target.js';

/** Leaves a pad, a surface, an orbit or normal space behind. */
export function* enterSupercruise(play: Play): Activity {
  if (play.place.is === 'docked') yield* undock(play);
  else if (play.place.is === 'landed') yield* liftOff(play);
  else if (play.place.is === 'space' && play.place.station) yield* getClear(play);
  if (play.place.is === 'space') yield* engage(play);
  if (play.place.is === 'supercruise' && play.place.over) yield* leaveOrbit(play, play.place.over);
}

/** The pad is left, the gear goes up, and the ship flies until the station's mass lets the drive go. */
export function* undock(play: Play): Activity {
  if (play.place.is !== 'docked') return;
  const { random, cockpit, ride } = play;
  const { station, over } = play.place;
  cockpit.focus = 0;
  if (ride !== 'taxi') cockpit.flags.add('LandingGearDown');
  play.place = { is: 'space', station, ...(over && { over }) };
  yield undocked(play, station);
  yield* rise(play, random.integer(8, 14), 12, 15);
  cockpit.flags.delete('LandingGearDown');
  yield* getClear(play);
}

/** Flies until the mass of a station lets the drive go. */
function* getClear(play: Play): Activity {
  yield* rise(play, play.random.seconds([13, 23, 33, 50, 115]), 200, 60);
  if (play.place.is === 'space') play.place = { is: 'space', ...(play.place.over && { over: play.place.over }) };
}

/** Charges the drive, and enters supercruise. */
function* engage(play: Play): Activity {
  const { cockpit, random } = play;
  cockpit.flags.add('FsdCharging');
  yield* rise(play, random.integer(4, 7), 250, 200);
  yield startJump(play);
  yield* rise(play, 5, 250, 300);
  cockpit.flags.delete('FsdCharging');
  const over = play.place.is === 'space' ? play.place.over : undefined;
  play.place = { is: 'supercruise', ...(over && { over }) };
  cockpit.heat = random.number(0.3, 0.5);
  yield supercruiseEntry(play);
  yield* rise(play, random.integer(3, 6), 600, 1000);
}

/** Up and away from a body. */
function* leaveOrbit(play: Play, over: Surface): Activity {
  const { random } = play;
  const seconds = random.integer(20, 40);
  const speed = Math.min(4000, (0.5 * over.body.radius) / seconds);
  yield* follow(play, { motion: motionOver(over, speed, 5000), seconds });
  play.place = { is: 'supercruise' };
  yield leaveBody(play, over.body);
  yield wait(random.integer(3, 8));
}

/** Some seconds pass; whoever is over a body flies on, and up. */
function* rise(play: Play, seconds: number, speed: number, climb: number): Activity {
  const over = play.place.is === 'hyperspace' ? undefined : play.place.over;
  if (over) yield* follow(play, { motion: motionOver(over, speed, climb), seconds });
  else yield wait(seconds);
}

/** Flies to something in the same system; how long it takes depends on how far it is from the star. */
export function* cruiseTo(play: Play, destination: Station | Body): Activity {
  yield* enterSupercruise(play);
  const { cockpit, random, ship, ride } = play;
  if (ride === 'ship') {
    yield* atScreen(play, 'ExternalPanel', choosing(play, destination));
    if (random.chance(0.4)) cockpit.flags2.add('SupercruiseAssist');
    else if (ship.drive.item.includes('overcharge') && random.chance(0.3)) yield* overcharge(play);
  }
  yield wait(cruiseSeconds(destination.distance) + random.integer(-10, 25));
  cockpit.flags2.delete('SupercruiseAssist');
}

function* choosing(play: Play, destination: Station | Body): Activity {
  target(play, destination);
  yield wait(play.random.integer(3, 8));
}

/** For some seconds the drive does more than it should. */
function* overcharge({ cockpit, random }: Play): Activity {
  cockpit.flags2.add('SupercruiseOvercharge');
  cockpit.heat = random.number(0.7, 1.1);
  yield wait(random.integer(5, 15));
  cockpit.flags2.delete('SupercruiseOvercharge');
  cockpit.heat = random.number(0.4, 0.6);
}

/** Measured: light-seconds, and the seconds that half of all pilots take for them. */
const measured: readonly (readonly [lightSeconds: number, seconds: number])[] = [
  [0, 45],
  [1, 60],
  [3, 73],
  [10, 88],
  [30, 102],
  [100, 118],
  [300, 134],
  [1000, 161],
  [3000, 207],
  [10_000, 275],
  [100_000, 330],
  [1_000_000, 900],
];

/** What was measured, and in between by their share of the way. */
export function cruiseSeconds(lightSeconds: number): number {
  const above = measured.findIndex(([far]) => far > lightSeconds);
  const [last] = measured.slice(-1) as [readonly [number, number]];
  if (above < 1) return last[1];
  const [[near, soon], [far, late]] = [measured[above - 1], measured[above]] as [typeof last, typeof last];
  return Math.round(soon + ((lightSeconds - near) / (far - near)) * (late - soon));
}
