import { declaredKind } from '../../evidence.js';
import { kind } from '../../kind.js';

export const ColonisationBeaconDeployed = kind(
  'ColonisationBeaconDeployed',
  'the player deploys a colonisation beacon in a claimed system',
  {},
  { evidence: declaredKind({ since: '4.1.1.0' }) },
);
