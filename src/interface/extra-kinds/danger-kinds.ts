import { powerNames } from '../dialect/game-values.js';
import { boolean, from, integer, optional, text } from '../field.js';
import { kind } from '../kind.js';
import { mention, when } from '../summary/summary-part.js';

const Interdictor = text('name of the interdicting pilot');
const IsPlayer = boolean('the interdicting pilot is a player');
const Interdictor_Localised = optional(text('name of the interdicting pilot, as shown in game'));
const IsThargoid = optional(boolean('the interdictor is a Thargoid; omitted if not'));

export const Interdicted = kind(
  'Interdicted',
  'the ship is interdicted and pulled out of supercruise',
  {
    Submitted: boolean('the player submitted'),
    Interdictor: optional(Interdictor),
    Interdictor_Localised,
    IsPlayer,
    IsThargoid,
    CombatRank: optional(integer('combat rank of the interdicting player')),
    Faction: optional(text('faction of the interdicting pilot')),
    Power: optional(from(powerNames, 'power the interdicting pilot is pledged to')),
  },
  {
    summary: [
      mention('Interdictor', 'by #'),
      when('Submitted', 'submitted'),
      when('IsPlayer', 'a player'),
      when('IsThargoid', 'a Thargoid', { alarm: true }),
      mention('Faction'),
      mention('Power'),
    ],
  },
);

export const EscapeInterdiction = kind(
  'EscapeInterdiction',
  'the ship escapes an interdiction',
  {
    Interdictor,
    Interdictor_Localised,
    IsPlayer,
    IsThargoid,
  },
  { summary: [mention('Interdictor', 'from #'), when('IsPlayer', 'a player'), when('IsThargoid', 'a Thargoid')] },
);

export const HeatWarning = kind('HeatWarning', 'the ship is overheating', {});

export const UnderAttack = kind(
  'UnderAttack',
  'the player comes under fire (repeated from time to time)',
  {
    Target: optional(text('who is under fire: You, Mothership or Fighter')),
  },
  { summary: [mention('Target', '# under attack', { alarm: true, called: { You: 'you are' } })] },
);
