import { observed } from '../../evidence.js';
import { boolean, number, optional, since } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, unless, when } from '../../summary/summary-part.js';

export const HullDamage = kind(
  'HullDamage',
  'the hull health of the ship or the fighter falls below another step',
  () => ({
    Health: number('hull health left, from 0 to 1'),
    PlayerPilot: since('2.2.03', boolean('the player is flying the damaged craft')),
    Fighter: since('2.2.03', optional(boolean('the damaged craft is a fighter'), 0.911)),
  }),
  {
    evidence: observed(750),
    summary: [
      amount('Health', 'share', 'hull #', { alarm: true }),
      when('Fighter', 'fighter'),
      unless('PlayerPilot', 'flown by someone else'),
    ],
  },
);
