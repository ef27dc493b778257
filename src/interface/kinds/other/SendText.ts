import { observed } from '../../evidence.js';
import { boolean, declared, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { maybePersonal, personal } from '../../personal-mark.js';
import { mention, unless } from '../../summary/summary-part.js';

export const SendText = kind(
  'SendText',
  'the player sends a message',
  () => ({
    To: maybePersonal('other-commander', text('the player or channel it is sent to')),
    To_Localised: since('4.2.1.0', declared(text('the player or channel it is sent to, as shown in game'))),
    Message: personal('message', text('the message')),
    Sent: boolean('the message could be sent'),
  }),
  { evidence: observed(1_008), summary: [mention('To', 'to #'), mention('Message'), unless('Sent', 'not sent')] },
);
