import { observed } from '../../evidence.js';
import { boolean } from '../../field.js';
import { kind } from '../../kind.js';
import { unless, when } from '../../summary/summary-part.js';

export const ShieldState = kind(
  'ShieldState',
  'the shields go down in combat or come up again',
  () => ({
    ShieldsUp: boolean('the shields are up'),
  }),
  { evidence: observed(1_645), summary: [when('ShieldsUp', 'shields up'), unless('ShieldsUp', 'shields down')] },
);
