import { declaredKind } from '../../evidence.js';
import { kind } from '../../kind.js';

export const MarketID = kind(
  'MarketID',
  'something unknown happens: one public collection names the kind, but no line of it has been published',
  {},
  { evidence: declaredKind({ since: '4.3.3.0' }) },
);
