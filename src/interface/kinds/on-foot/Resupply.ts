import { observed } from '../../evidence.js';
import { kind } from '../../kind.js';

export const Resupply = kind(
  'Resupply',
  'the player refills the supplies of the suit at a ship or SRV',
  {},
  { evidence: observed(15, { since: '4.0' }) },
);
