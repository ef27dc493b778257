import { observed } from '../../evidence.js';
import { boolean, declared, id, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';

export const CrewLaunchFighter = kind(
  'CrewLaunchFighter',
  "a member of the player's crew launches a fighter",
  () => ({
    Telepresence: since('4.0.0.1200', declared(boolean('the crew is aboard by telepresence'))),
    Crew: text('name of the crew member, a player'),
    ID: declared(id('ID of the fighter')),
  }),
  { evidence: observed(85, { since: '2.3', lastSeen: '2.3' }), summary: [mention('Crew')] },
);
