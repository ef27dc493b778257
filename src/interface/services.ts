import { closed } from './value-list.js';

const firstServices = [
  'Dock',
  'Autodock',
  'BlackMarket',
  'Commodities',
  'Contacts',
  'Exploration',
  'Initiatives',
  'Missions',
  'Outfitting',
  'CrewLounge',
  'Rearm',
  'Refuel',
  'Repair',
  'Shipyard',
  'Tuning',
  'Workshop',
  'MissionsGenerated',
  'Facilitator',
  'Research',
  'FlightController',
  'StationOperations',
  'OnDockMission',
  'Powerplay',
  'SearchAndRescue',
] as const;

const addedIn37 = [
  'shop',
  'carriermanagement',
  'carrierfuel',
  'carriervendor',
  'livery',
  'modulepacks',
  'voucherredemption',
] as const;

/** `Docked.StationServices`: services a station offers. */
export const stationServices = closed('StationService', 'services a station offers', [
  ...firstServices,
  ...addedIn37.map((value) => ({ value, since: '3.7' })),
]);
