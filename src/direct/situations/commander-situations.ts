import { careers, highestRanks } from '../../game/rank-and-permit-table.js';
import { contribute, writeGoals } from '../../simulate/activities/station/contribute-to-goals.js';
import { payFines } from '../../simulate/activities/station/pay-fines.js';
import { wait, write } from '../../simulate/activity.js';
import { type Goal, hasEnded, tierOf } from '../../simulate/commander/community-goals.js';
import { addOffence, offenceIn, owedIn } from '../../simulate/commander/legal-standing.js';
import { gainProgress } from '../../simulate/commander/ranks-and-reputation.js';
import type { World } from '../../simulate/world/world.js';
import { completeGoal, reachGoalTier } from './community-goal-changes.js';
import { aboardShip, docked, underLaw } from './prerequisites.js';
import { ensureCredits } from './provisions.js';
import type { Staging } from './situation.js';
import type { Stagings } from './situation-names.js';

/** A change to a community goal, and the CommunityGoal event that shows it. */
function goalSituation(change: (world: World) => void, isCase: (goal: Goal, now: number) => boolean): Staging {
  return {
    prepare: docked,
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
    prepare: aboardShip,
    *act({ commander: { standing }, random }) {
      yield wait(random.integer(2, 6));
      const career = careers.find((each) => standing.ranks[each].rank < highestRanks[each]);
      const promotion = career && gainProgress(standing, career, 100);
      if (promotion) yield write('Promotion', promotion);
    },
  },
  contribute: {
    prepare: docked,
    *act(world) {
      delete world.commander.memory.goals;
      yield* contribute(world);
    },
  },
  'goal-tier-reached': goalSituation(reachGoalTier, (each) => tierOf(each) > 0),
  'goal-complete': goalSituation(completeGoal, hasEnded),
  'pay-fines': {
    prepare: underLaw,
    *act(world) {
      if (offenceIn(world.commander, world.system).fine === 0) addOffence(world.commander, world.system, { fine: 400 });
      ensureCredits(world, withFees * owedIn(world.commander, world.system));
      yield* payFines(world);
    },
    succeeded: ({ commander: person, system }) => owedIn(person, system) === 0,
  },
} satisfies Stagings;
