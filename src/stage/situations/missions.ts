import { tellCargo } from '../../simulate/activities/cockpit/hold.js';
import { relog } from '../../simulate/activities/relog.js';
import { tradeMissions } from '../../simulate/activities/station/missions.js';
import { failedMembers } from '../../simulate/commander/mission-lines.js';
import { type Mission, mostMissions } from '../../simulate/commander/missions.js';
import type { Play } from '../../simulate/play/play.js';
import { type Activity, wait, write } from '../../simulate/play/step.js';
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

/** A mission that has failed is told of, and gone. */
function* strikeOff(play: Play, mission: Mission): Activity {
  const { commander, dialect, random } = play;
  yield wait(random.integer(2, 6));
  commander.missions = commander.missions.filter((other) => other !== mission);
  yield write('MissionFailed', failedMembers(mission, dialect));
  yield* tellCargo(play);
  yield wait(random.integer(2, 6));
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
      if (!mission) return;
      const late = { ...mission, expires: now + left };
      commander.missions = commander.missions.with(index, late);
      yield wait(left);
      yield* relog(play);
      yield* strikeOff(play, late);
    },
  },
};
