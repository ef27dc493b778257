import { observed } from '../../evidence.js';
import { number, optional } from '../../field.js';
import { kind } from '../../kind.js';

export const Reputation = kind(
  'Reputation',
  'the game starts up',
  () => ({
    Empire: optional(number('reputation with the Empire, from -100 to 100'), 1),
    Federation: optional(number('reputation with the Federation'), 1),
    Independent: optional(number('reputation with independent systems'), 0.918),
    Alliance: optional(number('reputation with the Alliance'), 0.992),
  }),
  { evidence: observed(2_658, { since: '3.0' }) },
);
