import { from, integer, object, optional, shape, text } from '../field.js';
import { conflictStatuses, warTypes } from '../states.js';

const ConflictParty = shape('ConflictParty', 'one side of a conflict', {
  Name: text('name of the faction'),
  Stake: text('what this side stands to lose'),
  Stake_Localised: optional(text('what this side stands to lose, as shown')),
  WonDays: integer('days this side has won'),
});

/** A conflict between two factions of a system. */
export const Conflict = shape('Conflict', 'a conflict between two factions of the system', {
  WarType: from(warTypes, 'what kind of conflict it is'),
  Status: from(conflictStatuses, 'how far it has come; may be empty'),
  Faction1: object(ConflictParty, 'the first side'),
  Faction2: object(ConflictParty, 'the second side'),
});
