import { observed } from '../../evidence.js';
import { declared, from, id, integer, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';
import { open } from '../../value-list.js';

const carrierPackOperations = open(
  'CarrierPackOperation',
  'what the player does with a pack for a carrier',
  ['BuyPack', 'SellPack'],
  ['RestockPack'],
);

const carrierPackThemes = open('CarrierPackTheme', 'the themes of module packs for carriers', [
  'Limpets',
  'Mining Tools',
  'ShipUtilities',
]);

export const packSummary = [
  mention('PackTheme'),
  amount('PackTier', 'number', 'tier #'),
  mention('Operation', '#', { called: { BuyPack: 'bought', SellPack: 'sold', RestockPack: 'restocked' } }),
  amount('Cost', 'cr', 'for #'),
  amount('Refund', 'cr', 'for #'),
];

export const CarrierModulePack = kind(
  'CarrierModulePack',
  "the player buys or sells a pack of modules for the carrier's outfitting",
  () => ({
    CarrierID: id('ID of the carrier, which is also that of its market'),
    CarrierType: since('4.2.0.0', declared(text("type of carrier: a player's own or a squadron's"))),
    Operation: optional(from(carrierPackOperations, 'what is done with the pack'), 1),
    PackTheme: from(carrierPackThemes, 'theme of the pack'),
    PackTier: integer('tier of the pack'),
    Refund: optional(integer('credits returned for a pack sold'), 0.5),
    Cost: optional(integer('credits paid for a pack bought or restocked'), 0.5),
  }),
  {
    evidence: observed(6, { since: '3.7' }),
    summary: packSummary,
  },
);
