import { observed } from '../../evidence.js';
import { id, integer, list } from '../../field.js';
import { kind } from '../../kind.js';
import { MicroResource } from '../../shapes/MicroResource.js';
import { amount, each, mention } from '../../summary/summary-part.js';

export const SellMicroResources = kind(
  'SellMicroResources',
  'the player sells things for use on foot',
  () => ({
    TotalCount: integer('how many things in all'),
    MicroResources: list(MicroResource, 'what was sold'),
    Price: integer('credits received for all'),
    MarketID: id('ID of the market'),
  }),
  {
    evidence: observed(11, { since: '4.0' }),
    summary: [each('MicroResources', [amount('Count', 'number'), mention('Name')]), amount('Price', 'cr', 'for #')],
  },
);
