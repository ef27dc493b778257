import { observed } from '../../evidence.js';
import { from, id, since } from '../../field.js';
import { kind } from '../../kind.js';
import { fighterLoadoutsList } from '../../observed-values.js';
import { mention } from '../../summary/summary-part.js';

export const FighterRebuilt = kind(
  'FighterRebuilt',
  'the ship has rebuilt a lost fighter',
  () => ({
    Loadout: from(fighterLoadoutsList, 'loadout of the fighter'),
    ID: since('3.4', id('ID of the fighter')),
  }),
  { evidence: observed(104, { since: '3.0' }), summary: [mention('Loadout', 'loadout #')] },
);
