import { powerNames } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import { from, integer, optional, until } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const Powerplay = kind(
  'Powerplay',
  'the game starts up, if the player is pledged to a power',
  () => ({
    Power: from(powerNames, 'the power the player is pledged to'),
    Rank: integer("the player's rank with the power"),
    Merits: integer("the player's merits"),
    Votes: until('4.0.0.1804', optional(integer('votes the player has; only in the first Powerplay'), 0.99), [
      5_242,
      undefined,
    ]),
    TimePledged: integer('time since the player pledged, in seconds'),
  }),
  {
    evidence: observed(5_239, { since: '3.0' }),
    summary: [mention('Power'), amount('Rank', 'number', 'rank #'), amount('Merits', 'number', '# {merit|merits}')],
  },
);
