import { observed } from '../../evidence.js';
import { kind } from '../../kind.js';

export const Shutdown = kind(
  'Shutdown',
  'the game exits normally',
  {},
  { evidence: observed(1_402, { since: '3.0' }) },
);
