import { observed } from '../../evidence.js';
import { list, text } from '../../field.js';
import { kind } from '../../kind.js';
import { count } from '../../summary/summary-part.js';

export const RebootRepair = kind(
  'RebootRepair',
  'the player reboots the ship to repair it',
  () => ({
    Modules: list(text(), 'slots of the modules repaired'),
  }),
  { evidence: observed(8), summary: [count('Modules', 'module repaired', 'modules repaired')] },
);
