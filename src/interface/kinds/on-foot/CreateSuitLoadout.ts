import { observed } from '../../evidence.js';
import { kind } from '../../kind.js';
import { suitLoadoutSummary } from './SuitLoadout.js';
import { suitLoadout } from './SwitchSuitLoadout.js';

export const CreateSuitLoadout = kind('CreateSuitLoadout', 'the player creates a loadout for a suit', suitLoadout, {
  evidence: observed(9, { since: '4.0' }),
  summary: suitLoadoutSummary,
});
