import { observed } from '../../evidence.js';
import { from, id, integer, list, optional, shape, text } from '../../field.js';
import { kind } from '../../kind.js';
import { microResourceCategoriesList } from '../../observed-values.js';
import { amount, each, mention } from '../../summary/summary-part.js';

export const BackpackItem = shape('BackpackItem', 'something put into the backpack or taken out of it', () => ({
  Name: text('internal name of the item'),
  Name_Localised: optional(text('the item, as shown in game'), 0.937),
  OwnerID: id('ID of whom it belongs to; often 0'),
  MissionID: optional(id('the mission it is for'), 0.041),
  Count: integer('how many'),
  Type: from(microResourceCategoriesList, 'category of the item'),
}));

export const BackpackChange = kind(
  'BackpackChange',
  'something is put into the backpack or taken out of it',
  () => ({
    Removed: optional(list(BackpackItem, 'what was taken out'), 0.141),
    Added: optional(list(BackpackItem, 'what was put in'), 0.859),
  }),
  {
    evidence: observed(4_533, { since: '4.0' }),
    summary: [
      each('Added', [amount('Count', 'number'), mention('Name')], '# added'),
      each('Removed', [amount('Count', 'number'), mention('Name')], '# removed'),
    ],
  },
);
