import { powerNames } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import { from, integer, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const PowerplayCollect = kind(
  'PowerplayCollect',
  'the player picks up commodities of a power to deliver them',
  () => ({
    Power: from(powerNames, 'the power the player is pledged to'),
    Type: text('internal name of the commodity of the power'),
    Type_Localised: optional(text('the commodity of the power, as shown in game'), 1),
    Count: integer('tonnes picked up'),
  }),
  { evidence: observed(257), summary: [amount('Count', 't'), mention('Type'), mention('Power', 'for #')] },
);
