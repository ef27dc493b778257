import { stationServiceTable } from '../game/station-service-table.js';
import { closed, open } from './value-list.js';

export const thargoidWarStateList = closed('ThargoidWarState', 'state of the Thargoid war in a system', [
  'Thargoid_Probing',
  'Thargoid_Harvest',
  'Thargoid_Controlled',
  'Thargoid_Stronghold',
  'Thargoid_Recovery',
]);

export const powerplayStateList = closed('PowerplayState', 'Powerplay state of a system', [
  'Unoccupied',
  'Contested',
  'Exploited',
  'Fortified',
  'Stronghold',
]);

export const happinessList = closed('HappinessWord', "happiness of a faction's people", [
  'Elated',
  'Happy',
  'Discontented',
  'Unhappy',
  'Despondent',
]);

export const transferDirectionList = closed('TransferDirection', 'where cargo is transferred to', [
  'toship',
  'tocarrier',
  'tosrv',
]);

export const factionStateList = open('FactionStateName', 'state of a faction', [
  'Boom',
  'Investment',
  'Expansion',
  'None',
  'PublicHoliday',
  'Outbreak',
  'CivilWar',
]);

export const engineerAccessList = open('EngineerAccess', "the player's access to an engineer", [
  'Unlocked',
  'Invited',
  'Known',
]);

export const warTypeList = open('WarType', 'type of conflict between two factions', ['civilwar', 'war', 'election']);

export const conflictStatusList = open('ConflictStatus', 'status of a conflict; empty once it is over', [
  'active',
  'pending',
  '',
]);

export const stationStateList = open('StationStateName', 'state of a station', ['Damaged', 'UnderRepairs']);

export const stationTypeList = open('StationTypeName', 'type of station', [
  'FleetCarrier',
  'Coriolis',
  'CraterOutpost',
]);

export const bodyTypeList = open('BodyTypeName', 'type of body', ['Star', 'Null']);

export const securityLevelList = open('SecurityLevel', 'security level of a system', ['$SYSTEM_SECURITY_low;']);

export const legalStateList = open('LegalStateName', 'legal state of the player', ['Clean', 'Speeding']);

export const percentileBandList = open<number>(
  'PercentileBand',
  'percentile band among contributors: 25 means the top 25 %, 0 the top rank, 100 no contribution',
  [100, 75, 50, 25, 0],
);

/** `Docked.StationServices`: services a station offers. */
export const stationServices = closed(
  'StationService',
  'services a station offers',
  stationServiceTable.flatMap(([value, , since]) => (value ? [{ value, ...(since && { since }) }] : [])),
);
