import { observed } from '../../evidence.js';
import { integer, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const FactionKillBond = kind(
  'FactionKillBond',
  'the player earns a combat bond for destroying or killing an enemy',
  () => ({
    Reward: integer('value of the bond, in credits'),
    AwardingFaction: text('the faction that awards the bond'),
    AwardingFaction_Localised: optional(text('the faction that awards the bond, as shown in game'), 0.122),
    VictimFaction: text('the faction the enemy fought for'),
    VictimFaction_Localised: optional(text('the faction the enemy fought for, as shown in game'), 0.122),
  }),
  {
    evidence: observed(1_639),
    summary: [amount('Reward', 'cr'), mention('AwardingFaction', 'from #'), mention('VictimFaction', 'against #')],
  },
);
