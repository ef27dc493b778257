import { observed } from '../../evidence.js';
import { kind } from '../../kind.js';

export const MarketID = kind(
  'MarketID',
  'something unknown happens: the one line that is known has nothing but its name',
  {},
  { evidence: observed(1, { since: '4.3.3.0' }) },
);
