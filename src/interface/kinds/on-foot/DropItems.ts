import { observed } from '../../evidence.js';
import { from, id, integer, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { microResourceCategoriesList } from '../../observed-values.js';
import { amount, mention } from '../../summary/summary-part.js';

export const DropItems = kind(
  'DropItems',
  'the player drops something on foot',
  () => ({
    Name: text('internal name of the item'),
    Name_Localised: optional(text('the item, as shown in game'), 0.929),
    Type: from(microResourceCategoriesList, 'category of the item'),
    OwnerID: id('ID of whom it belongs to; often 0'),
    MissionID: optional(id('the mission it is for'), 0.165),
    Count: integer('how many'),
  }),
  { evidence: observed(127, { since: '4.0' }), summary: [amount('Count', 'number'), mention('Name'), mention('Type')] },
);
