import { observed } from '../../evidence.js';
import { declared, integer, list, number, optional, shape, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const BountyReward = shape('BountyReward', 'a bounty paid by one faction', () => ({
  Faction: text('the faction that pays; may be empty'),
  Reward: integer('its bounty, in credits'),
}));

export const Bounty = kind(
  'Bounty',
  'the player earns a bounty for destroying or killing a wanted target',
  () => ({
    Rewards: since('2.2 (Beta 5)', optional(list(BountyReward, 'the bounties, by the faction that pays them'), 1)),
    PilotName: since('4.0.0.1700', optional(text('internal name of the pilot or person killed'), 0.929)),
    PilotName_Localised: optional(text('the pilot or person killed, as shown in game'), 0.929),
    Target: text('internal name of the ship or type of person that was killed'),
    Target_Localised: since(
      '3.7',
      optional(text('the ship or type of person that was killed, as shown in game'), 0.664),
    ),
    TotalReward: since('2.2 (Beta 5)', optional(integer('sum of the bounties, in credits'), 1)),
    VictimFaction: text('the faction the victim belonged to'),
    VictimFaction_Localised: optional(text('the faction the victim belonged to, as shown in game'), 0.055),
    SharedWithOthers: optional(
      integer('number of other players the bounty is shared with; omitted if it is not shared'),
      0.044,
    ),
    Reward: declared(number('the bounty, in credits; for a skimmer, which has only one')),
    Faction: declared(text('the faction that pays; for a skimmer, which has only one bounty')),
    Faction_Localised: declared(text('the faction that pays, as shown in game')),
  }),
  {
    evidence: observed(7_993),
    summary: [
      amount('TotalReward', 'cr'),
      mention('Target', 'for #'),
      mention('PilotName'),
      mention('VictimFaction', 'of #'),
      amount('SharedWithOthers', 'number', 'shared with #'),
    ],
  },
);
