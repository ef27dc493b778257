import type { Body } from '../../galaxy/system.js';
import { motionOver } from '../../play/motion.js';
import type { Surface } from '../../play/place.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait } from '../../play/step.js';
import { cruiseTo } from '../travel/supercruise.js';

/** Flies to a body, down through orbital cruise and glide, and lands on it. */
export function* landOn(play: Play, body: Body): Activity {
  const { random, cockpit } = play;
  yield* cruiseTo(play, body);
  const over = spotOver(play, body, random.integer(180_000, 350_000));
  yield* approach(play, over);
  yield* descend(play, over);
  play.motion = undefined;
  over.altitude = 0;
  play.place = { is: 'landed', over };
  delete cockpit.target;
  yield wait(random.integer(5, 20));
}

/** Orbital cruise, high above the ground: the altitude counts from the average radius. */
function* approach(play: Play, over: Surface): Activity {
  const { random } = play;
  play.place = { is: 'supercruise', over };
  const seconds = random.integer(40, 90);
  const drop = (over.altitude - random.integer(24_000, 32_000)) / seconds;
  play.motion = motionOver(over, random.integer(2500, 9000), -drop);
  yield wait(seconds);
}

/** Glide, then normal flight, then the gear. */
function* descend(play: Play, over: Surface): Activity {
  const { random, cockpit } = play;
  play.place = { is: 'space', over };
  cockpit.flags2.add('GlideMode');
  const glide = random.integer(10, 20);
  play.motion = motionOver(over, 2200, -(over.altitude - random.integer(3000, 5000)) / glide);
  yield wait(glide);
  cockpit.flags2.delete('GlideMode');
  const flight = random.integer(30, 80);
  play.motion = motionOver(over, random.integer(120, 240), -(over.altitude - 30) / flight);
  if (random.chance(0.3)) cockpit.flags.add('NightVision');
  yield wait(flight);
  cockpit.flags.add('LandingGearDown');
  play.motion = motionOver(over, 5, -2);
  yield wait(random.integer(8, 15));
  cockpit.flags.delete('LandingGearDown');
  cockpit.flags.delete('NightVision');
}

/** Leaves the ground for supercruise. */
export function* takeOff(play: Play): Activity {
  if (play.place.is !== 'landed') return;
  const { random, cockpit } = play;
  const { over } = play.place;
  play.place = { is: 'space', over };
  cockpit.flags.add('LandingGearDown');
  play.motion = motionOver(over, 20, 30);
  yield wait(random.integer(5, 9));
  cockpit.flags.delete('LandingGearDown');
  play.motion = motionOver(over, 250, 200);
  yield wait(random.integer(20, 45));
  cockpit.flags.add('FsdCharging');
  yield wait(random.integer(5, 8));
  cockpit.flags.delete('FsdCharging');
  play.place = { is: 'supercruise', over };
  play.motion = motionOver(over, 4000, 5000);
  yield wait(random.integer(20, 40));
  play.motion = undefined;
  play.place = { is: 'supercruise' };
  yield wait(random.integer(3, 8));
}

function spotOver({ random }: Play, body: Body, altitude: number): Surface {
  return {
    body,
    latitude: Math.round(random.number(-60, 60) * 1e6) / 1e6,
    longitude: Math.round(random.number(-179, 179) * 1e6) / 1e6,
    heading: random.integer(0, 359),
    altitude,
  };
}
