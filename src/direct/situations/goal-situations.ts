import {
  collectReward,
  discardGoal,
  joinHere,
  writeGoals,
} from '../../simulate/activities/station/contribute-to-goals.js';
import { type Activity, wait } from '../../simulate/activity.js';
import { isGoalHost } from '../../simulate/commander/community-goals.js';
import type { World } from '../../simulate/world/world.js';
import type { SessionSettings } from '../settings/session-settings.js';
import { anyGoal, endedGoalHere } from './community-goal-changes.js';
import { docked } from './prerequisites.js';
import type { Stagings } from './situation-names.js';

/** Docked at a station that can host a community goal. */
function* atHost(world: World, settings: SessionSettings): Activity {
  yield* docked(world, settings, isGoalHost, 'that can hold a community goal');
}

/** Writes the current goals, even if unchanged. */
function* currentGoals(world: World): Activity {
  delete world.commander.memory.goals;
  yield* writeGoals(world);
}

export const goalSituations = {
  'goal-joined': {
    prepare: atHost,
    *act(world) {
      const { commander } = world;
      yield wait(world.random.integer(5, 20));
      commander.goals = commander.goals.slice(-2);
      yield* joinHere(world);
      yield* currentGoals(world);
    },
  },
  'goal-reward': {
    prepare: atHost,
    *act(world) {
      const goal = endedGoalHere(world);
      yield wait(world.random.integer(5, 20));
      if (goal) yield* collectReward(world, goal);
      yield* currentGoals(world);
    },
  },
  'goal-discarded': {
    prepare: docked,
    *act(world) {
      const goal = anyGoal(world);
      yield wait(world.random.integer(5, 20));
      if (goal) yield* discardGoal(world, goal);
      yield* currentGoals(world);
    },
  },
} satisfies Stagings;
