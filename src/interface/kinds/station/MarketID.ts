import { declaredKind } from '../../evidence.js';
import { kind } from '../../kind.js';

export const MarketID = kind(
  'MarketID',
  'something unknown happens: one public collection names the kind, and nobody has shown a line of it',
  {},
  { evidence: declaredKind({ since: '4.3.3.0' }) },
);
