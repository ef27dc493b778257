import { observed } from '../../evidence.js';
import { from, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { maybePersonal } from '../../personal-mark.js';
import { mention } from '../../summary/summary-part.js';
import { open } from '../../value-list.js';

const textChannelNames = open('TextChannelName', 'channel of a message received', [
  'npc',
  { value: 'starsystem', since: '3.3' },
  { value: 'squadron', since: '3.3' },
  'wing',
  'local',
  'player',
]);

export const ReceiveText = kind(
  'ReceiveText',
  'a message arrives, from a player, a character of the game or a station',
  () => ({
    From: text('name of the sender; may be empty'),
    From_Localised: optional(text('the sender, as shown in game'), 0.619),
    Message: maybePersonal('message', text('the message, or its internal name if the game wrote it')),
    Message_Localised: optional(text('the message, as shown in game'), 0.875),
    Channel: since('2.2 (Beta 5)', from(textChannelNames, 'the channel it came on')),
  }),
  { evidence: observed(104_093), summary: [mention('From'), mention('Message')] },
);
