import { type Goal, hasEnded, makeGoals, tierOf } from '../../simulate/commander/goals.js';
import type { Play } from '../../simulate/play/play.js';

/** More goals than this are not on at a time. */
const most = 3;

/** Joins a goal with a number of its own; ended ones make room. */
export function join({ commander, random, now, galaxy }: Play): void {
  const open = commander.goals.filter((goal) => !hasEnded(goal, now));
  const [made] = makeGoals(random, now, galaxy, 1);
  if (!made) return;
  const id = Math.max(made.id, ...commander.goals.map((goal) => goal.id + 1));
  commander.goals = [...open.slice(-(most - 1)), { ...made, id }];
}

/** A goal with so many tiers still to reach; a new one if there is none. */
function goalWith(play: Play, tiers: number): Goal | undefined {
  const { commander, now } = play;
  const has = (goal: Goal) => !hasEnded(goal, now) && goal.tiers.length - tierOf(goal) >= tiers;
  if (!commander.goals.some(has)) {
    join(play);
    const fresh = commander.goals.at(-1);
    if (fresh && !has(fresh)) fresh.total = Math.min(fresh.total, (fresh.tiers[0] ?? 2) - 1);
    if (fresh) fresh.contribution = Math.min(fresh.contribution, fresh.total);
  }
  return commander.goals.find(has);
}

/** Another tier, and not the last. */
export function reachTier(play: Play): void {
  const goal = goalWith(play, 2);
  const needed = goal?.tiers[tierOf(goal)];
  if (goal && needed !== undefined) goal.total = needed;
}

/** The last tier: there is nothing more to reach. */
export function complete(play: Play): void {
  const goal = goalWith(play, 1);
  const top = goal?.tiers.at(-1);
  if (goal && top !== undefined) goal.total = top;
}
