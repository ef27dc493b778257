import { declaredKind } from '../../evidence.js';
import { kind } from '../../kind.js';

export const BackPackMaterials = kind(
  'BackPackMaterials',
  'the content of the backpack is listed, in early versions of Odyssey; the game now writes Backpack',
  {},
  { evidence: declaredKind() },
);
