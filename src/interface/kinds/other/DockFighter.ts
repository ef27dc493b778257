import { observed } from '../../evidence.js';
import { id, since } from '../../field.js';
import { kind } from '../../kind.js';

export const DockFighter = kind(
  'DockFighter',
  'a fighter returns to the ship',
  () => ({
    ID: since('3.4', id('ID of the fighter')),
  }),
  { evidence: observed(110) },
);
