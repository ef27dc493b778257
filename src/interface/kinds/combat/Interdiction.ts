import { powerNames } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import { boolean, declared, from, integer, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention, unless, when } from '../../summary/summary-part.js';

export const Interdiction = kind(
  'Interdiction',
  'the player tries to interdict another ship',
  () => ({
    Success: boolean('the target was pulled out of supercruise'),
    Submitted: declared(boolean('the target submitted')),
    Interdicted: declared(text('name of the interdicted pilot')),
    Interdicted_Localised: declared(text('the interdicted pilot, as shown in game')),
    IsPlayer: boolean('the interdicted pilot is a player'),
    CombatRank: declared(integer('combat rank of the interdicted player, counted from 0')),
    Faction: optional(text('faction of the interdicted pilot'), 1),
    Power: optional(from(powerNames, 'power the interdicted pilot is pledged to'), 0.765),
  }),
  {
    evidence: observed(17, { since: '2.2' }),
    summary: [
      mention('Interdicted'),
      unless('Success', 'failed'),
      when('Submitted', 'submitted'),
      when('IsPlayer', 'a player'),
      mention('Faction'),
      mention('Power'),
    ],
  },
);
