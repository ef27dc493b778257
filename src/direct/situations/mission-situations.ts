import { writeCargo } from '../../simulate/activities/cockpit/write-cargo-and-loadout.js';
import { relog } from '../../simulate/activities/relog.js';
import { tradeMissions } from '../../simulate/activities/station/mission-board.js';
import { type Activity, wait, write } from '../../simulate/activity.js';
import { missionFailedFields } from '../../simulate/commander/mission-fields.js';
import { type Mission, maxMissions } from '../../simulate/commander/taken-missions.js';
import type { World } from '../../simulate/world/world.js';
import type { SessionSettings } from '../settings/session-settings.js';
import { docked, offersService } from './prerequisites.js';
import { retryUntil } from './retry-until.js';
import type { Situations } from './situation.js';

/** The time left of a mission that is to fail, in seconds. */
const secondsLeft = 300;

function* atMissionBoard(world: World, settings: SessionSettings): Activity {
  yield* docked(world, settings, offersService(world, 'Missions'), 'with missions');
}

/** Takes at least one mission. If there are too many already, some are completed first. */
function* takeMission(world: World): Activity {
  const { missions } = world.commander;
  if (missions.length >= maxMissions) for (const mission of missions.slice(0, 5)) mission.state = 'complete';
  yield* retryUntil(world, 'MissionAccepted', () => tradeMissions(world));
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

export const missionSituations = {
  'mission-taken': {
    about: 'takes on a mission',
    writes: ['MissionAccepted'],
    takes: ['station', 'system'],
    prepare: atMissionBoard,
    act: takeMission,
    succeeded: ({ commander }) => commander.missions.some(isActive),
  },
  'mission-completed': {
    about: 'is paid for a mission',
    writes: ['MissionCompleted'],
    takes: ['station', 'system'],
    *prepare(world, settings) {
      yield* atMissionBoard(world, settings);
      yield* withActiveMission(world);
    },
    *act(world) {
      const mission = world.commander.missions.find(isActive);
      if (mission) mission.state = 'complete';
      yield* tradeMissions(world);
    },
  },
  'mission-failed': {
    about: 'runs out of time with a mission, as the missions tell after the next login',
    writes: ['Missions', 'MissionFailed'],
    takes: ['station', 'system'],
    *prepare(world, settings) {
      yield* atMissionBoard(world, settings);
      yield* withActiveMission(world);
    },
    *act(world) {
      const { commander, now } = world;
      const index = commander.missions.findIndex(isActive);
      const mission = commander.missions[index];
      if (!mission) return;
      const late = { ...mission, expires: now + secondsLeft };
      commander.missions = commander.missions.with(index, late);
      yield wait(secondsLeft);
      yield* relog(world);
      yield* failMission(world, late);
    },
  },
} as const satisfies Situations;
