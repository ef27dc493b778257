import { careers, highestRanks } from '../../game/rank-and-permit-table.js';
import { contribute, writeGoals } from '../../simulate/activities/station/contribute-to-goals.js';
import { payFines } from '../../simulate/activities/station/pay-fines.js';
import { wait, write } from '../../simulate/activity.js';
import { type Goal, hasEnded, tierOf } from '../../simulate/commander/community-goals.js';
import { addOffence, offenceIn, owedIn } from '../../simulate/commander/legal-standing.js';
import { gainProgress } from '../../simulate/commander/ranks-and-reputation.js';
import type { World } from '../../simulate/world/world.js';
import { completeGoal, reachGoalTier } from './community-goal-changes.js';
import { aboardShip, underLaw } from './prerequisites.js';
import { ensureCredits } from './provisions.js';
import { atStation } from './scenes.js';
import type { Situation, Situations } from './situation.js';

/** A change to a community goal, and the CommunityGoal event that shows it. */
function goalSituation(
  about: string,
  change: (world: World) => void,
  isCase: (goal: Goal, now: number) => boolean,
): Situation<'station' | 'system', 'CommunityGoal'> {
  return {
    about,
    writes: ['CommunityGoal'],
    ...atStation(),
    *act(world) {
      yield wait(world.random.integer(5, 20));
      change(world);
      delete world.commander.memory.goals;
      yield* writeGoals(world);
    },
    succeeded: ({ commander: person, now }) => person.goals.some((each) => isCase(each, now)),
  };
}

/** The maximum fee of a broker, as a factor on the debt. */
const withFees = 2;

export const commanderSituations = {
  promotion: {
    about: 'rises in rank',
    writes: ['Promotion'],
    prepare: aboardShip,
    *act({ commander: { standing }, random }) {
      yield wait(random.integer(2, 6));
      const career = careers.find((each) => standing.ranks[each].rank < highestRanks[each]);
      const promotion = career && gainProgress(standing, career, 100);
      if (promotion) yield write('Promotion', promotion);
    },
  },
  contribute: {
    about: 'gives something for a community goal, or joins one',
    writes: ['CommunityGoal'],
    ...atStation(),
    *act(world) {
      delete world.commander.memory.goals;
      yield* contribute(world);
    },
  },
  'goal-tier-reached': goalSituation(
    'learns that a community goal has reached a tier',
    reachGoalTier,
    (each) => tierOf(each) > 0,
  ),
  'goal-complete': goalSituation('learns that a community goal is complete', completeGoal, hasEnded),
  'pay-fines': {
    about: 'pays what is owed to the law here',
    writes: ['PayFines'],
    ...atStation(underLaw),
    *act(world) {
      if (offenceIn(world.commander, world.system).fine === 0) addOffence(world.commander, world.system, { fine: 400 });
      ensureCredits(world, withFees * owedIn(world.commander, world.system));
      yield* payFines(world);
    },
    succeeded: ({ commander: person, system }) => owedIn(person, system) === 0,
  },
} as const satisfies Situations;
