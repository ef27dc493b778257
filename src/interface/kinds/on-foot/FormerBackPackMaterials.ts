import { declaredKind } from '../../evidence.js';
import { kind } from '../../kind.js';

export const BackPackMaterials = kind(
  'BackPackMaterials',
  'the backpack was listed in early versions of Odyssey; the game writes Backpack instead',
  {},
  { evidence: declaredKind() },
);
