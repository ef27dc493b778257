import { observed } from '../../evidence.js';
import { declared, from, id, integer, object, optional, shape, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { materialCategoriesList } from '../../observed-values.js';
import { amount, mention } from '../../summary/summary-part.js';
import { open } from '../../value-list.js';

const materialTraderTypes = open('MaterialTraderType', 'which category of materials a trader deals in', [
  'manufactured',
  'raw',
  'encoded',
]);

export const TradedMaterial = shape('TradedMaterial', 'an amount of one material that changed hands', () => ({
  Material: text('internal name of the material'),
  Material_Localised: optional(text('the material, as shown in game'), 0.736),
  Category: since('3.0', from(materialCategoriesList, 'category of the material')),
  Category_Localised: declared(text('category of the material, as shown in game')),
  Quantity: integer('how many'),
}));

export const MaterialTrade = kind(
  'MaterialTrade',
  'the player exchanges materials at a material trader',
  () => ({
    MarketID: id('market ID of the station'),
    TraderType: from(materialTraderTypes, 'which category of materials the trader deals in'),
    Paid: object(TradedMaterial, 'what the player gave'),
    Received: object(TradedMaterial, 'what the player got'),
  }),
  {
    evidence: observed(474, { since: '3.0' }),
    summary: [
      amount('Paid.Quantity', 'number'),
      mention('Paid.Material'),
      amount('Received.Quantity', 'number', 'for #'),
      mention('Received.Material'),
    ],
  },
);
