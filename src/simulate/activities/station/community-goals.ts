import { advanceGoals, type Goal, goalsMembers, hasEnded, makeGoals } from '../../commander/goals.js';
import type { Station } from '../../galaxy/system.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait, write } from '../../play/step.js';
import type { Random } from '../../random.js';
import { freeTonnes, sellTonnes } from './market.js';

/** Joins a goal if there is none, brings what one has for one of them, and hears how they stand. */
export function* contribute(play: Play): Activity {
  const { commander, random, place } = play;
  if (place.is !== 'docked') return;
  yield wait(random.integer(5, 20));
  if (commander.goals.length === 0) commander.goals = makeGoals(random, play.now, play.galaxy, 1);
  else if (random.chance(0.7)) give(play, random.pick(commander.goals));
  yield* hearOfGoals(play);
}

/** Asks the server for the goals. They are told if they are not what was told last. */
export function* hearOfGoals(play: Play): Activity {
  const { commander, random, now } = play;
  const { memory } = commander;
  commander.goals = advanceGoals(commander.goals, random, memory.goalsAsked, now);
  memory.goalsAsked = now;
  const members = goalsMembers(commander.goals, now);
  const content = JSON.stringify(members);
  if (content === memory.goals) return;
  memory.goals = content;
  yield write('CommunityGoal', members);
  yield wait(1);
}

/** Goods are handed in where they are wanted; bounties and samples anywhere. */
function give(play: Play, goal: Goal): void {
  const { place, random, now } = play;
  if (hasEnded(goal, now) || place.is !== 'docked') return;
  const amount = goal.unit === 'tonnes' ? handOver(play, place.station, goal) : earnedFor(goal, random);
  if (amount === 0) return;
  if (goal.contribution === 0) goal.contributors++;
  goal.contribution += amount;
  goal.total += amount;
}

function handOver(play: Play, station: Station, goal: Goal): number {
  return station.name === goal.market ? sellTonnes(play, station, freeTonnes(play)) : 0;
}

/** What somebody comes by between two visits: about the average of a contributor. */
function earnedFor({ total, contributors }: Goal, random: Random): number {
  return Math.round(Math.max(1, total / contributors) * random.number(0, 1.5));
}
