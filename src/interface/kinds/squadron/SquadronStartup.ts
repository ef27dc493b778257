import { specifiedSince } from '../../evidence.js';
import { id, integer, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const SquadronStartup = kind(
  'SquadronStartup',
  'a player who is in a squadron starts the game (the specification does not say when)',
  () => ({
    SquadronID: since('4.2.0.0', optional(id('ID of the squadron'))),
    SquadronName: text('name of the squadron'),
    CurrentRank: integer("the player's rank in the squadron"),
    CurrentRankName: since('4.2.0.0', optional(text('name of that rank'))),
    CurrentRankName_Localised: optional(text('name of that rank, as shown in game')),
  }),
  {
    evidence: specifiedSince('3.3.02'),
    summary: [mention('SquadronName'), mention('CurrentRankName'), amount('CurrentRank', 'number', 'rank #')],
  },
);
