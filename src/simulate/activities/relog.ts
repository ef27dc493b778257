import { type Activity, wait, write } from '../activity.js';
import { expireMissions } from '../commander/taken-missions.js';
import type { World } from '../world/world.js';
import { logIn } from './start-up-events.js';

/**
 * Goes to the main menu and enters the game again: expired missions fail, and the start-up events are written
 * again.
 */
export function* relog(world: World): Activity {
  const { commander, place, random, vehicle } = world;
  if ((vehicle !== 'ship' && vehicle !== 'foot') || place.is === 'hyperspace') return;
  world.cockpit.focus = 0;
  yield wait(random.integer(5, 15));
  world.isInMenu = true;
  yield write('Music', { MusicTrack: 'MainMenu' });
  // The game never resumes in supercruise.
  if (place.is === 'supercruise') world.place = { is: 'space', ...(place.over && { over: place.over }) };
  yield wait(random.integer(10, 40));
  expireMissions(commander.missions, world.now);
  yield* logIn(world);
}
