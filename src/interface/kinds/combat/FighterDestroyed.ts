import { observed } from '../../evidence.js';
import { id } from '../../field.js';
import { kind } from '../../kind.js';

export const FighterDestroyed = kind(
  'FighterDestroyed',
  'a fighter launched from the ship is destroyed',
  () => ({
    ID: id('ID of the fighter'),
  }),
  { evidence: observed(111, { since: '3.0' }) },
);
