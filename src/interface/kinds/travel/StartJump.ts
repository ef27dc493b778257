import { starClassNames } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import { boolean, from, id, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention, when } from '../../summary/summary-part.js';
import { open } from '../../value-list.js';

const jumpTypes = open('JumpType', 'where the countdown leads to', ['Hyperspace', 'Supercruise']);

export const StartJump = kind(
  'StartJump',
  'the countdown to a hyperspace jump or to supercruise begins',
  () => ({
    JumpType: from(jumpTypes, 'Hyperspace or Supercruise'),
    Taxi: since('4.0.0.1500', optional(boolean('the player is in a taxi'), 0.814), [12_937, 4_419]),
    StarSystem: since('2.3', optional(text('name of the destination system; only for a hyperspace jump'), 0.686)),
    SystemAddress: since('3.0', optional(id('address of the destination system; only for a hyperspace jump'), 0.686)),
    StarClass: optional(from(starClassNames, 'class of the star at the destination'), 0.686),
  }),
  {
    evidence: observed(15_324, { since: '2.3' }),
    summary: [
      mention('JumpType'),
      mention('StarSystem', 'to #'),
      mention('StarClass', 'class #'),
      when('Taxi', 'by taxi'),
    ],
  },
);
