import { declaredKind } from '../../evidence.js';
import { id, integer, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const rankChange = () => ({
  SquadronID: since('4.2.0.0', optional(id('ID of the squadron'))),
  SquadronName: text('name of the squadron'),
  OldRank: integer('number of the rank before'),
  NewRank: integer('number of the rank now'),
  OldRankName: optional(text('internal name of the rank before')),
  OldRankName_Localised: optional(text('the rank before, as shown in game')),
  NewRankName: optional(text('internal name of the rank now')),
  NewRankName_Localised: optional(text('the rank now, as shown in game')),
});

export const rankChangeSummary = [
  mention('SquadronName'),
  mention('NewRankName', 'now #'),
  mention('OldRankName', 'was #'),
  amount('NewRank', 'number', 'rank #'),
];

export const SquadronPromotion = kind('SquadronPromotion', 'the player is promoted in the squadron', rankChange, {
  evidence: declaredKind({ since: '3.3' }),
  summary: rankChangeSummary,
});
