import { type Activity, wait, write } from '../activity.js';
import { expireMissions } from '../commander/taken-missions.js';
import type { World } from '../world/world.js';
import { logIn } from './start-up-events.js';

/** Goes out to the main menu, and comes in again: what has run out in the meantime has failed, and all is told anew. */
export function* relog(world: World): Activity {
  const { commander, place, random, vehicle } = world;
  if ((vehicle !== 'ship' && vehicle !== 'foot') || place.is === 'hyperspace') return;
  world.cockpit.focus = 0;
  yield wait(random.integer(5, 15));
  world.isInMenu = true;
  yield write('Music', { MusicTrack: 'MainMenu' });
  // Nobody comes back into supercruise.
  if (place.is === 'supercruise') world.place = { is: 'space', ...(place.over && { over: place.over }) };
  yield wait(random.integer(10, 40));
  expireMissions(commander.missions, world.now);
  yield* logIn(world);
}
