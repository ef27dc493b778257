import { powerNames } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import { boolean, from, integer, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention, when } from '../../summary/summary-part.js';

export const Interdicted = kind(
  'Interdicted',
  'the ship is interdicted and pulled out of supercruise',
  () => ({
    Submitted: boolean('the player submitted'),
    Interdictor: optional(text('name of the interdicting pilot'), 0.613),
    Interdictor_Localised: optional(text('the interdicting pilot, as shown in game'), 0.07),
    IsPlayer: boolean('the interdicting pilot is a player'),
    Faction: optional(text('faction of the interdicting pilot'), 0.535),
    Power: optional(from(powerNames, 'power the interdicting pilot is pledged to'), 0.021),
    IsThargoid: since('4.0.0.1500', optional(boolean('the interdictor is a Thargoid; omitted if not'), 0.387)),
    CombatRank: optional(integer('combat rank of the interdicting player'), 0.077),
  }),
  {
    evidence: observed(142, { since: '2.2' }),
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
