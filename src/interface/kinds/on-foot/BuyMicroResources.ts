import { observed } from '../../evidence.js';
import { declared, from, id, integer, list, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { microResourceCategoriesList } from '../../observed-values.js';
import { MicroResource } from '../../shapes/MicroResource.js';
import { amount, each, mention } from '../../summary/summary-part.js';

export const BuyMicroResources = kind(
  'BuyMicroResources',
  'the player buys things for use on foot',
  () => ({
    Name: optional(text('internal name of the item, if it is a single one'), 0.89),
    Name_Localised: optional(text('the item, as shown in game, if it is a single one'), 0.89),
    Category: optional(from(microResourceCategoriesList, 'category of the item'), 0.89),
    Category_Localised: declared(text('category of the item, as shown in game')),
    Count: optional(integer('how many'), 0.89),
    TotalCount: since('4.0.0.1300', optional(integer('how many things in all'), 0.11)),
    MicroResources: since('4.0.0.1300', optional(list(MicroResource, 'what was bought, if it is listed'), 0.11)),
    Price: integer('price of all, in credits'),
    MarketID: id('ID of the market'),
  }),
  {
    evidence: observed(73, { since: '4.0' }),
    summary: [
      amount('Count', 'number'),
      mention('Name'),
      each('MicroResources', [amount('Count', 'number'), mention('Name')]),
      amount('Price', 'cr', 'for #'),
    ],
  },
);
