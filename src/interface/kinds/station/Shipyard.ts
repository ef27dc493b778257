import { companionFiles, companionLists } from '../../companion-names.js';
import { observed } from '../../evidence.js';
import { boolean, from, id, integer, list, onlyInFile, optional, shape, text } from '../../field.js';
import { kind } from '../../kind.js';
import { shipTypesList } from '../../observed-values.js';
import { mention } from '../../summary/summary-part.js';

export const ShipForSale = shape('ShipForSale', 'a ship on sale at a station', () => ({
  id: id('ID of the ship type'),
  ShipType: from(shipTypesList, 'internal name of the ship'),
  ShipType_Localised: optional(text('the ship, as shown in game'), 0.636),
  ShipPrice: integer('price, in credits'),
}));

export const Shipyard = kind(
  'Shipyard',
  'the player opens a shipyard',
  () => ({
    MarketID: id('market ID of the station'),
    StationName: text('name of the station'),
    StarSystem: text('name of its system'),
    Horizons: onlyInFile(boolean('the player has Horizons; only in the file')),
    AllowCobraMkIV: onlyInFile(boolean('the player may buy the Cobra Mk IV; only in the file')),
    PriceList: onlyInFile(list(ShipForSale, 'the ships on sale; only in the file')),
  }),
  {
    evidence: observed(718, { since: '3.0' }),
    companion: {
      file: companionFiles.Shipyard,
      content: 'the ships that the station sells',
      copies: 4,
      lists: companionLists.Shipyard,
    },
    summary: [mention('StationName', 'at #'), mention('StarSystem')],
  },
);
