import { observed } from '../../evidence.js';
import { id, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';

export const MissionRedirected = kind(
  'MissionRedirected',
  'a mission gets a new destination, often because its task is done',
  () => ({
    MissionID: id('ID of the mission'),
    Name: text('internal name of the mission'),
    LocalisedName: since('4.0.0.1600', optional(text('name, as shown in game'), 0.806), [1_257, 349]),
    LocalisedName_Localised: optional(text('name, as shown in game'), 0.002),
    NewDestinationStation: text('the station to go to from now on'),
    NewDestinationSystem: text('the system to go to from now on'),
    OldDestinationStation: text('the station it had named before; may be empty'),
    OldDestinationSystem: text('the system it had named before'),
  }),
  {
    evidence: observed(731, { since: '2.4' }),
    summary: [mention('LocalisedName'), mention('NewDestinationStation', 'now to #'), mention('NewDestinationSystem')],
  },
);
