import { specifiedSince } from '../../evidence.js';
import { boolean, id, integer, list, numberFrom, object, optional, shape, text, utcTime } from '../../field.js';
import { kind } from '../../kind.js';
import { together } from '../../object-rule.js';
import { percentileBandList } from '../../specified-values.js';
import { each, mention, when } from '../../summary/summary-part.js';

export const TopTier = shape('TopTier', 'the highest tier of a goal', () => ({
  Name: text('name of the tier, as shown in game'),
  Bonus: text('reward for reaching it; may be empty'),
}));

export const Goal = shape(
  'Goal',
  'a community goal the player has joined',
  () => ({
    CGID: id('ID of the goal'),
    Title: text('title of the goal'),
    SystemName: text('the system to deliver to'),
    MarketName: text('the station to deliver to'),
    Expiry: utcTime('when the goal ends'),
    IsComplete: boolean('the goal has ended'),
    CurrentTotal: integer('total contributed by all players'),
    PlayerContribution: integer('amount contributed by this player'),
    NumContributors: integer('number of contributors'),
    TopTier: object(TopTier),
    TopRankSize: optional(integer('number of places in the top rank, if it is fixed')),
    PlayerInTopRank: optional(boolean('the player holds one of those places')),
    TierReached: optional(text('the tier reached, as shown in game; written from the first tier on')),
    PlayerPercentileBand: numberFrom(
      percentileBandList,
      'percentile band of the player: 0 is the top rank, 100 means no contribution',
    ),
    Bonus: optional(integer('credits earned for the band and the tier; written from the first tier on')),
  }),
  [
    together(
      { TopRankSize: 10, PlayerInTopRank: false },
      {
        id: 'community-goal/top-rank',
        reason: 'Both are written for goals whose top rank has a fixed size, and only for those.',
      },
    ),
    together(
      { TierReached: 'Tier 1', Bonus: 500_000 },
      {
        id: 'community-goal/first-tier',
        reason: 'Both are written once the first tier is reached; one without the other is incomplete.',
      },
    ),
  ],
);

export const CommunityGoal = kind(
  'CommunityGoal',
  'the game has fetched community goals from the server and something has changed',
  () => ({ CurrentGoals: list(Goal, 'the goals the player has joined') }),
  {
    evidence: specifiedSince('2.4'),
    summary: [
      each('CurrentGoals', [mention('TierReached', '#:'), mention('Title'), when('IsComplete', '(ended)')], '#', {
        none: 'no community goal joined',
      }),
    ],
  },
);
