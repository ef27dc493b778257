import { observed } from '../../evidence.js';
import { kind } from '../../kind.js';

export const SystemsShutdown = kind(
  'SystemsShutdown',
  'the systems of the ship are shut down from outside, as Thargoids do',
  {},
  { evidence: observed(52, { since: '3.0' }) },
);
