import { motionOver } from '../../play/motion.js';
import type { Play } from '../../play/play.js';
import { type Activity, type Step, wait, write } from '../../play/step.js';
import { sixth } from '../../round.js';
import { aboard, bodyMembers, systemMembers } from '../travel/flight-lines.js';

/** Off the ground and up, until the drive can be charged. */
export function* liftOff(play: Play): Activity {
  if (play.place.is !== 'landed') return;
  const { random, cockpit } = play;
  const { over } = play.place;
  play.place = { is: 'space', over };
  cockpit.focus = 0;
  cockpit.flags.add('LandingGearDown');
  yield groundLine(play, 'Liftoff');
  play.motion = motionOver(over, 20, 30);
  yield wait(random.integer(5, 9));
  cockpit.flags.delete('LandingGearDown');
  play.motion = motionOver(over, 250, 200);
  yield wait(random.integer(20, 45));
  play.motion = undefined;
}

/** What the journal tells of a landing on a body, and of the take-off. */
export function groundLine(play: Play, event: 'Touchdown' | 'Liftoff'): Step {
  const { place, system } = play;
  const over = place.is === 'hyperspace' ? undefined : place.over;
  return write(event, {
    PlayerControlled: true,
    ...aboard(play),
    ...systemMembers(system),
    ...(over && bodyMembers(over.body)),
    OnStation: false,
    OnPlanet: true,
    ...(over && { Latitude: sixth(over.latitude), Longitude: sixth(over.longitude) }),
  });
}
