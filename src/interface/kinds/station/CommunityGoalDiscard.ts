import { observed } from '../../evidence.js';
import { id, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';

export const CommunityGoalDiscard = kind(
  'CommunityGoalDiscard',
  'the player gives up a community goal',
  () => ({
    CGID: optional(id('ID of the goal'), 1),
    Name: text('title of the goal'),
    System: text('the system the goal is for'),
  }),
  { evidence: observed(1), summary: [mention('Name'), mention('System', 'in #')] },
);
