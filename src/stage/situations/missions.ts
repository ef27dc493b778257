import { relog } from '../../simulate/activities/relog.js';
import { tradeMissions } from '../../simulate/activities/station/missions.js';
import { type Mission, mostMissions } from '../../simulate/commander/missions.js';
import type { Play } from '../../simulate/play/play.js';
import { type Activity, wait } from '../../simulate/play/step.js';
import type { Overrides } from '../overrides/overrides.js';
import { insisting } from './insist.js';
import { docked, offering } from './reach.js';
import type { Situations } from './situation.js';

/** Seconds that are left of a mission that is to fail. */
const left = 300;

function* atBoard(play: Play, overrides: Overrides): Activity {
  yield* docked(play, overrides, offering(play, 'Missions'), 'with missions');
}

/** Takes at least one mission; what is done makes room. */
function* take(play: Play): Activity {
  const { missions } = play.commander;
  if (missions.length >= mostMissions) for (const mission of missions.slice(0, 5)) mission.state = 'complete';
  yield* insisting(play, 'MissionAccepted', () => tradeMissions(play));
}

/** A mission that is under way. */
function* underWay(play: Play): Activity {
  if (!play.commander.missions.some(isUnderWay)) yield* take(play);
}

function isUnderWay({ state }: Mission): boolean {
  return state === 'active';
}

export const missions: Situations = {
  'mission-taken': {
    about: 'takes on a mission',
    writes: ['MissionAccepted'],
    takes: ['station', 'system'],
    reach: atBoard,
    act: take,
    holds: ({ commander }) => commander.missions.some(isUnderWay),
  },
  'mission-completed': {
    about: 'is paid for a mission',
    writes: ['MissionCompleted'],
    takes: ['station', 'system'],
    *reach(play, overrides) {
      yield* atBoard(play, overrides);
      yield* underWay(play);
    },
    *act(play) {
      const mission = play.commander.missions.find(isUnderWay);
      if (mission) mission.state = 'complete';
      yield* tradeMissions(play);
    },
  },
  'mission-failed': {
    about: 'runs out of time with a mission, as the missions tell after the next login',
    writes: ['Missions', 'MissionFailed'],
    takes: ['station', 'system'],
    *reach(play, overrides) {
      yield* atBoard(play, overrides);
      yield* underWay(play);
    },
    *act(play) {
      const { commander, now } = play;
      const index = commander.missions.findIndex(isUnderWay);
      const mission = commander.missions[index];
      if (mission) commander.missions = commander.missions.with(index, { ...mission, expires: now + left });
      yield wait(left);
      yield* relog(play);
      yield* tradeMissions(play);
    },
  },
};
