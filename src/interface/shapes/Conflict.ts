import { from, integer, object, optional, shape, text } from '../field.js';
import { conflictStatusList, warTypeList } from '../specified-values.js';

const ConflictParty = shape('ConflictParty', 'one side of a conflict', () => ({
  Name: text('name of the faction'),
  Stake: text('the asset this side would lose'),
  Stake_Localised: optional(text('the asset this side would lose, as shown in game')),
  WonDays: integer('days this side has won'),
}));

/** A conflict between two factions in a system. */
export const Conflict = shape('Conflict', 'a conflict between two factions in the system', () => ({
  WarType: from(warTypeList, 'type of conflict'),
  Status: from(conflictStatusList, 'status of the conflict; may be empty'),
  Faction1: object(ConflictParty, 'the first side'),
  Faction2: object(ConflictParty, 'the second side'),
}));
