import { observed } from '../../evidence.js';
import { declared, from, id, integer, optional, since } from '../../field.js';
import { kind } from '../../kind.js';
import { carrierTypesList } from '../../observed-values.js';
import { amount } from '../../summary/summary-part.js';

export const CarrierFinance = kind(
  'CarrierFinance',
  'the player changes the finances of the carrier',
  () => ({
    CarrierID: id('ID of the carrier, which is also that of its market'),
    CarrierType: since(
      '4.2.0.0',
      optional(from(carrierTypesList, "type of carrier: a player's own or a squadron's"), 0.125),
    ),
    TaxRate: optional(integer('tariff on all services, in percent; in old journals only'), 0.125),
    CarrierBalance: integer('balance of the carrier, in credits'),
    ReserveBalance: integer('part of the balance set aside for upkeep, in credits'),
    AvailableBalance: integer('part of the balance that can be spent, in credits'),
    ReservePercent: optional(integer('share of the balance set aside for upkeep, in percent'), 1),
    TaxRate_pioneersupplies: declared(integer('tariff at Pioneer Supplies, in percent')),
    TaxRate_shipyard: optional(integer('tariff at the shipyard, in percent'), 0.375),
    TaxRate_rearm: optional(integer('tariff on rearming, in percent'), 0.875),
    TaxRate_outfitting: optional(integer('tariff on outfitting, in percent'), 0.375),
    TaxRate_refuel: optional(integer('tariff on refuelling, in percent'), 0.875),
    TaxRate_repair: optional(integer('tariff on repairs, in percent'), 0.875),
  }),
  {
    evidence: observed(8, { since: '3.7' }),
    summary: [
      amount('CarrierBalance', 'cr'),
      amount('AvailableBalance', 'cr', '# available'),
      amount('ReservePercent', '%', '# reserved'),
    ],
  },
);
