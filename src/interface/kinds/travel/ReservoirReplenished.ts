import { observed } from '../../evidence.js';
import { number } from '../../field.js';
import { kind } from '../../kind.js';
import { amount } from '../../summary/summary-part.js';

export const ReservoirReplenished = kind(
  'ReservoirReplenished',
  'the reservoir has been filled up from the main tank',
  () => ({
    FuelMain: number('fuel left in the main tank, in tonnes'),
    FuelReservoir: number('fuel in the reservoir, in tonnes'),
  }),
  {
    evidence: observed(5_536, { since: '3.3.02' }),
    summary: [amount('FuelMain', 't', '# in the main tank'), amount('FuelReservoir', 't', '# in the reservoir')],
  },
);
