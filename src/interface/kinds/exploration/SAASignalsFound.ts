import { observed } from '../../evidence.js';
import { from, id, list, optional, shape, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { generaList } from '../../observed-values.js';
import { BodySignal } from '../../shapes/BodySignal.js';
import { amount, each, mention } from '../../summary/summary-part.js';

export const GenusFound = shape('GenusFound', 'a genus of life on a planet', () => ({
  Genus: from(generaList, 'internal name of the genus'),
  Genus_Localised: optional(text('the genus, as shown in game'), 1),
}));

export const SAASignalsFound = kind(
  'SAASignalsFound',
  'mapping a planet or a ring reveals its signals',
  () => ({
    BodyName: text('name of the planet or ring'),
    SystemAddress: id('address of the system'),
    BodyID: id('ID of the planet or ring within the system'),
    Signals: list(BodySignal, 'the signals, by type'),
    Genuses: since('4.0.0.1450', optional(list(GenusFound, 'the genera of life on the planet; may be empty'), 0.994)),
  }),
  {
    evidence: observed(2_606, { since: '3.5' }),
    summary: [
      mention('BodyName'),
      each('Signals', [amount('Count', 'number'), mention('Type')]),
      each('Genuses', [mention('Genus')]),
    ],
  },
);
