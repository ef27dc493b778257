import { observed } from '../../evidence.js';
import { boolean, from, id, since } from '../../field.js';
import { kind } from '../../kind.js';
import { fighterLoadoutsList } from '../../observed-values.js';
import { mention, unless } from '../../summary/summary-part.js';

export const LaunchFighter = kind(
  'LaunchFighter',
  'a fighter is launched from the ship',
  () => ({
    Loadout: from(fighterLoadoutsList, 'loadout of the fighter'),
    ID: since('3.4', id('ID of the fighter')),
    PlayerControlled: boolean('the player is flying it'),
  }),
  {
    evidence: observed(225),
    summary: [mention('Loadout', 'loadout #'), unless('PlayerControlled', 'flown by someone else')],
  },
);
