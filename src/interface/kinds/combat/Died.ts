import { observed } from '../../evidence.js';
import { from, list, optional, shape, text } from '../../field.js';
import { kind } from '../../kind.js';
import { combatRankNamesList } from '../../observed-values.js';
import { maybePersonal } from '../../personal-mark.js';
import { each, mention } from '../../summary/summary-part.js';

export const Killer = shape('Killer', 'one of several who killed the player', () => ({
  Name: maybePersonal('other-commander', text('name of the killer')),
  Ship: text("internal name of the killer's ship"),
  Rank: from(combatRankNamesList, 'combat rank of the killer, by name'),
}));

export const Died = kind(
  'Died',
  'the player is killed or the ship is destroyed',
  () => ({
    KillerName: optional(text('internal name of the killer, if it is a single one'), 0.629),
    KillerName_Localised: optional(text('the killer, as shown in game, if it is a single one'), 0.177),
    KillerShip: optional(text("internal name of the killer's ship, suit or turret"), 0.71),
    KillerRank: optional(from(combatRankNamesList, 'combat rank of the killer, by name'), 0.629),
    Killers: optional(list(Killer, 'the killers, if they were a wing'), 0.032),
  }),
  {
    evidence: observed(62),
    summary: [
      mention('KillerName', 'killed by #', { alarm: true }),
      mention('KillerShip'),
      mention('KillerRank'),
      each('Killers', [mention('Name')], 'killed by #', { alarm: true }),
    ],
  },
);
