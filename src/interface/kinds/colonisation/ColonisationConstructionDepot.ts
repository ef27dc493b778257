import { observed } from '../../evidence.js';
import { boolean, id, integer, list, number, optional, shape, text } from '../../field.js';
import { kind } from '../../kind.js';
import { alarm, amount, count, when } from '../../summary/summary-part.js';

export const ConstructionResource = shape('ConstructionResource', 'a commodity that a construction needs', () => ({
  Name: text('internal name of the commodity'),
  Name_Localised: optional(text('the commodity, as shown in game'), 1),
  RequiredAmount: integer('tonnes needed in all'),
  ProvidedAmount: integer('tonnes delivered so far'),
  Payment: integer('payment per tonne, in credits'),
}));

export const ColonisationConstructionDepot = kind(
  'ColonisationConstructionDepot',
  'the player docks at a construction site, and every 15 seconds while there',
  () => ({
    MarketID: id("ID of the construction site's market"),
    ConstructionProgress: number('how much has been delivered, from 0 to 1'),
    ConstructionComplete: boolean('the construction is complete'),
    ConstructionFailed: boolean('the construction was not completed in time'),
    ResourcesRequired: list(ConstructionResource, 'the commodities the construction takes'),
  }),
  {
    evidence: observed(550, { since: '4.1.1.0' }),
    summary: [
      amount('ConstructionProgress', 'share', '# built'),
      when('ConstructionComplete', 'complete'),
      alarm('ConstructionFailed', 'failed'),
      count('ResourcesRequired', 'commodity needed', 'commodities needed'),
    ],
  },
);
