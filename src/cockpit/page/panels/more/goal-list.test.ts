import { expect, it } from 'vitest';
import { momentOf } from '../../../../../test/support/moment-of.js';
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
  const CurrentGoals = [goal, { PlayerPercentileBand: 0 }, {}];
  const [block] = goalList(momentOf({ latest: [{ event: 'CommunityGoal', CurrentGoals }] })) ?? [];
  const [first, second, third] = block?.cards ?? [];
  expect(first).toEqual({
    title: 'Fight',
    tags: [],
    share: 3 / 7,
    facts: [
      ['Tier', 'Tier 3'],
      ['Top tier', 'Tier 7'],
      ['Your part', '10'],
      ['You are', 'top 25 %, not in the top 10'],
      ['Bonus', '5,000 Cr'],
      ['Total', '1,000 by 5 commanders'],
      ['Where', 'Galileo, Sol'],
      ['Ends', '2026-11-20 07:00'],
    ],
  });
  expect(second?.facts).toContainEqual(['You are', 'top rank']);
  expect(third).toMatchObject({ title: 'Goal without a title', tags: [] });
  expect(third?.facts?.filter(([, value]) => value !== undefined)).toEqual([['Tier', 'none yet']]);
});
