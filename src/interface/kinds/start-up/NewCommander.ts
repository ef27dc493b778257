import { observed } from '../../evidence.js';
import { optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { personal } from '../../personal-mark.js';
import { mention } from '../../summary/summary-part.js';

export const NewCommander = kind(
  'NewCommander',
  'a new commander is created',
  () => ({
    FID: since('3.3', optional(text('Frontier ID of the player'), 1)),
    Name: personal('commander-name', text('name of the commander')),
    Package: optional(text('internal name of the starter package'), 1),
  }),
  { evidence: observed(3), summary: [mention('Name'), mention('Package')] },
);
