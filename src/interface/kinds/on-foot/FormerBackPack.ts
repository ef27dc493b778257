import { observed } from '../../evidence.js';
import { kind } from '../../kind.js';

export const BackPack = kind(
  'BackPack',
  'the content of the backpack is listed, in early versions of Odyssey; the game now writes Backpack',
  {},
  { evidence: observed(1) },
);
