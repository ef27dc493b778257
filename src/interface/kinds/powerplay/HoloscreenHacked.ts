import { observed } from '../../evidence.js';
import { optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';

export const HoloscreenHacked = kind(
  'HoloscreenHacked',
  'the player hacks a holoscreen so that it advertises another power',
  () => ({
    PowerBefore: optional(text('the power it advertised before, if any'), 1),
    PowerAfter: text('the power it advertises now'),
  }),
  {
    evidence: observed(2, { since: '4.0.0.1900' }),
    summary: [mention('PowerBefore', 'from #'), mention('PowerAfter', 'to #')],
  },
);
