import { expect, it } from 'vitest';
import { momentOf } from '../../../../../../test/support/moment-of.js';
import { goalList } from './goal-list.js';

it('community goals tell tiers, contribution and band', () => {
  const goal = {
    Title: 'Fight',
    SystemName: 'Sol',
    MarketName: 'Galileo',
    Expiry: '2026-11-20T07:00:00Z',
    IsComplete: false,
    CurrentTotal: 1000,
    PlayerContribution: 10,
    NumContributors: 5,
    TopTier: { Name: 'Tier 7', Bonus: '' },
    TopRankSize: 10,
    PlayerInTopRank: false,
    TierReached: 'Tier 3',
    PlayerPercentileBand: 25,
    Bonus: 5000,
  };
  expect(
    goalList(momentOf({ latest: [{ event: 'CommunityGoal', CurrentGoals: [goal, { PlayerPercentileBand: 0 }, {}] }] })),
  ).toEqual([
    {
      title: 'Fight',
      place: 'Galileo, Sol',
      expiry: Date.parse('2026-11-20T07:00:00Z'),
      isComplete: false,
      tierReached: 'Tier 3',
      topTier: 'Tier 7',
      tiers: { reached: 3, top: 7 },
      total: 1000,
      contribution: 10,
      contributors: 5,
      band: 'top 25 %',
      bonus: 5000,
      topRank: 'not in the top 10',
    },
    { title: 'Goal without a title', isComplete: false, band: 'top rank' },
    { title: 'Goal without a title', isComplete: false },
  ]);
});
