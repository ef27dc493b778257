import { observed } from '../../evidence.js';
import { declared, integer, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const CapShipBond = kind(
  'CapShipBond',
  'the player is awarded a combat bond for fighting a capital ship',
  () => ({
    Reward: integer('value of the bond, in credits'),
    AwardingFaction: text('the faction that awards the bond'),
    AwardingFaction_Localised: declared(text('the faction that awards the bond, as shown in game')),
    VictimFaction: text('the faction the capital ship belongs to'),
    VictimFaction_Localised: declared(text('the faction the capital ship belongs to, as shown in game')),
  }),
  {
    evidence: observed(1, { lastSeen: '3.7' }),
    summary: [amount('Reward', 'cr'), mention('AwardingFaction', 'from #'), mention('VictimFaction', 'against #')],
  },
);
