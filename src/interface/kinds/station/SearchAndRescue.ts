import { observed } from '../../evidence.js';
import { id, integer, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const SearchAndRescue = kind(
  'SearchAndRescue',
  'the player hands in finds at a search and rescue contact',
  () => ({
    MarketID: since('3.0', id('market ID of the station')),
    Name: text('internal name of the commodity handed in'),
    Name_Localised: optional(text('the commodity handed in, as shown in game'), 1),
    Count: integer('number of tonnes'),
    Reward: integer('reward, in credits'),
  }),
  {
    evidence: observed(23, { since: '2.4' }),
    summary: [amount('Count', 't'), mention('Name'), amount('Reward', 'cr', 'for #')],
  },
);
