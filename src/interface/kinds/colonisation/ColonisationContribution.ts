import { observed } from '../../evidence.js';
import { id, integer, list, optional, shape, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, each, mention } from '../../summary/summary-part.js';

export const ConstructionContribution = shape(
  'ConstructionContribution',
  'an amount of one commodity delivered to a construction site',
  () => ({
    Name: text('internal name of the commodity'),
    Name_Localised: optional(text('the commodity, as shown in game'), 1),
    Amount: integer('number of tonnes'),
  }),
);

export const ColonisationContribution = kind(
  'ColonisationContribution',
  'the player delivers commodities to a construction site',
  () => ({
    MarketID: id("ID of the construction site's market"),
    Contributions: list(ConstructionContribution, 'what was delivered'),
  }),
  {
    evidence: observed(35, { since: '4.1.1.0' }),
    summary: [each('Contributions', [amount('Amount', 't'), mention('Name')])],
  },
);
