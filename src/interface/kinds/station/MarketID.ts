import { declaredKind } from '../../evidence.js';
import { kind } from '../../kind.js';

export const MarketID = kind(
  'MarketID',
  'something happens that is not known: one public collection names this kind, but no line of it has been seen',
  {},
  { evidence: declaredKind({ since: '4.3.3.0' }) },
);
