import { observed } from '../../evidence.js';
import { boolean, id, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { alarm, mention } from '../../summary/summary-part.js';

export const CollectCargo = kind(
  'CollectCargo',
  'a canister of cargo is scooped up',
  () => ({
    Type: text('internal name of the commodity'),
    Type_Localised: optional(text('the commodity, as shown in game'), 0.901),
    Stolen: boolean('the cargo counts as stolen'),
    MissionID: optional(id('the mission it is for'), 0.096),
  }),
  { evidence: observed(606), summary: [mention('Type'), alarm('Stolen', 'stolen')] },
);
