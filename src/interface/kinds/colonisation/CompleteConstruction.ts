import { declaredKind } from '../../evidence.js';
import { kind } from '../../kind.js';

export const CompleteConstruction = kind(
  'CompleteConstruction',
  'a construction is completed; one public collection names the kind',
  {},
  { evidence: declaredKind({ since: '4.2.2.0' }) },
);
