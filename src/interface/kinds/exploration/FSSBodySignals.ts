import { observed } from '../../evidence.js';
import { id, list, text } from '../../field.js';
import { kind } from '../../kind.js';
import { BodySignal } from '../../shapes/BodySignal.js';
import { amount, each, mention } from '../../summary/summary-part.js';

export const FSSBodySignals = kind(
  'FSSBodySignals',
  'a scan finds that a body has biological, geological or other signals',
  () => ({
    BodyName: text('name of the body'),
    BodyID: id('ID of the body within the system'),
    SystemAddress: id('address of the system'),
    Signals: list(BodySignal, 'the signals, by type'),
  }),
  {
    evidence: observed(5_555, { since: '4.0.0.700' }),
    summary: [mention('BodyName'), each('Signals', [amount('Count', 'number'), mention('Type')])],
  },
);
