import { expireMissions } from '../commander/missions.js';
import type { Play } from '../play/play.js';
import { type Activity, wait, write } from '../play/step.js';
import { logIn } from './start-up.js';

/** Goes out to the main menu, and comes in again: what has run out in the meantime has failed, and all is told anew. */
export function* relog(play: Play): Activity {
  const { commander, place, random, ride } = play;
  if ((ride !== 'ship' && ride !== 'foot') || place.is === 'hyperspace') return;
  play.cockpit.focus = 0;
  yield wait(random.integer(5, 15));
  play.isInMenu = true;
  yield write('Music', { MusicTrack: 'MainMenu' });
  // Nobody comes back into supercruise.
  if (place.is === 'supercruise') play.place = { is: 'space', ...(place.over && { over: place.over }) };
  yield wait(random.integer(10, 40));
  expireMissions(commander.missions, play.now);
  yield* logIn(play);
}
