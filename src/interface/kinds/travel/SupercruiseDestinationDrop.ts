import { observed } from '../../evidence.js';
import { id, integer, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { maybePersonal } from '../../personal-mark.js';
import { amount, mention } from '../../summary/summary-part.js';

export const SupercruiseDestinationDrop = kind(
  'SupercruiseDestinationDrop',
  'the ship drops out of supercruise at its selected destination',
  () => ({
    Type: maybePersonal('carrier-name', text('name of the destination; may be an internal one')),
    Type_Localised: optional(text('the destination, as shown in game'), 0.229),
    Threat: integer('threat level of the destination'),
    MarketID: optional(id('ID of the market, if the destination has one'), 0.795),
  }),
  {
    evidence: observed(2_713, { since: '4.0.0.1500' }),
    summary: [mention('Type', 'at #'), amount('Threat', 'number', 'threat #', { ifAny: true, alarm: true })],
  },
);
