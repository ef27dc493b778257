import { observed } from '../../evidence.js';
import { declared, id, integer, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const MissionFailed = kind(
  'MissionFailed',
  'a mission fails',
  () => ({
    Name: text('internal name of the mission; ends in _name'),
    LocalisedName: since('4.0.0.1700', optional(text('name, as shown in game'), 0.717)),
    MissionID: id('ID of the mission'),
    Fine: declared(integer('fine for failing, in credits')),
  }),
  { evidence: observed(53), summary: [mention('LocalisedName'), amount('Fine', 'cr', 'fine of #', { alarm: true })] },
);
