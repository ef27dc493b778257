import { declaredKind } from '../../evidence.js';
import { kind } from '../../kind.js';

export const BackpackMaterials = kind(
  'BackpackMaterials',
  'the game starts up, according to the manual; the game itself writes Backpack',
  {},
  { evidence: declaredKind({ since: '4.0' }) },
);
