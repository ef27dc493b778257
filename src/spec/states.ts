import { closed, open } from './values.js';

export const thargoidWarStates = closed('ThargoidWarState', 'how far the Thargoids have come in a system', [
  'Thargoid_Probing',
  'Thargoid_Harvest',
  'Thargoid_Controlled',
  'Thargoid_Stronghold',
  'Thargoid_Recovery',
]);

export const powerplayStates = closed('PowerplayState', 'how firmly a power holds a system', [
  'Unoccupied',
  'Contested',
  'Exploited',
  'Fortified',
  'Stronghold',
]);

export const happinessWords = closed('HappinessWord', 'how the people of a faction feel', [
  'Elated',
  'Happy',
  'Discontented',
  'Unhappy',
  'Despondent',
]);

export const transferDirections = closed('TransferDirection', 'where cargo goes', ['toship', 'tocarrier', 'tosrv']);

export const factionStates = open('FactionStateName', 'what a faction is going through', [
  'Boom',
  'Investment',
  'Expansion',
  'None',
  'PublicHoliday',
  'Outbreak',
  'CivilWar',
]);

export const engineerAccess = open('EngineerAccess', 'how far the player has come with an engineer', [
  'Unlocked',
  'Invited',
  'Known',
]);

export const warTypes = open('WarType', 'what two factions fight with', ['civilwar', 'war', 'election']);

export const conflictStatuses = open('ConflictStatus', 'how far a conflict has come; empty once it is over', [
  'active',
  'pending',
  '',
]);

export const stationStates = open('StationStateName', 'what has befallen a station', ['Damaged', 'UnderRepairs']);

export const stationTypes = open('StationTypeName', 'what a station is built like', [
  'FleetCarrier',
  'Coriolis',
  'CraterOutpost',
]);

export const bodyTypes = open('BodyTypeName', 'what a body is', ['Star', 'Null']);

export const securityLevels = open('SecurityLevel', 'how well a system is policed', ['$SYSTEM_SECURITY_low;']);

export const legalStates = open('LegalStateName', 'how the player stands with the law', ['Clean', 'Speeding']);

export const percentileBands = open<number>(
  'PercentileBand',
  'the best share of contributors the player is among: 0 in the top rank, 100 without a contribution',
  [100, 75, 50, 25, 0],
);
