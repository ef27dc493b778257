import { observed } from '../../evidence.js';
import { boolean, from, id, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { fighterLoadoutsList } from '../../observed-values.js';
import { mention, unless } from '../../summary/summary-part.js';

export const LaunchFighter = kind(
  'LaunchFighter',
  'a fighter is launched from the ship',
  () => ({
    '': since(
      '4.4.1.0',
      optional(text('internal name of the type of fighter, which the game writes under an empty key'), 0.004),
    ),
    _Localised: optional(text('the type of fighter, as shown in game'), 0.004),
    Loadout: from(fighterLoadoutsList, 'loadout of the fighter'),
    ID: since('3.4', id('ID of the fighter')),
    PlayerControlled: boolean('the player is flying it'),
  }),
  {
    evidence: observed(226),
    summary: [mention(''), mention('Loadout', 'loadout #'), unless('PlayerControlled', 'flown by someone else')],
  },
);
