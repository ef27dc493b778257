import { observed } from '../../evidence.js';
import { boolean, from, id, integer, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { microResourceCategoriesList } from '../../observed-values.js';
import { alarm, amount, mention } from '../../summary/summary-part.js';

export const CollectItems = kind(
  'CollectItems',
  'the player picks something up on foot',
  () => ({
    Name: text('internal name of the item'),
    Name_Localised: optional(text('the item, as shown in game'), 0.783),
    Type: from(microResourceCategoriesList, 'category of the item'),
    OwnerID: id('ID of whom it belongs to; often 0'),
    Count: integer('how many'),
    Stolen: boolean('taking it is theft'),
  }),
  {
    evidence: observed(3_243, { since: '4.0' }),
    summary: [amount('Count', 'number'), mention('Name'), mention('Type'), alarm('Stolen', 'stolen')],
  },
);
