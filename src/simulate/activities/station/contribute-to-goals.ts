import type { StarSystem, Station } from '../../../game/star-system.js';
import { type Activity, wait, write } from '../../activity.js';
import {
  advanceGoals,
  type Goal,
  goalName,
  goalsFields,
  hasEnded,
  isGoalHost,
  joinGoal,
  rewardOf,
} from '../../commander/community-goals.js';
import type { World } from '../../world/world.js';
import { atScreen } from '../cockpit/at-screen.js';
import { ownTonnes, sell } from './buy-and-sell.js';
import { openMarket } from './trade-goods.js';

/** At a station: joins a local goal, contributes to it, collects its reward, and writes the goals. */
export function* contribute(world: World): Activity {
  const { commander, random, place } = world;
  if (place.is !== 'docked') return;
  yield wait(random.integer(5, 20));
  yield* discardStale(world);
  if (commander.goals.length === 0) yield* joinHere(world);
  const here = commander.goals.find(({ marketId }) => place.station.marketId === marketId);
  if (here && hasEnded(here, world.now)) yield* collectReward(world, here);
  else if (here) yield* handInGoods(world, here);
  yield* writeGoals(world);
}

/** Whether goods are needed for a goal in a system. */
export function needsGoods({ commander, now }: World, { name }: StarSystem): boolean {
  return commander.goals.some((goal) => goal.unit === 'tonnes' && goal.system === name && !hasEnded(goal, now));
}

/** Joins a goal at the station that hosts it. */
export function* joinHere(world: World): Activity {
  const { commander, place, random, system } = world;
  if (place.is !== 'docked' || !isGoalHost(place.station)) return;
  const goal = joinGoal(random, world.now, { system, station: place.station }, commander.memory.lastGoalId);
  commander.goals = [...commander.goals, goal];
  yield write('CommunityGoalJoin', goalName(goal));
  yield wait(random.integer(4, 26));
}

/** Collects the reward of a goal that has ended; without a contribution there is none. */
export function* collectReward(world: World, goal: Goal): Activity {
  const { commander, random } = world;
  const Reward = rewardOf(goal);
  commander.goals = commander.goals.filter((other) => other !== goal);
  if (Reward === 0) return;
  commander.credits += Reward;
  yield write('CommunityGoalReward', { ...goalName(goal), Reward });
  yield wait(random.integer(4, 12));
}

export function* discardGoal(world: World, goal: Goal): Activity {
  world.commander.goals = world.commander.goals.filter((other) => other !== goal);
  yield write('CommunityGoalDiscard', goalName(goal));
  yield wait(world.random.integer(4, 12));
}

/** Discards a goal without a contribution now and then. */
function* discardStale(world: World): Activity {
  const { commander, random } = world;
  const stale = commander.goals.find(({ contribution }) => contribution === 0);
  if (stale && commander.goals.length > 1 && random.chance(0.03)) yield* discardGoal(world, stale);
}

/** Adds to the commander's and the total contribution. */
export function addContribution(goal: Goal, amount: number): void {
  if (amount <= 0) return;
  if (goal.contribution === 0) goal.contributors++;
  goal.contribution += amount;
  goal.total += amount;
}

function* handInGoods(world: World, goal: Goal): Activity {
  const { place } = world;
  const goods = goal.goods.filter((type) => ownTonnes(world, type) > 0);
  if (place.is !== 'docked' || goods.length === 0) return;
  yield* atScreen(world, 'StationServices', sellFor(world, goal, place.station, goods));
}

function* sellFor(world: World, goal: Goal, station: Station, goods: readonly string[]): Activity {
  yield* openMarket(world, station);
  for (const type of goods) {
    const before = ownTonnes(world, type);
    yield* sell(world, station, type, before);
    addContribution(goal, before - ownTonnes(world, type));
    yield wait(world.random.integer(1, 4));
  }
}

/** Updates the goals, and writes them if they have changed since last written. */
export function* writeGoals(world: World): Activity {
  const { commander, random, now } = world;
  const { memory } = commander;
  commander.goals = advanceGoals(commander.goals, random, memory.goalsUpdatedAt, now);
  memory.goalsUpdatedAt = now;
  memory.lastGoalId = Math.max(memory.lastGoalId, ...commander.goals.map(({ id }) => id));
  const fields = goalsFields(commander.goals, now);
  const content = JSON.stringify(fields);
  if (content === memory.goals) return;
  memory.goals = content;
  yield write('CommunityGoal', fields);
  yield wait(1);
}
