import { type Goal, hasEnded, makeGoals, tierOf } from '../../simulate/commander/community-goals.js';
import type { World } from '../../simulate/world/world.js';

/** More goals than this are not on at a time. */
const maxGoals = 3;

/** Joins a goal with a number of its own; ended ones make room. */
export function joinGoal({ commander, random, now, galaxy }: World): void {
  const open = commander.goals.filter((goal) => !hasEnded(goal, now));
  const [made] = makeGoals(random, now, galaxy, 1);
  if (!made) return;
  const id = Math.max(made.id, ...commander.goals.map((goal) => goal.id + 1));
  commander.goals = [...open.slice(-(maxGoals - 1)), { ...made, id }];
}

/** A goal with so many tiers still to reach; a new one if there is none. */
function goalWith(world: World, tiers: number): Goal | undefined {
  const { commander, now } = world;
  const has = (goal: Goal) => !hasEnded(goal, now) && goal.tiers.length - tierOf(goal) >= tiers;
  if (!commander.goals.some(has)) {
    joinGoal(world);
    const fresh = commander.goals.at(-1);
    if (fresh && !has(fresh)) fresh.total = Math.min(fresh.total, (fresh.tiers[0] ?? 2) - 1);
    if (fresh) fresh.contribution = Math.min(fresh.contribution, fresh.total);
  }
  return commander.goals.find(has);
}

/** Another tier, and not the last. */
export function reachGoalTier(world: World): void {
  const goal = goalWith(world, 2);
  const needed = goal?.tiers[tierOf(goal)];
  if (goal && needed !== undefined) goal.total = needed;
}

/** The last tier: there is nothing more to reach. */
export function completeGoal(world: World): void {
  const goal = goalWith(world, 1);
  const top = goal?.tiers.at(-1);
  if (goal && top !== undefined) goal.total = top;
}
