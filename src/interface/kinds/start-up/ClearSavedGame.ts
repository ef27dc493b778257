import { observed } from '../../evidence.js';
import { declared, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { personal } from '../../personal-mark.js';
import { mention } from '../../summary/summary-part.js';

export const ClearSavedGame = kind(
  'ClearSavedGame',
  'the player clears a saved game and starts over',
  () => ({
    Name: personal('commander-name', text('name of the commander')),
    FID: since('3.3', declared(text('Frontier ID of the player'))),
  }),
  { evidence: observed(1, { lastSeen: '2.2' }), summary: [mention('Name')] },
);
