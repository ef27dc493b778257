import { observed } from '../../evidence.js';
import { kind } from '../../kind.js';

export const ColonisationBeaconDeployed = kind(
  'ColonisationBeaconDeployed',
  'the player deploys a colonisation beacon in a claimed system',
  {},
  { evidence: observed(2, { since: '4.1.1.0' }) },
);
