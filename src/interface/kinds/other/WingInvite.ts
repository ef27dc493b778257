import { observed } from '../../evidence.js';
import { text } from '../../field.js';
import { kind } from '../../kind.js';
import { personal } from '../../personal-mark.js';
import { mention } from '../../summary/summary-part.js';

export const WingInvite = kind(
  'WingInvite',
  'another player invites the player to a wing',
  () => ({
    Name: personal('other-commander', text('name of that player')),
  }),
  { evidence: observed(49, { since: '2.3.10' }), summary: [mention('Name')] },
);
