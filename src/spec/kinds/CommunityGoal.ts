import { boolean, id, integer, list, moment, numberFrom, object, optional, shape, text } from '../field.js';
import { kind } from '../kind.js';
import { together } from '../rule.js';
import { percentileBands } from '../states.js';
import { each, said, when } from '../summary/part.js';

const TopTier = shape('TopTier', 'the highest tier of a goal', {
  Name: text('name of the tier, as shown'),
  Bonus: text('what reaching it brings; may be empty'),
});

const Goal = shape(
  'Goal',
  'a community goal the player has joined',
  {
    CGID: id('identifies the goal'),
    Title: text('what the goal is about'),
    SystemName: text('the system to deliver to'),
    MarketName: text('the station to deliver to'),
    Expiry: moment('when it ends, in UTC'),
    IsComplete: boolean('the goal has ended'),
    CurrentTotal: integer('what all players have contributed'),
    PlayerContribution: integer('what this player has contributed'),
    NumContributors: integer('players who have joined'),
    TopTier: object(TopTier),
    TopRankSize: optional(integer('places in the top rank, if their number is fixed')),
    PlayerInTopRank: optional(boolean('the player holds one of those places')),
    TierReached: optional(text('the tier reached, as shown; from the first success on')),
    PlayerPercentileBand: numberFrom(percentileBands, 'the band of the player: 0 is the top rank, 100 no contribution'),
    Bonus: optional(integer('reward for the band and the tier; from the first tier on')),
  },
  [
    together(
      { TopRankSize: 10, PlayerInTopRank: false },
      {
        id: 'community-goal/top-rank',
        reason: 'Both are told of goals whose top rank has a fixed size, and of no others.',
      },
    ),
    together(
      { TierReached: 'Tier 1', Bonus: 500_000 },
      {
        id: 'community-goal/first-tier',
        reason: 'Both begin with the first tier: a reward without a tier, or a tier without one, is half a message.',
      },
    ),
  ],
);

export const CommunityGoal = kind(
  'CommunityGoal',
  'the game fetches community goals from the server and something has changed since the last time',
  { CurrentGoals: list(Goal, 'the goals the player has joined') },
  {
    tells: [
      each('CurrentGoals', [said('TierReached', '#:'), said('Title'), when('IsComplete', '(ended)')], '#', {
        none: 'no community goal joined',
      }),
    ],
  },
);
