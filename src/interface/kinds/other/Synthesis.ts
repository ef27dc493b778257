import { list, text } from '../../field.js';
import { kind } from '../../kind.js';
import { Resource } from '../../shapes/Resource.js';
import { amount, each, mention } from '../../summary/summary-part.js';

export const Synthesis = kind(
  'Synthesis',
  'the player uses synthesis to repair or rearm',
  () => ({
    Name: text('the blueprint'),
    Materials: list(Resource, 'the materials used'),
  }),
  { summary: [mention('Name'), each('Materials', [amount('Count', 'number'), mention('Name')], 'from #')] },
);
