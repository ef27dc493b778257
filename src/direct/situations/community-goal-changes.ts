import { type Goal, hasEnded, joinGoal, makeGoals, tierOf } from '../../simulate/commander/community-goals.js';
import type { World } from '../../simulate/world/world.js';

/** The most goals at a time. */
const maxGoals = 3;

/** Adds a goal with an ID of its own; ended goals are dropped. */
function addGoal({ commander, random, now, galaxy }: World): void {
  const open = commander.goals.filter((goal) => !hasEnded(goal, now));
  const [made] = makeGoals(random, now, galaxy, 1);
  if (!made) return;
  const id = Math.max(made.id, ...commander.goals.map((goal) => goal.id + 1));
  commander.goals = [...open.slice(-(maxGoals - 1)), { ...made, id }];
}

/** A goal with at least `tiers` tiers left; a new one if there is none. */
function goalWith(world: World, tiers: number): Goal | undefined {
  const { commander, now } = world;
  const has = (goal: Goal) => !hasEnded(goal, now) && goal.tiers.length - tierOf(goal) >= tiers;
  if (!commander.goals.some(has)) {
    addGoal(world);
    const fresh = commander.goals.at(-1);
    if (fresh && !has(fresh)) fresh.total = Math.min(fresh.total, (fresh.tiers[0] ?? 2) - 1);
    if (fresh) fresh.contribution = Math.min(fresh.contribution, fresh.total);
  }
  return commander.goals.find(has);
}

/** Reaches the next tier of a goal, but not the last. */
export function reachGoalTier(world: World): void {
  const goal = goalWith(world, 2);
  const needed = goal?.tiers[tierOf(goal)];
  if (goal && needed !== undefined) goal.total = needed;
}

/** Reaches the last tier of a goal. */
export function completeGoal(world: World): void {
  const goal = goalWith(world, 1);
  const top = goal?.tiers.at(-1);
  if (goal && top !== undefined) goal.total = top;
}

/** An ended goal at the local station, to which the commander has contributed. */
export function endedGoalHere({ commander, random, now, place, system }: World): Goal | undefined {
  if (place.is !== 'docked') return undefined;
  const goal = joinGoal(random, now, { system, station: place.station }, commander.memory.lastGoalId);
  const top = goal.tiers.at(-1) ?? 1;
  goal.total = top;
  goal.contribution = Math.ceil((2 * goal.total) / goal.contributors);
  commander.goals = [...commander.goals.slice(-(maxGoals - 1)), goal];
  return goal;
}

/** One of the goals, a new one if there is none. */
export function anyGoal(world: World): Goal | undefined {
  if (world.commander.goals.length === 0) addGoal(world);
  return world.commander.goals[0];
}
