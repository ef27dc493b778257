import { observed } from '../../evidence.js';
import { kind } from '../../kind.js';

export const SelfDestruct = kind(
  'SelfDestruct',
  'the player sets off the self-destruct of the ship',
  {},
  { evidence: observed(8) },
);
