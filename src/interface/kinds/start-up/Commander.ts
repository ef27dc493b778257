import { observed } from '../../evidence.js';
import { since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { personal } from '../../personal-mark.js';
import { mention } from '../../summary/summary-part.js';

export const Commander = kind(
  'Commander',
  'a commander is loaded',
  () => ({
    FID: since('3.3', text('Frontier ID of the player')),
    Name: personal('commander-name', text('name of the commander')),
  }),
  { evidence: observed(2_656, { since: '3.0' }), summary: [mention('Name')] },
);
