import { observed } from '../../evidence.js';
import { optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';

export const MiningRefined = kind(
  'MiningRefined',
  'the refinery completes a tonne of a mined commodity',
  () => ({
    Type: text('internal name of the commodity'),
    Type_Localised: optional(text('the commodity, as shown in game'), 1),
  }),
  { evidence: observed(985), summary: [mention('Type')] },
);
