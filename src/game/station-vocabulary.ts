/** Words of the live game about stations, as in journals of players. */

export const stationTypes = [
  'Coriolis',
  'Orbis',
  'Ocellus',
  'Bernal',
  'Outpost',
  'AsteroidBase',
  'MegaShip',
  'FleetCarrier',
  'CraterPort',
  'CraterOutpost',
  'SurfaceStation',
  'OnFootSettlement',
  'SpaceConstructionDepot',
  'PlanetaryConstructionDepot',
  'None',
] as const;

export type StationType = (typeof stationTypes)[number];

export const stationStates = ['Damaged', 'UnderRepairs', 'UnderAttack', 'Abandoned', 'Construction'] as const;

/**
 * Services: the name in the specification, the name in the live game, and the version of the specification
 * that added it. A service that only one of them has is empty in the other. Both list services in this order.
 */
export const stationServiceTable = [
  ['Dock', 'dock'],
  ['Autodock', 'autodock'],
  ['BlackMarket', 'blackmarket'],
  ['Commodities', 'commodities'],
  ['Contacts', 'contacts'],
  ['Exploration', 'exploration'],
  ['Initiatives', ''],
  ['Missions', 'missions'],
  ['Outfitting', 'outfitting'],
  ['CrewLounge', 'crewlounge'],
  ['Rearm', 'rearm'],
  ['Refuel', 'refuel'],
  ['Repair', 'repair'],
  ['Shipyard', 'shipyard'],
  ['Tuning', 'tuning'],
  ['Workshop', 'engineer'],
  ['MissionsGenerated', 'missionsgenerated'],
  ['Facilitator', 'facilitator'],
  ['Research', ''],
  ['FlightController', 'flightcontroller'],
  ['StationOperations', 'stationoperations'],
  ['OnDockMission', 'ondockmission'],
  ['Powerplay', 'powerplay'],
  ['SearchAndRescue', 'searchrescue'],
  ['', 'materialtrader'],
  ['', 'techBroker'],
  ['', 'stationMenu'],
  ['shop', 'shop', '3.7'],
  ['carriermanagement', 'carriermanagement', '3.7'],
  ['carrierfuel', 'carrierfuel', '3.7'],
  ['carriervendor', 'carriervendor', '3.7'],
  ['livery', 'livery', '3.7'],
  ['modulepacks', 'modulepacks', '3.7'],
  ['voucherredemption', 'voucherredemption', '3.7'],
  ['', 'socialspace'],
  ['', 'bartender'],
  ['', 'vistagenomics'],
  ['', 'pioneersupplies'],
  ['', 'apexinterstellar'],
  ['', 'colonisationcontribution'],
  ['', 'frontlinesolutions'],
  ['', 'registeringcolonisation'],
  ['', 'refinery'],
  ['', 'squadronBank'],
] as const;

type ServiceRow = (typeof stationServiceTable)[number];
export type SpecifiedService = Exclude<ServiceRow[0], ''>;
export type ServiceInGame = Exclude<ServiceRow[1], ''>;

/** The names of the live game, in the order in which it lists them. */
export const stationServicesInGame: readonly ServiceInGame[] = stationServiceTable.flatMap(([, game]) => game || []);

const namesInGame: ReadonlyMap<string, ServiceInGame> = new Map(
  stationServiceTable.flatMap(([specified, game]) =>
    game ? [game, ...(specified ? [specified] : [])].map((name) => [name.toLowerCase(), game] as const) : [],
  ),
);

/**
 * The name of a service in the live game, given its name there or in the specification, in any case;
 * undefined for other names.
 */
export function serviceInGame(name: string): ServiceInGame | undefined {
  return namesInGame.get(name.toLowerCase());
}
