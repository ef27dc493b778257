import { observed } from '../../evidence.js';
import { list, text } from '../../field.js';
import { kind } from '../../kind.js';
import { count } from '../../summary/summary-part.js';

export const WingJoin = kind(
  'WingJoin',
  'the player joins a wing',
  () => ({
    Others: list(text(), 'names of the players already in the wing'),
  }),
  { evidence: observed(89), summary: [count('Others', 'other')] },
);
