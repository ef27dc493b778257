import { observed } from '../../evidence.js';
import { declared, integer, list, optional, since, text, until } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, count, mention } from '../../summary/summary-part.js';

export const Repair = kind(
  'Repair',
  'the player has single parts of the ship repaired at a station',
  () => ({
    Items: since('3.7', optional(list(text(), 'internal names of the modules and parts repaired'), 0.988)),
    Item: until(
      '3.7',
      optional(text('the part repaired, if it is written as a single one: a module, or a word such as Paint'), 0.012),
    ),
    Item_Localised: declared(text('the part repaired, as shown in game, if it is written as a single one')),
    Cost: integer('cost, in credits'),
  }),
  { evidence: observed(244), summary: [mention('Item'), count('Items', 'item'), amount('Cost', 'cr', 'for #')] },
);
