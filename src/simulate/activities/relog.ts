import { type Activity, wait, write } from '../activity.js';
import { changeMode, type GameMode } from '../commander/game-mode.js';
import { expireMissions } from '../commander/taken-missions.js';
import { canBeInterrupted } from '../world/interruption.js';
import type { Vehicle } from '../world/whereabouts.js';
import type { World } from '../world/world.js';
import { leaveWing } from './company/wing.js';
import { enterArena, logIn } from './start-up-events.js';

/** Where the game puts a commander who comes back from the menu. */
const resumable: ReadonlySet<Vehicle> = new Set<Vehicle>(['ship', 'srv', 'foot']);

/**
 * Goes to the main menu and enters the game again: expired missions fail, and the start-up events are written
 * again.
 */
export function* relog(world: World, mode?: GameMode | 'CQC'): Activity {
  const { commander, place, random, vehicle } = world;
  if (!resumable.has(vehicle) || place.is === 'hyperspace') return;
  world.cockpit.focus = 0;
  yield wait(random.integer(5, 15));
  yield* leaveWing(world);
  world.isInMenu = true;
  yield write('Music', { MusicTrack: 'MainMenu' });
  // The game never resumes in supercruise.
  if (place.is === 'supercruise') world.place = { is: 'space', ...(place.over && { over: place.over }) };
  yield wait(random.integer(10, 40));
  expireMissions(commander.missions, world.now);
  if (mode === 'CQC') {
    yield* enterArena(world);
    yield write('Music', { MusicTrack: 'MainMenu' });
    yield wait(random.integer(5, 20));
  } else if (mode) commander.gameMode = mode;
  else if (random.chance(0.3)) changeMode(commander, random);
  yield* logIn(world);
}

/** Seconds of play from one visit to the main menu to the next: quantiles. */
const betweenRelogs = [900, 6000, 14_000, 30_000, 80_000] as const;

/** An activity with visits to the main menu in between, where nothing is under way. */
export function* withRelogs(world: World, activity: Activity): Activity {
  const { random } = world;
  const habits = random.stream(`relogs from ${world.now} on`);
  let due = world.now + habits.seconds(betweenRelogs);
  for (const step of activity) {
    yield step;
    // What is written in one instant belongs together.
    if (!('wait' in step) || world.now < due || !canBeInterrupted(world) || world.place.is === 'supercruise') continue;
    due = world.now + habits.seconds(betweenRelogs);
    yield* relog(world);
  }
}
