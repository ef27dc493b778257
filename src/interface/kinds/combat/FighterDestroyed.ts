import { observed } from '../../evidence.js';
import { id, optional, since } from '../../field.js';
import { kind } from '../../kind.js';

export const FighterDestroyed = kind(
  'FighterDestroyed',
  'a fighter launched from the ship is destroyed',
  () => ({
    ID: since('3.4', optional(id('ID of the fighter'), 1)),
  }),
  { evidence: observed(111, { since: '3.0' }) },
);
