import { engineerNames } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import { declared, from, id, integer, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';
import { open } from '../../value-list.js';

const engineerContributionTypes = open('EngineerContributionType', 'what a player gives to an engineer', [
  'Commodity',
  'Materials',
  'Bounty',
]);

export const EngineerContribution = kind(
  'EngineerContribution',
  'the player gives an engineer something to gain access',
  () => ({
    Engineer: from(engineerNames, 'name of the engineer'),
    EngineerID: optional(id('ID of the engineer'), 1),
    Type: from(engineerContributionTypes, 'what is given'),
    Material: optional(text('internal name of the material, if one is given'), 0.125),
    Material_Localised: optional(text('the material, as shown in game, if one is given'), 0.125),
    Faction: declared(text('the faction that issued the vouchers, if vouchers are given')),
    Commodity: optional(text('internal name of the commodity, if one is given'), 0.812),
    Commodity_Localised: optional(text('the commodity, as shown in game, if one is given'), 0.687),
    Quantity: integer('amount given this time, in units, tonnes or credits'),
    TotalQuantity: integer('amount given so far'),
  }),
  {
    evidence: observed(16, { since: '2.3.10' }),
    summary: [
      amount('Quantity', 'number'),
      mention('Material'),
      mention('Commodity'),
      mention('Faction', 'vouchers of #'),
      mention('Engineer', 'to #'),
    ],
  },
);
