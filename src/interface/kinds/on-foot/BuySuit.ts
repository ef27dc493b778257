import { suitModNames } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import { from, id, integer, list, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const BuySuit = kind(
  'BuySuit',
  'the player buys a suit',
  () => ({
    Name: text('internal name of the suit'),
    Name_Localised: optional(text('the suit, as shown in game'), 1),
    Price: integer('price, in credits'),
    SuitID: id('ID of the suit'),
    SuitMods: optional(list(from(suitModNames, ''), 'modifications of the suit'), 1),
  }),
  { evidence: observed(13, { since: '4.0' }), summary: [mention('Name'), amount('Price', 'cr', 'for #')] },
);
