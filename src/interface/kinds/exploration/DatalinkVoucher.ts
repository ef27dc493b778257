import { observed } from '../../evidence.js';
import { integer, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const DatalinkVoucher = kind(
  'DatalinkVoucher',
  'the player is given a voucher for scanning a data link',
  () => ({
    Reward: integer('value of the voucher, in credits'),
    VictimFaction: text('the faction the data was taken from; may be empty'),
    PayeeFaction: text('the faction that pays for the data'),
  }),
  {
    evidence: observed(156),
    summary: [amount('Reward', 'cr'), mention('PayeeFaction', 'from #'), mention('VictimFaction', 'against #')],
  },
);
