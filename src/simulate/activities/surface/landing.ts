import type { Body } from '../../galaxy/system.js';
import { committed } from '../../play/committed.js';
import type { Surface } from '../../play/place.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait } from '../../play/step.js';
import { sixth } from '../../round.js';
import { descend, follow, planDescent } from '../travel/descent.js';
import { cruiseTo, enterSupercruise } from '../travel/supercruise.js';
import { targetSystem } from '../travel/target.js';
import { groundLine } from './lift-off.js';

/** Flies to a body, down through orbital cruise and glide, and lands on it. */
export function* landOn(play: Play, body: Body): Activity {
  const { random, cockpit } = play;
  yield* cruiseTo(play, body);
  const spot = spotOn(play, body);
  const descent = planDescent(play, spot, { seconds: random.integer(8, 15), speed: 5, from: 30 });
  yield* descend(play, descent);
  cockpit.flags.add('LandingGearDown');
  yield* follow(play, descent.settle);
  cockpit.flags.delete('LandingGearDown');
  play.place = { is: 'landed', over: { ...spot, heading: descent.over.heading } };
  targetSystem(play);
  yield* committed(play, settle(play));
}

/** The ship stands, and its legs give. */
function* settle(play: Play): Activity {
  yield groundLine(play, 'Touchdown');
  yield wait(play.random.integer(5, 20));
}

/** Leaves the ground for supercruise. */
export function* takeOff(play: Play): Activity {
  if (play.place.is === 'landed') yield* enterSupercruise(play);
}

function spotOn({ random }: Play, body: Body): Surface {
  return {
    body,
    latitude: sixth(random.number(-60, 60)),
    longitude: sixth(random.number(-179, 179)),
    heading: 0,
    altitude: 0,
  };
}
