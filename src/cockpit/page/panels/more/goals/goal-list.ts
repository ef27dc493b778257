/** Community goals the player has joined. */
import { thousands } from '../../../../../words/counted.js';
import type { Moment } from '../../../../protocol.js';
import { type Fields, fieldsIn, flagIn, listIn, numberIn, textIn, timeIn } from '../../../moment/loose-fields.js';
import { eventOf } from '../../../moment/moment-events.js';

export interface JoinedGoal {
  readonly title: string;
  readonly place?: string;
  readonly expiry?: number;
  readonly isComplete: boolean;
  /** As in the game: Tier 3. */
  readonly tierReached?: string;
  readonly topTier?: string;
  readonly topBonus?: string;
  /** Reached and top tier as numbers, if they are numbered. */
  readonly tiers?: { readonly reached: number; readonly top: number };
  readonly total?: number;
  readonly contribution?: number;
  readonly contributors?: number;
  readonly band?: string;
  readonly bonus?: number;
  /** Size of the top rank, and whether the player is in it. */
  readonly topRank?: string;
}

export function goalList(moment: Moment): readonly JoinedGoal[] | undefined {
  const line = moment.latest['CommunityGoal'];
  const event = eventOf(line);
  return event && listIn(event, 'CurrentGoals').map(readGoal);
}

function readGoal(goal: Fields): JoinedGoal {
  const top = fieldsIn(goal, 'TopTier');
  const place = [textIn(goal, 'MarketName'), textIn(goal, 'SystemName')]
    .filter((each) => each !== undefined)
    .join(', ');
  const tierReached = textIn(goal, 'TierReached');
  const topTier = textIn(top, 'Name');
  const known = {
    place: place || undefined,
    expiry: timeIn(goal, 'Expiry'),
    tierReached,
    topTier,
    topBonus: textIn(top, 'Bonus'),
    tiers: tiersOf(tierReached, topTier),
    total: numberIn(goal, 'CurrentTotal'),
    contribution: numberIn(goal, 'PlayerContribution'),
    contributors: numberIn(goal, 'NumContributors'),
    band: bandWords(numberIn(goal, 'PlayerPercentileBand')),
    bonus: numberIn(goal, 'Bonus'),
    topRank: topRankWords(numberIn(goal, 'TopRankSize'), flagIn(goal, 'PlayerInTopRank')),
  };
  const present = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
  return {
    title: textIn(goal, 'Title') ?? 'Goal without a title',
    isComplete: flagIn(goal, 'IsComplete') ?? false,
    ...present,
  };
}

/** No tier reached is 0. */
function tiersOf(reached: string | undefined, top: string | undefined): JoinedGoal['tiers'] {
  const numberOf = (tier: string | undefined) => Number(/\d+/.exec(tier ?? '')?.[0] ?? Number.NaN);
  const [now, most] = [reached === undefined ? 0 : numberOf(reached), numberOf(top)];
  return now >= 0 && most > 0 && most <= 20 ? { reached: Math.min(now, most), top: most } : undefined;
}

function bandWords(band: number | undefined): string | undefined {
  if (band === undefined) return undefined;
  if (band === 0) return 'top rank';
  return band >= 100 ? 'no contribution yet' : `top ${band} %`;
}

function topRankWords(size: number | undefined, isIn: boolean | undefined): string | undefined {
  if (size === undefined) return undefined;
  return `${isIn ? 'in' : 'not in'} the top ${thousands(size)}`;
}
