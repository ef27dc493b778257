import { observed } from '../../evidence.js';
import { number, optional } from '../../field.js';
import { kind } from '../../kind.js';
import { amount } from '../../summary/summary-part.js';

export const RepairDrone = kind(
  'RepairDrone',
  'a repair limpet has repaired the ship',
  () => ({
    HullRepaired: optional(number('damage to the hull repaired'), 0.904),
    CockpitRepaired: optional(number('damage to the cockpit canopy repaired'), 0.104),
    CorrosionRepaired: optional(number('damage by corrosion repaired'), 0.226),
  }),
  {
    evidence: observed(115, { since: '2.4' }),
    summary: [
      amount('HullRepaired', 'number', 'hull #'),
      amount('CockpitRepaired', 'number', 'cockpit #'),
      amount('CorrosionRepaired', 'number', 'corrosion #'),
    ],
  },
);
