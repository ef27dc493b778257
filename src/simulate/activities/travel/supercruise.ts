import type { Body, Station } from '../../galaxy/system.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait } from '../../play/step.js';

/** Leaves a pad, a surface or normal space behind. */
export function* enterSupercruise(play: Play): Activity {
  const { cockpit, random } = play;
  if (play.place.is === 'docked') yield* undock(play);
  if (play.place.is !== 'space') return;
  cockpit.flags.add('FsdCharging');
  yield wait(random.integer(5, 8));
  cockpit.flags.delete('FsdCharging');
  play.place = { is: 'supercruise' };
  cockpit.heat = random.number(0.3, 0.5);
  yield wait(random.integer(3, 6));
}

/** The pad is left, the gear goes up, and the ship flies until the station's mass lets the drive go. */
export function* undock(play: Play): Activity {
  if (play.place.is !== 'docked') return;
  const { station } = play.place;
  play.cockpit.focus = 0;
  play.cockpit.flags.add('LandingGearDown');
  play.place = { is: 'space', station };
  yield wait(play.random.integer(8, 14));
  play.cockpit.flags.delete('LandingGearDown');
  yield wait(play.random.seconds([18, 28, 38, 55, 120]));
  play.place = { is: 'space' };
}

/** Flies to something in the same system; how long it takes depends on how far it is from the star. */
export function* cruiseTo(play: Play, destination: Station | Body): Activity {
  yield* enterSupercruise(play);
  const { cockpit, random, ship, system } = play;
  const id = 'id' in destination ? destination.id : stationBodyId(destination);
  cockpit.focus = 2;
  cockpit.target = { address: system.address, body: id, name: destination.name };
  yield wait(random.integer(3, 8));
  cockpit.focus = 0;
  if (random.chance(0.4)) cockpit.flags2.add('SupercruiseAssist');
  else if (ship.drive.item.includes('overcharge') && random.chance(0.3)) yield* overcharge(play);
  yield wait(cruiseSeconds(destination.distance) + random.integer(-10, 25));
  cockpit.flags2.delete('SupercruiseAssist');
}

/** For some seconds the drive does more than it should. */
function* overcharge({ cockpit, random }: Play): Activity {
  cockpit.flags2.add('SupercruiseOvercharge');
  cockpit.heat = random.number(0.7, 1.1);
  yield wait(random.integer(5, 15));
  cockpit.flags2.delete('SupercruiseOvercharge');
  cockpit.heat = random.number(0.4, 0.6);
}

/** Measured: a minute to begin with, then by the orders of magnitude, and by the distance. */
function cruiseSeconds(lightSeconds: number): number {
  const digits = Math.max(0, String(Math.floor(lightSeconds)).length - 1);
  return Math.round(60 + 28 * digits + Math.min(300, lightSeconds / 60));
}

/** Stations are numbered behind the bodies of their system. */
function stationBodyId({ body, marketId }: Station): number {
  return body?.id ?? 20 + (marketId % 40);
}
