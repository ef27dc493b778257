import { observed } from '../../evidence.js';
import { optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';

export const DatalinkScan = kind(
  'DatalinkScan',
  'the player scans a data link and is shown a message',
  () => ({
    Message: text('internal name of the message'),
    Message_Localised: optional(text('the message, as shown in game'), 1),
  }),
  { evidence: observed(852), summary: [mention('Message')] },
);
