import { observed } from '../../evidence.js';
import { from, id, integer, list, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { microResourceCategoriesList } from '../../observed-values.js';
import { MicroResource } from '../../shapes/MicroResource.js';
import { amount, each, mention } from '../../summary/summary-part.js';

export const TradeMicroResources = kind(
  'TradeMicroResources',
  'the player exchanges things with a bartender',
  () => ({
    Offered: list(MicroResource, 'what was given'),
    TotalCount: integer('how many things were given in all'),
    Received: text('internal name of what was received'),
    Received_Localised: optional(text('what was received, as shown in game'), 0.618),
    Count: integer('how many were received'),
    Category: from(microResourceCategoriesList, 'category of what was received'),
    MarketID: id('ID of the market'),
  }),
  {
    evidence: observed(34, { since: '4.0' }),
    summary: [
      amount('Count', 'number'),
      mention('Received'),
      each('Offered', [amount('Count', 'number'), mention('Name')], 'for #'),
    ],
  },
);
