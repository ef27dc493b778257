import { observed } from '../../evidence.js';
import { id, integer, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const CommunityGoalReward = kind(
  'CommunityGoalReward',
  'the player collects the reward for a community goal',
  () => ({
    CGID: optional(id('ID of the goal'), 1),
    Name: text('title of the goal'),
    System: text('the system the goal is for'),
    Reward: integer('reward, in credits'),
  }),
  { evidence: observed(2), summary: [mention('Name'), amount('Reward', 'cr')] },
);
