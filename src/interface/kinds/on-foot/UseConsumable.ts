import { observed } from '../../evidence.js';
import { from, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { microResourceCategoriesList } from '../../observed-values.js';
import { mention } from '../../summary/summary-part.js';

export const UseConsumable = kind(
  'UseConsumable',
  'the player uses a consumable on foot',
  () => ({
    Name: text('internal name of the consumable'),
    Name_Localised: optional(text('the consumable, as shown in game'), 1),
    Type: from(microResourceCategoriesList, 'category of the item'),
  }),
  { evidence: observed(250, { since: '4.0' }), summary: [mention('Name')] },
);
