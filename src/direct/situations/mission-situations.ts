import type { MissionTask } from '../../game/mission-table.js';
import { writeCargo } from '../../simulate/activities/cockpit/write-cargo-and-loadout.js';
import { taskDone } from '../../simulate/activities/missions/mission-progress.js';
import { relog } from '../../simulate/activities/relog.js';
import { abandonMission, takeMissionFor, tradeMissions } from '../../simulate/activities/station/mission-board.js';
import { type Activity, wait, write } from '../../simulate/activity.js';
import { missionFailedFields } from '../../simulate/commander/mission-fields.js';
import { type Mission, maxMissions } from '../../simulate/commander/taken-missions.js';
import type { World } from '../../simulate/world/world.js';
import type { SessionSettings } from '../settings/session-settings.js';
import { docked, offersService } from './prerequisites.js';
import { ensureCredits } from './provisions.js';
import type { Situation, Situations } from './situation.js';

/** The time left of a mission that is to fail, in seconds. */
const secondsLeft = 300;

function* atMissionBoard(world: World, settings: SessionSettings): Activity {
  yield* docked(world, settings, offersService(world, 'Missions'), 'with missions');
}

/** Takes a mission that there is everywhere. If there are too many already, the oldest is given up first. */
function* takeMission(world: World, task: MissionTask = 'donate'): Activity {
  const { commander } = world;
  const [oldest] = commander.missions;
  if (oldest && commander.missions.length >= maxMissions) yield* abandonMission(world, oldest);
  yield* takeMissionFor(world, task);
}

/** Takes a mission, unless one is active. */
function* withActiveMission(world: World): Activity {
  if (!world.commander.missions.some(isActive)) yield* takeMission(world);
}

function isActive({ state }: Mission): boolean {
  return state === 'active';
}

/** Removes a mission, and writes that it has failed. */
function* failMission(world: World, mission: Mission): Activity {
  const { commander, dialect, random } = world;
  yield wait(random.integer(2, 6));
  commander.missions = commander.missions.filter((other) => other !== mission);
  yield write('MissionFailed', missionFailedFields(mission, dialect));
  yield* writeCargo(world);
  yield wait(random.integer(2, 6));
}

/** What happens to a mission that is active. */
function withMission(
  about: string,
  writes: Situation['writes'],
  act: (world: World, mission: Mission) => Activity,
): Situation<'station' | 'system'> {
  return {
    about,
    writes,
    takes: ['station', 'system'],
    *prepare(world, settings) {
      yield* atMissionBoard(world, settings);
      yield* withActiveMission(world);
    },
    *act(world) {
      const mission = world.commander.missions.find(isActive);
      if (mission) yield* act(world, mission);
    },
  };
}

export const missionSituations = {
  'mission-taken': {
    about: 'takes on a mission',
    writes: ['MissionAccepted'],
    takes: ['station', 'system'],
    prepare: atMissionBoard,
    act: (world) => takeMission(world),
    succeeded: ({ commander }) => commander.missions.some(isActive),
  },
  'mission-completed': {
    about: 'is done with a mission, and hands it in',
    writes: ['MissionCompleted'],
    takes: ['station', 'system'],
    *prepare(world, settings) {
      yield* atMissionBoard(world, settings);
      ensureCredits(world, enoughToDonate);
      yield* takeMission(world);
    },
    act: (world) => tradeMissions(world),
  },
  'mission-redirected': withMission(
    'has done what a mission asks for, and is told where to hand it in',
    ['MissionRedirected'],
    function* (world, mission) {
      yield wait(world.random.integer(2, 6));
      yield* taskDone(world, mission);
    },
  ),
  'mission-abandoned': withMission('gives up a mission', ['MissionAbandoned'], abandonMission),
  'mission-failed': {
    ...withMission(
      'runs out of time with a mission, as the missions tell after the next login',
      ['Missions', 'MissionFailed'],
      function* (world, mission) {
        const { commander, now } = world;
        const late = { ...mission, expires: now + secondsLeft };
        commander.missions = commander.missions.map((each) => (each === mission ? late : each));
        yield wait(secondsLeft);
        yield* relog(world);
        yield* failMission(world, late);
      },
    ),
  },
} as const satisfies Situations;

/** More credits than any mission asks for. */
const enoughToDonate = 2_000_000;
