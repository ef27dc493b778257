import { observed } from '../../evidence.js';
import { optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';

export const VehicleSwitch = kind(
  'VehicleSwitch',
  'the player switches control between the ship and a fighter',
  () => ({
    To: optional(text('what the player controls now: Mothership or Fighter'), 0.923),
  }),
  {
    evidence: observed(13),
    summary: [mention('To', 'to #', { called: { Mothership: 'the ship', Fighter: 'the fighter' } })],
  },
);
