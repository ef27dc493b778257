import { observed } from '../../evidence.js';
import { from, integer, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { signalSourceTypesList } from '../../observed-values.js';
import { amount, mention } from '../../summary/summary-part.js';

export const USSDrop = kind(
  'USSDrop',
  'the ship drops out of supercruise at an unidentified signal source',
  () => ({
    USSType: from(signalSourceTypesList, 'internal name of the type of signal source'),
    USSType_Localised: optional(text('the type of signal source, as shown in game'), 1),
    USSThreat: integer('threat level of the signal source'),
  }),
  {
    evidence: observed(352),
    summary: [mention('USSType'), amount('USSThreat', 'number', 'threat #', { ifAny: true, alarm: true })],
  },
);
