import { observed } from '../../evidence.js';
import { from, integer, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { materialCategoriesList } from '../../observed-values.js';
import { amount, mention } from '../../summary/summary-part.js';

export const MaterialCollected = kind(
  'MaterialCollected',
  'the player collects a material',
  () => ({
    Category: from(materialCategoriesList, 'category of the material'),
    Name: text('internal name of the material'),
    Name_Localised: optional(text('the material, as shown in game'), 0.794),
    Count: integer('how many'),
  }),
  { evidence: observed(8_046), summary: [amount('Count', 'number'), mention('Name'), mention('Category')] },
);
