import { companionFiles, companionLists } from '../../companion-names.js';
import { observed } from '../../evidence.js';
import {
  boolean,
  declared,
  from,
  id,
  integer,
  list,
  onlyInFile,
  optional,
  orEmpty,
  shape,
  since,
  text,
} from '../../field.js';
import { kind } from '../../kind.js';
import { carrierDockingAccessList } from '../../observed-values.js';
import { stationTypeList } from '../../specified-values.js';
import { count, mention } from '../../summary/summary-part.js';

export const MarketItem = shape('MarketItem', 'a commodity traded at a market', () => ({
  id: id('ID of the commodity'),
  Name: text('internal name of the commodity'),
  Name_Localised: optional(text('the commodity, as shown in game'), 1),
  Category: text('internal name of the category it belongs to'),
  Category_Localised: optional(text('the category it belongs to, as shown in game'), 1),
  BuyPrice: integer('price at which the player can buy a tonne, in credits; 0 if it is not for sale'),
  SellPrice: integer('price at which the player can sell a tonne, in credits'),
  MeanPrice: integer('average price in the galaxy, in credits'),
  StockBracket: integer('level of the supply, from 0 (none) to 3 (high)'),
  DemandBracket: integer('level of the demand, from 0 (none) to 3 (high)'),
  Stock: integer('tonnes for sale'),
  Demand: integer('tonnes in demand'),
  Consumer: boolean('the station consumes the commodity'),
  Producer: boolean('the station produces the commodity'),
  Rare: boolean('it is a rare commodity'),
}));

export const Market = kind(
  'Market',
  'the player opens the commodities market of a station',
  () => ({
    MarketID: id('ID of the market'),
    StationName: text('name of the station'),
    StationName_Localised: since('4.1.0.200', declared(text('the station, as shown in game'))),
    StationType: orEmpty(from(stationTypeList, 'type of station')),
    CarrierDockingAccess: optional(from(carrierDockingAccessList, 'who may dock; only at a fleet carrier'), 0.548),
    StarSystem: text('name of the system'),
    Items: onlyInFile(list(MarketItem, 'the commodities traded there; only in the file')),
  }),
  {
    evidence: observed(1_314, { since: '3.0' }),
    companion: {
      file: companionFiles.Market,
      content: 'the goods that the station buys and sells, with prices',
      copies: 3,
      lists: companionLists.Market,
    },
    summary: [
      mention('StationName', 'at #'),
      mention('StarSystem'),
      mention('StationType'),
      count('Items', 'commodity', 'commodities'),
    ],
  },
);
