import { observed } from '../../evidence.js';
import { from, id, integer, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { carrierTypesList } from '../../observed-values.js';
import { amount, mention } from '../../summary/summary-part.js';
import { open } from '../../value-list.js';

const carrierVariants = open('CarrierVariant', 'the layouts of carriers', ['CarrierDockB']);

export const CarrierBuy = kind(
  'CarrierBuy',
  'the player buys a carrier',
  () => ({
    CarrierType: since(
      '4.2.0.0',
      optional(from(carrierTypesList, "type of carrier: a player's own or a squadron's"), 0.333),
    ),
    CarrierID: id('ID of the carrier, which is also that of its market'),
    BoughtAtMarket: integer('ID of the market where it was bought'),
    Location: text('name of the system where it appears'),
    SystemAddress: id('address of that system'),
    Price: integer('price, in credits'),
    Variant: from(carrierVariants, 'internal name of the layout'),
    Callsign: text('callsign of the carrier'),
  }),
  {
    evidence: observed(3, { since: '3.7' }),
    summary: [mention('Callsign'), mention('Location', 'in #'), amount('Price', 'cr', 'for #')],
  },
);
