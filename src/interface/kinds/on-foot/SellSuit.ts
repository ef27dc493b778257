import { suitNames } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import { from, id, integer, list, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const SellSuit = kind(
  'SellSuit',
  'the player sells a suit',
  () => ({
    SuitID: id('ID of the suit'),
    SuitMods: optional(list(text(), 'modifications of the suit'), 1),
    Name: from(suitNames, 'internal name of the suit'),
    Name_Localised: optional(text('the suit, as shown in game'), 1),
    Price: integer('credits received'),
  }),
  { evidence: observed(2, { since: '4.0' }), summary: [mention('Name'), amount('Price', 'cr', 'for #')] },
);
