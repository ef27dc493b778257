import { boolean, id, integer, number, optional, text } from '../field.js';
import { kind } from '../kind.js';
import { alarm, amount, said, when } from '../summary/part.js';

const commodity = {
  MarketID: id('identifies the market'),
  Type: text('internal name of the commodity'),
  Type_Localised: optional(text('its name, as shown')),
  Count: integer('how many tonnes'),
};

export const RefuelAll = kind(
  'RefuelAll',
  'the tank is filled up at a station',
  {
    Cost: integer('what it costs, in credits'),
    Amount: number('tonnes of fuel'),
  },
  { tells: [amount('Amount', 't'), amount('Cost', 'cr', 'for #')] },
);

export const MarketBuy = kind(
  'MarketBuy',
  'goods are bought on a market',
  {
    ...commodity,
    BuyPrice: integer('credits for a tonne'),
    TotalCost: integer('credits in all'),
  },
  {
    tells: [amount('Count', 't'), said('Type'), amount('TotalCost', 'cr', 'for #'), amount('BuyPrice', 'cr', '# each')],
  },
);

export const MarketSell = kind(
  'MarketSell',
  'goods are sold on a market',
  {
    ...commodity,
    SellPrice: integer('credits for a tonne'),
    TotalSale: integer('credits in all'),
    AvgPricePaid: integer('what the player paid for a tonne on average'),
    IllegalGoods: optional(boolean('the goods are forbidden here; left out if not')),
    StolenGoods: optional(boolean('the goods were stolen; left out if not')),
    BlackMarket: optional(boolean('they went to the black market; left out if not')),
  },
  {
    tells: [
      amount('Count', 't'),
      said('Type'),
      amount('TotalSale', 'cr', 'for #'),
      amount('SellPrice', 'cr', '# each'),
      alarm('IllegalGoods', 'illegal'),
      alarm('StolenGoods', 'stolen'),
      when('BlackMarket', 'black market'),
    ],
  },
);

export const PayFines = kind(
  'PayFines',
  'the player pays fines',
  {
    Amount: integer('credits paid'),
    AllFines: boolean('all fines are paid'),
    Faction: optional(text('the faction they are paid to, where it is one')),
    Faction_Localised: optional(text('that faction, as shown')),
    ShipID: integer('the ship they lay on'),
    BrokerPercentage: optional(number('share of a broker, in per cent')),
  },
  { tells: [amount('Amount', 'cr'), when('AllFines', 'all fines'), said('Faction', 'to #')] },
);

export const FetchRemoteModule = kind(
  'FetchRemoteModule',
  'a stored module is sent for',
  {
    StorageSlot: integer('where it is stored'),
    StoredItem: text('internal name of the module'),
    StoredItem_Localised: optional(text('the module, as shown')),
    ServerId: id('identifies the module'),
    TransferCost: integer('what it costs, in credits'),
    TransferTime: integer('how long it takes, in seconds'),
    Ship: text('internal name of the ship the player is in'),
    ShipID: integer('number of that ship'),
  },
  { tells: [said('StoredItem'), amount('TransferCost', 'cr', 'for #'), amount('TransferTime', 'minutes', 'in #')] },
);
