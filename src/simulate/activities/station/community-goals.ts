import { advanceGoals, type Goal, goalsMembers, hasEnded, joinGoal } from '../../commander/goals.js';
import type { StarSystem } from '../../galaxy/system.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait, write } from '../../play/step.js';
import type { Random } from '../../random.js';
import { freeTonnes, sellAll } from './market.js';

/** Joins a goal if there is none, brings what one has for one of them, and hears how they stand. */
export function* contribute(play: Play): Activity {
  const { commander, random, place } = play;
  if (place.is !== 'docked') return;
  yield wait(random.integer(5, 20));
  if (commander.goals.length === 0)
    commander.goals = [joinGoal(random, play.now, play.galaxy, commander.memory.lastGoal)];
  else if (random.chance(0.7)) yield* give(play, chosen(play));
  yield* hearOfGoals(play);
}

/** Where goods are wanted they are handed in first. */
function chosen({ commander, place, random }: Play): Goal {
  const here = commander.goals.find(({ marketId }) => place.is === 'docked' && place.station.marketId === marketId);
  return here ?? random.pick(commander.goals);
}

/** The systems in which goods are wanted for a goal. */
export function wantsGoods({ commander, now }: Play, { name }: StarSystem): boolean {
  return commander.goals.some((goal) => goal.unit === 'tonnes' && goal.system === name && !hasEnded(goal, now));
}

/** Asks the server for the goals. They are told if they are not what was told last. */
export function* hearOfGoals(play: Play): Activity {
  const { commander, random, now } = play;
  const { memory } = commander;
  commander.goals = advanceGoals(commander.goals, random, memory.goalsAsked, now);
  memory.goalsAsked = now;
  memory.lastGoal = Math.max(memory.lastGoal, ...commander.goals.map(({ id }) => id));
  const members = goalsMembers(commander.goals, now);
  const content = JSON.stringify(members);
  if (content === memory.goals) return;
  memory.goals = content;
  yield write('CommunityGoal', members);
  yield wait(1);
}

/** Goods are handed in where they are wanted; bounties and samples anywhere. */
function* give(play: Play, goal: Goal): Activity {
  const { place, random, now } = play;
  if (hasEnded(goal, now) || place.is !== 'docked') return;
  const before = freeTonnes(play);
  if (goal.unit === 'tonnes' && place.station.marketId === goal.marketId) yield* sellAll(play, place.station);
  const amount = goal.unit === 'tonnes' ? before - freeTonnes(play) : earnedFor(goal, random);
  if (amount === 0) return;
  if (goal.contribution === 0) goal.contributors++;
  goal.contribution += amount;
  goal.total += amount;
}

/** What somebody comes by between two visits: about the average of a contributor. */
function earnedFor({ total, contributors }: Goal, random: Random): number {
  return Math.round(Math.max(1, total / contributors) * random.number(0, 1.5));
}
