import { observed } from '../../evidence.js';
import { from, integer, list, number, optional, shape, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, each, mention } from '../../summary/summary-part.js';
import { open } from '../../value-list.js';

const voucherTypes = open('VoucherType', 'kind of vouchers a player can cash in', [
  'bounty',
  'CombatBond',
  'codex',
  'settlement',
  'trade',
  'scannable',
]);

export const FactionPayout = shape('FactionPayout', 'what one faction pays for vouchers', () => ({
  Faction: text('name of the faction; may be empty'),
  Amount: integer('credits from that faction'),
}));

export const RedeemVoucher = kind(
  'RedeemVoucher',
  'the player cashes in vouchers, such as bounties or combat bonds',
  () => ({
    Type: from(voucherTypes, 'kind of vouchers'),
    Amount: integer("credits received, after the broker's cut"),
    Faction: optional(text('the faction that issued them, if it is a single one; may be empty'), 0.291),
    Factions: optional(list(FactionPayout, 'what each faction pays; only for bounties'), 0.582),
    BrokerPercentage: optional(number("the broker's cut, in percent; omitted without a broker"), 0.142),
  }),
  {
    evidence: observed(141),
    summary: [
      amount('Amount', 'cr'),
      mention('Type', 'for #', {
        called: {
          bounty: 'bounties',
          CombatBond: 'combat bonds',
          codex: 'codex entries',
          settlement: 'settlement data',
          trade: 'trade vouchers',
          scannable: 'scanned data',
        },
      }),
      mention('Faction', 'from #'),
      each('Factions', [mention('Faction')], 'from #'),
    ],
  },
);
