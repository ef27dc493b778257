import { relog } from '../../simulate/activities/relog.js';
import { contribute, hearOfGoals } from '../../simulate/activities/station/community-goals.js';
import { payFines } from '../../simulate/activities/station/law.js';
import { type Goal, hasEnded, tierOf } from '../../simulate/commander/goals.js';
import { hasLaw, offend, owedIn } from '../../simulate/commander/law.js';
import type { Play } from '../../simulate/play/play.js';
import { type Activity, wait } from '../../simulate/play/step.js';
import type { Overrides } from '../overrides/overrides.js';
import { complete, join, reachTier } from './goal.js';
import { aboard, docked, type Suits } from './reach.js';
import type { Situation, Situations } from './situation.js';
import { afford } from './stock.js';

function* onAPad(play: Play, overrides: Overrides): Activity {
  yield* docked(play, overrides);
}

/** Something happens to a community goal, and the journal tells how they stand. */
function goal(about: string, happen: (play: Play) => void, isSo: (goal: Goal, now: number) => boolean): Situation {
  return {
    about,
    writes: ['CommunityGoal'],
    takes: ['station', 'system'],
    reach: onAPad,
    *act(play) {
      yield wait(play.random.integer(5, 20));
      happen(play);
      delete play.commander.memory.goals;
      yield* hearOfGoals(play);
    },
    holds: ({ commander: person, now }) => person.goals.some((each) => isSo(each, now)),
  };
}

const lawful: Suits = ({ type }, system) => type !== 'FleetCarrier' && hasLaw(system);

export const commander: Situations = {
  contribute: {
    about: 'gives something for a community goal, or joins one',
    writes: ['CommunityGoal'],
    takes: ['station', 'system'],
    reach: onAPad,
    *act(play) {
      delete play.commander.memory.goals;
      yield* contribute(play);
    },
  },
  'goal-joined': goal('joins a community goal', join, (each, now) => !hasEnded(each, now)),
  'goal-tier-reached': goal('hears that a community goal has reached a tier', reachTier, (each) => tierOf(each) > 0),
  'goal-complete': goal('hears that a community goal is complete', complete, hasEnded),
  relog: {
    about: 'goes out to the main menu, and comes in again',
    writes: ['EngineerProgress', 'Missions', 'LoadGame', 'Location'],
    reach: aboard,
    act: (play) => relog(play),
  },
  'pay-fines': {
    about: 'pays what is owed to the law here',
    writes: ['PayFines'],
    takes: ['station', 'system'],
    reach: (play, overrides) => docked(play, overrides, lawful, 'under any law'),
    *act(play) {
      if (owedIn(play.commander, play.system) === 0) offend(play.commander, play.system, { fine: 400 });
      afford(play, owedIn(play.commander, play.system));
      yield* payFines(play);
    },
    holds: ({ commander: person, system }) => owedIn(person, system) === 0,
  },
};
