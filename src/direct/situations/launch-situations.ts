import { relaunch, type TimeAway } from '../../simulate/activities/relaunch.js';
import { relog } from '../../simulate/activities/relog.js';
import { aboardShip } from './prerequisites.js';
import type { Situation, Situations } from './situation.js';

/** The game is started again: another journal, from its Fileheader on. */
function launch(about: string, time: Pick<TimeAway, 'crashes'> & { readonly away: readonly [number, number] }) {
  const { away, crashes = false } = time;
  return {
    about,
    writes: ['Fileheader', 'EngineerProgress', 'LoadGame', 'Location', 'Missions'],
    prepare: aboardShip,
    act: (world) => relaunch(world, { seconds: world.random.integer(...away), crashes }),
  } as const satisfies Situation;
}

/** How the commander leaves the game and comes back. */
export const launchSituations = {
  relog: {
    about: 'goes out to the main menu, and comes in again',
    writes: ['EngineerProgress', 'Missions', 'LoadGame', 'Location'],
    prepare: aboardShip,
    act: (world) => relog(world),
  },
  relaunch: launch('closes the game, and starts it again: another journal', { away: [40, 240] }),
  'game-crash': launch('starts the game again after a crash: the last journal has no Shutdown', {
    away: [50, 400],
    crashes: true,
  }),
  'next-evening': launch('comes back the next evening, to all that was left', { away: [60_000, 80_000] }),
} as const satisfies Situations;
