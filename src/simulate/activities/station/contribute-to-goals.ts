import type { StarSystem } from '../../../game/star-system.js';
import { type Activity, wait, write } from '../../activity.js';
import { advanceGoals, type Goal, goalsFields, hasEnded, joinGoal } from '../../commander/community-goals.js';
import type { Random } from '../../random.js';
import type { World } from '../../world/world.js';
import { freeTonnes, sellAll } from './buy-and-sell.js';

/** Joins a goal if there is none, contributes to one, and writes their state. */
export function* contribute(world: World): Activity {
  const { commander, random, place } = world;
  if (place.is !== 'docked') return;
  yield wait(random.integer(5, 20));
  if (commander.goals.length === 0)
    commander.goals = [joinGoal(random, world.now, world.galaxy, commander.memory.lastGoalId)];
  else if (random.chance(0.7)) yield* contributeTo(world, chosen(world));
  yield* writeGoals(world);
}

/** Where goods are wanted they are handed in first. */
function chosen({ commander, place, random }: World): Goal {
  const here = commander.goals.find(({ marketId }) => place.is === 'docked' && place.station.marketId === marketId);
  return here ?? random.pick(commander.goals);
}

/** The systems in which goods are wanted for a goal. */
export function wantsGoods({ commander, now }: World, { name }: StarSystem): boolean {
  return commander.goals.some((goal) => goal.unit === 'tonnes' && goal.system === name && !hasEnded(goal, now));
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

/** Goods are handed in where they are wanted; bounties and samples anywhere. */
function* contributeTo(world: World, goal: Goal): Activity {
  const { place, random, now } = world;
  if (hasEnded(goal, now) || place.is !== 'docked') return;
  const before = freeTonnes(world);
  if (goal.unit === 'tonnes' && place.station.marketId === goal.marketId) yield* sellAll(world, place.station);
  const amount = goal.unit === 'tonnes' ? before - freeTonnes(world) : earnedFor(goal, random);
  if (amount === 0) return;
  if (goal.contribution === 0) goal.contributors++;
  goal.contribution += amount;
  goal.total += amount;
}

/** A contribution since the last visit: about the average. */
function earnedFor({ total, contributors }: Goal, random: Random): number {
  return Math.round(Math.max(1, total / contributors) * random.number(0, 1.5));
}
