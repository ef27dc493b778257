import { stationServiceTable } from '../game/station-vocabulary.js';
import { closed } from './value-list.js';

/** `Docked.StationServices`: services a station offers. */
export const stationServices = closed(
  'StationService',
  'services a station offers',
  stationServiceTable.flatMap(([value, , since]) => (value ? [{ value, ...(since && { since }) }] : [])),
);
