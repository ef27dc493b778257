import { boolean, id, integer, number, optional, text } from '../field.js';
import { kind } from '../kind.js';
import { alarm, amount, mention, when } from '../summary/summary-part.js';

const commodity = {
  MarketID: id('ID of the market'),
  Type: text('internal name of the commodity'),
  Type_Localised: optional(text('name of the commodity, as shown in game')),
  Count: integer('number of tonnes'),
};

export const RefuelAll = kind(
  'RefuelAll',
  'the ship is refuelled at a station',
  {
    Cost: integer('cost, in credits'),
    Amount: number('fuel bought, in tonnes'),
  },
  { summary: [amount('Amount', 't'), amount('Cost', 'cr', 'for #')] },
);

export const MarketBuy = kind(
  'MarketBuy',
  'the player buys a commodity at a market',
  {
    ...commodity,
    BuyPrice: integer('price per tonne, in credits'),
    TotalCost: integer('total cost, in credits'),
  },
  {
    summary: [
      amount('Count', 't'),
      mention('Type'),
      amount('TotalCost', 'cr', 'for #'),
      amount('BuyPrice', 'cr', '# each'),
    ],
  },
);

export const MarketSell = kind(
  'MarketSell',
  'the player sells a commodity at a market',
  {
    ...commodity,
    SellPrice: integer('price per tonne, in credits'),
    TotalSale: integer('total revenue, in credits'),
    AvgPricePaid: integer('average price the player paid per tonne, in credits'),
    IllegalGoods: optional(boolean('the goods are illegal here; omitted if not')),
    StolenGoods: optional(boolean('the goods are stolen; omitted if not')),
    BlackMarket: optional(boolean('they were sold on the black market; omitted if not')),
  },
  {
    summary: [
      amount('Count', 't'),
      mention('Type'),
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
  'the player pays one or more fines',
  {
    Amount: integer('credits paid'),
    AllFines: boolean('all fines are paid'),
    Faction: optional(text('the faction the fines are paid to, if it is a single one')),
    Faction_Localised: optional(text('name of that faction, as shown in game')),
    ShipID: integer('ID of the ship that was fined'),
    BrokerPercentage: optional(number("the broker's cut, in percent")),
  },
  { summary: [amount('Amount', 'cr'), when('AllFines', 'all fines'), mention('Faction', 'to #')] },
);

export const FetchRemoteModule = kind(
  'FetchRemoteModule',
  'the player has a stored module transferred',
  {
    StorageSlot: integer('storage slot of the module'),
    StoredItem: text('internal name of the module'),
    StoredItem_Localised: optional(text('name of the module, as shown in game')),
    ServerId: id('ID of the module'),
    TransferCost: integer('transfer cost, in credits'),
    TransferTime: integer('transfer time, in seconds'),
    Ship: text('internal name of the ship the player is in'),
    ShipID: integer('ID of that ship'),
  },
  {
    summary: [mention('StoredItem'), amount('TransferCost', 'cr', 'for #'), amount('TransferTime', 'minutes', 'in #')],
  },
);
