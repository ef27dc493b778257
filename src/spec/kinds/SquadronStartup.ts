import { id, integer, optional, text } from '../field.js';
import { kind } from '../kind.js';
import { amount, said } from '../summary/part.js';

export const SquadronStartup = kind(
  'SquadronStartup',
  'a player in a squadron starts the game (the specification gives no condition)',
  {
    SquadronID: optional(id('identifies the squadron')),
    SquadronName: text('name of the squadron'),
    CurrentRank: integer('rank of the player in it'),
    CurrentRankName: optional(text('name of that rank')),
    CurrentRankName_Localised: optional(text('name of that rank, as shown')),
  },
  { tells: [said('SquadronName'), said('CurrentRankName'), amount('CurrentRank', 'number', 'rank #')] },
);
