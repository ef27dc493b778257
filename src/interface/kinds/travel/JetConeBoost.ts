import { observed } from '../../evidence.js';
import { number } from '../../field.js';
import { kind } from '../../kind.js';
import { amount } from '../../summary/summary-part.js';

export const JetConeBoost = kind(
  'JetConeBoost',
  'the FSD has been supercharged in the jet of a white dwarf or neutron star',
  () => ({
    BoostValue: number('factor by which the range of the next jump grows'),
  }),
  { evidence: observed(559), summary: [amount('BoostValue', 'number', 'range times #')] },
);
