import { observed } from '../../evidence.js';
import { number } from '../../field.js';
import { kind } from '../../kind.js';
import { amount } from '../../summary/summary-part.js';

export const FuelScoop = kind(
  'FuelScoop',
  'the ship has scooped fuel from a star',
  () => ({
    Scooped: number('fuel scooped, in tonnes'),
    Total: number('fuel in the main tank after scooping, in tonnes'),
  }),
  { evidence: observed(10_614), summary: [amount('Scooped', 't', '# scooped'), amount('Total', 't', '# in the tank')] },
);
