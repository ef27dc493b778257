import { observed } from '../../evidence.js';
import { id, integer, list } from '../../field.js';
import { kind } from '../../kind.js';
import { MicroResource } from '../../shapes/MicroResource.js';
import { amount, each, mention } from '../../summary/summary-part.js';

export const DeliverPowerMicroResources = kind(
  'DeliverPowerMicroResources',
  'the player hands in items for a power, on foot',
  () => ({
    TotalCount: integer('number of items in all'),
    MicroResources: list(MicroResource, 'the items handed in'),
    MarketID: id('market ID of the station'),
  }),
  {
    evidence: observed(2, { since: '4.0.0.1900' }),
    summary: [
      amount('TotalCount', 'number', '# {item|items}'),
      each('MicroResources', [amount('Count', 'number'), mention('Name')]),
    ],
  },
);
