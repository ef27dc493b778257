/** Community goals the player has joined. */
import type { Moment } from '../../../protocol.js';
import { type Fields, fieldsIn, flagIn, listIn, numberIn, textIn, timeIn } from '../../moment/loose-fields.js';
import { newestEvent } from '../../moment/moment-events.js';
import { amount, credits } from '../../words/measures.js';
import { endWords } from '../../words/time-words.js';
import { type Block, type Card, joined } from './block.js';

export function goalList(moment: Moment): Block[] | undefined {
  const event = newestEvent(moment, 'CommunityGoal');
  if (!event) return undefined;
  const cards = listIn(event, 'CurrentGoals').map((goal) => goalCard(goal, moment.time));
  return [cards.length === 0 ? { text: 'No community goal has been joined.' } : { cards }];
}

function goalCard(goal: Fields, now: number | undefined): Card {
  const top = fieldsIn(goal, 'TopTier');
  const [reached, topTier] = [textIn(goal, 'TierReached'), textIn(top, 'Name')];
  const [total, contributors] = [amount(numberIn(goal, 'CurrentTotal')), amount(numberIn(goal, 'NumContributors'))];
  return {
    title: textIn(goal, 'Title') ?? 'Goal without a title',
    tags: flagIn(goal, 'IsComplete') ? ['ended'] : [],
    share: tierShare(reached, topTier),
    facts: [
      ['Tier', reached ?? 'none yet'],
      ['Top tier', joined([topTier, textIn(top, 'Bonus')], ': ')],
      ['Your part', amount(numberIn(goal, 'PlayerContribution'))],
      ['You are', joined([bandWords(goal), topRankWords(goal)])],
      ['Bonus', credits(numberIn(goal, 'Bonus'))],
      ['Total', total && joined([total, contributors && `${contributors} commanders`], ' by ')],
      ['Where', joined([textIn(goal, 'MarketName'), textIn(goal, 'SystemName')])],
      ['Ends', endWords(timeIn(goal, 'Expiry'), now)],
    ],
  };
}

/** Of numbered tiers, as in `Tier 3`; no tier reached is 0. */
function tierShare(reached = '0', top = ''): number | undefined {
  const numberOf = (tier: string) => Number(/\d+/.exec(tier)?.[0] ?? Number.NaN);
  const share = numberOf(reached) / numberOf(top);
  return Number.isFinite(share) ? share : undefined;
}

function bandWords(goal: Fields): string | undefined {
  const band = numberIn(goal, 'PlayerPercentileBand');
  if (band === undefined) return undefined;
  if (band === 0) return 'top rank';
  return band >= 100 ? 'no contribution yet' : `top ${band} %`;
}

function topRankWords(goal: Fields): string | undefined {
  const size = amount(numberIn(goal, 'TopRankSize'));
  return size && `${flagIn(goal, 'PlayerInTopRank') ? 'in' : 'not in'} the top ${size}`;
}
