import { observed } from '../../evidence.js';
import { boolean, declared, id, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention, when } from '../../summary/summary-part.js';

export const SupercruiseEntry = kind(
  'SupercruiseEntry',
  'the ship enters supercruise from normal space',
  () => ({
    Taxi: since('4.0', optional(boolean('the player is in a taxi'), 0.967), [10_810, 1_743]),
    Multicrew: since('4.0', optional(boolean("the player is in another player's ship"), 0.967), [10_810, 1_743]),
    StarSystem: text('name of the system'),
    SystemAddress: since('3.0', id('address of the system')),
    Wanted: since('4.0.0.1700', declared(boolean('the player is wanted in the system; omitted if not'))),
  }),
  { evidence: observed(4_840), summary: [mention('StarSystem', 'in #'), when('Taxi', 'by taxi')] },
);
