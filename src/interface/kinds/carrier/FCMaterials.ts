import { companionFiles, companionLists } from '../../companion-names.js';
import { observed } from '../../evidence.js';
import { declared, id, integer, list, onlyInFile, shape, text } from '../../field.js';
import { kind } from '../../kind.js';
import { count, mention } from '../../summary/summary-part.js';

export const BartenderItem = shape('BartenderItem', 'something the bartender of a carrier buys or sells', () => ({
  id: declared(id('ID of the item in the market')),
  Name: declared(text('internal name of the item')),
  Name_Localised: declared(text('the item, as shown in game')),
  Price: declared(integer('price per piece, in credits')),
  Stock: declared(integer('pieces for sale')),
  Demand: declared(integer('pieces wanted')),
}));

export const FCMaterials = kind(
  'FCMaterials',
  'the player looks at what the bartender of a carrier trades',
  () => ({
    MarketID: id("ID of the carrier's market"),
    CarrierName: text('name of the carrier'),
    CarrierID: text('callsign of the carrier'),
    Items: onlyInFile(list(BartenderItem, 'what the bartender trades; only in the file')),
  }),
  {
    evidence: observed(31, { since: '4.0.0.1300' }),
    companion: {
      file: companionFiles.FCMaterials,
      content: 'what the bartender of a carrier buys and sells',
      copies: 1,
      lists: companionLists.FCMaterials,
    },
    summary: [mention('CarrierName'), mention('CarrierID'), count('Items', 'item')],
  },
);
