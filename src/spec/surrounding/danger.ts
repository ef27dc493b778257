import { boolean, from, integer, optional, text } from '../field.js';
import { kind } from '../kind.js';
import { said, when } from '../summary/part.js';
import { powerNames } from '../vocabulary/lists.js';

const Interdictor = text('name of the pilot who did it');
const IsPlayer = boolean('that pilot is another player');
const Interdictor_Localised = optional(text('name of the pilot, as shown'));
const IsThargoid = optional(boolean('it was a Thargoid; left out if not'));

export const Interdicted = kind(
  'Interdicted',
  'the ship is pulled out of supercruise by another',
  {
    Submitted: boolean('the player gave in'),
    Interdictor: optional(Interdictor),
    Interdictor_Localised,
    IsPlayer,
    IsThargoid,
    CombatRank: optional(integer('rank of the other player in combat')),
    Faction: optional(text('the faction the pilot flies for')),
    Power: optional(from(powerNames, 'the power the pilot flies for')),
  },
  {
    tells: [
      said('Interdictor', 'by #'),
      when('Submitted', 'submitted'),
      when('IsPlayer', 'a player'),
      when('IsThargoid', 'a Thargoid', { alarm: true }),
      said('Faction'),
      said('Power'),
    ],
  },
);

export const EscapeInterdiction = kind(
  'EscapeInterdiction',
  'the ship escapes from an interdiction',
  {
    Interdictor,
    Interdictor_Localised,
    IsPlayer,
    IsThargoid,
  },
  { tells: [said('Interdictor', 'from #'), when('IsPlayer', 'a player'), when('IsThargoid', 'a Thargoid')] },
);

export const HeatWarning = kind('HeatWarning', 'the ship grows too hot', {});

export const UnderAttack = kind(
  'UnderAttack',
  'somebody shoots at the player, told now and then',
  {
    Target: optional(text('who is shot at: You, Mothership or Fighter')),
  },
  { tells: [said('Target', '# under attack', { alarm: true, called: { You: 'you are' } })] },
);
