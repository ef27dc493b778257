import { observed } from '../../evidence.js';
import { declared, from, integer, text } from '../../field.js';
import { kind } from '../../kind.js';
import { materialCategoriesList } from '../../observed-values.js';
import { amount, mention } from '../../summary/summary-part.js';

export const MaterialDiscarded = kind(
  'MaterialDiscarded',
  'the player throws a material away',
  () => ({
    Category: from(materialCategoriesList, 'category of the material'),
    Name: text('internal name of the material'),
    Name_Localised: declared(text('the material, as shown in game')),
    Count: integer('how many'),
  }),
  {
    evidence: observed(150, { lastSeen: '2.3' }),
    summary: [amount('Count', 'number'), mention('Name'), mention('Category')],
  },
);
