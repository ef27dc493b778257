import { observed } from '../../evidence.js';
import { from, integer, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { materialCategoriesList } from '../../observed-values.js';
import { amount, mention } from '../../summary/summary-part.js';

export const MaterialDiscovered = kind(
  'MaterialDiscovered',
  'the player finds a kind of material for the first time',
  () => ({
    Category: from(materialCategoriesList, 'category of the material'),
    Name: text('internal name of the material'),
    Name_Localised: optional(text('the material, as shown in game'), 0.76),
    DiscoveryNumber: integer('how many kinds of material the player has discovered, this one included'),
  }),
  {
    evidence: observed(129),
    summary: [mention('Name'), mention('Category'), amount('DiscoveryNumber', 'number', 'discovery #')],
  },
);
