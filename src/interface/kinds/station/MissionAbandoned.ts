import { observed } from '../../evidence.js';
import { declared, id, integer, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const MissionAbandoned = kind(
  'MissionAbandoned',
  'the player gives up a mission',
  () => ({
    Name: text('internal name of the mission'),
    LocalisedName: since('4.0.0.1700', optional(text('name, as shown in game'), 0.606)),
    MissionID: id('ID of the mission'),
    Fine: declared(integer('fine for abandoning, in credits')),
  }),
  { evidence: observed(175), summary: [mention('LocalisedName'), amount('Fine', 'cr', 'fine of #', { alarm: true })] },
);
