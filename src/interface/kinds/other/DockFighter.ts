import { observed } from '../../evidence.js';
import { id } from '../../field.js';
import { kind } from '../../kind.js';

export const DockFighter = kind(
  'DockFighter',
  'a fighter returns to the ship',
  () => ({
    ID: id('ID of the fighter'),
  }),
  { evidence: observed(110) },
);
