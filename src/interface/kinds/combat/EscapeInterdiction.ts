import { observed } from '../../evidence.js';
import { boolean, declared, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention, when } from '../../summary/summary-part.js';

export const EscapeInterdiction = kind(
  'EscapeInterdiction',
  'the ship escapes an interdiction',
  () => ({
    Interdictor: text('name of the interdicting pilot'),
    Interdictor_Localised: optional(text('the interdicting pilot, as shown in game'), 0.082),
    IsPlayer: boolean('the interdicting pilot is a player'),
    IsThargoid: since('4.0.0.1500', declared(boolean('the interdictor is a Thargoid; omitted if not'))),
  }),
  {
    evidence: observed(97),
    summary: [mention('Interdictor', 'from #'), when('IsPlayer', 'a player'), when('IsThargoid', 'a Thargoid')],
  },
);
