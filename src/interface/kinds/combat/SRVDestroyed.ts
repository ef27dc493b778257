import { observed } from '../../evidence.js';
import { from, id, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { srvTypesList } from '../../observed-values.js';
import { mention } from '../../summary/summary-part.js';

export const SRVDestroyed = kind(
  'SRVDestroyed',
  "the player's SRV is destroyed",
  () => ({
    ID: since('3.4', id('ID of the SRV')),
    SRVType: since('4.0.0.1000', optional(from(srvTypesList, 'internal name of the type of SRV'), 1)),
    SRVType_Localised: optional(text('the type of SRV, as shown in game'), 1),
  }),
  { evidence: observed(5, { since: '3.0' }), summary: [mention('SRVType', '#', { alarm: true })] },
);
