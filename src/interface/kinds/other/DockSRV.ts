import { observed } from '../../evidence.js';
import { from, id, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { srvTypesList } from '../../observed-values.js';
import { mention } from '../../summary/summary-part.js';

export const DockSRV = kind(
  'DockSRV',
  'an SRV returns to the ship',
  () => ({
    SRVType: since('4.0.0.1000', optional(from(srvTypesList, 'internal name of the vehicle'), 0.994)),
    SRVType_Localised: optional(text('the vehicle, as shown in game'), 0.994),
    ID: since('3.4', id('ID of the vehicle')),
  }),
  { evidence: observed(1_021), summary: [mention('SRVType')] },
);
