import { companionFiles, companionLists } from '../../companion-names.js';
import { observed } from '../../evidence.js';
import { boolean, id, integer, list, onlyInFile, optional, shape, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';

export const ModuleForSale = shape('ModuleForSale', 'a module on sale at a station', () => ({
  id: id('ID of the module type'),
  Name: text('internal name of the module, in lower case'),
  BuyPrice: integer('price, in credits'),
  BuyMercCoinsPrice: since('4.3.3.0', optional(integer('price in Merc Coins, if it is sold for those'), 0.03)),
}));

export const Outfitting = kind(
  'Outfitting',
  'the player opens outfitting',
  () => ({
    MarketID: id('market ID of the station'),
    StationName: text('name of the station'),
    StarSystem: text('name of its system'),
    Horizons: onlyInFile(boolean('the player has Horizons; only in the file')),
    Items: onlyInFile(list(ModuleForSale, 'the modules on sale; only in the file')),
  }),
  {
    evidence: observed(708, { since: '3.0' }),
    companion: {
      file: companionFiles.Outfitting,
      content: 'the modules that the station sells',
      copies: 3,
      lists: companionLists.Outfitting,
    },
    summary: [mention('StationName', 'at #'), mention('StarSystem')],
  },
);
