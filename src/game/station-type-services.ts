import type { StationType } from './station-vocabulary.js';

const everywhere = ['Dock', 'Autodock', 'Contacts', 'Refuel', 'FlightController', 'StationOperations'];
const port = ['Commodities', 'Rearm', 'Repair', 'Workshop'];
const town = ['Exploration', 'Missions', 'CrewLounge', 'Tuning', 'MissionsGenerated', 'shop'];
const city = [...port, ...town, 'SearchAndRescue', 'livery'];

/** What all stations of a type offer, by the names of the specification. */
const byType: Readonly<Record<string, readonly string[]>> = {
  Coriolis: city,
  Orbis: city,
  Ocellus: city,
  Bernal: city,
  AsteroidBase: [...port, ...town, 'BlackMarket'],
  Outpost: ['Commodities', 'Workshop', 'Exploration', 'Missions', 'MissionsGenerated', 'SearchAndRescue'],
  MegaShip: [...port, 'CrewLounge', 'SearchAndRescue', 'livery'],
  CraterOutpost: [...port, 'SearchAndRescue', 'livery'],
  CraterPort: ['Rearm', 'Repair', 'Workshop', 'Exploration', 'Tuning', 'SearchAndRescue'],
  SurfaceStation: port,
  OnFootSettlement: ['Commodities', 'Repair', 'Workshop', 'Missions', 'MissionsGenerated'],
  FleetCarrier: [...port, 'CrewLounge', 'carriermanagement', 'carrierfuel'],
} satisfies Partial<Record<StationType, readonly string[]>>;

const byLetter = {
  S: 'Shipyard',
  O: 'Outfitting',
  B: 'BlackMarket',
  F: 'Facilitator',
  P: 'Powerplay',
  M: 'materialtrader',
  T: 'techBroker',
} as const;

/** What a station offers: by its type, and by the letters of its row in the table. */
export function certainServicesOf(type: string, letters = ''): readonly string[] {
  const own = Object.entries(byLetter).flatMap(([letter, service]) => (letters.includes(letter) ? [service] : []));
  return [...new Set([...everywhere, ...(byType[type] ?? []), ...own])];
}

const surfaceTypes: readonly StationType[] = ['CraterPort', 'CraterOutpost', 'OnFootSettlement', 'SurfaceStation'];
const onSurfaces: ReadonlySet<string> = new Set(surfaceTypes);

/** Whether stations of a type stand on a body. */
export function standsOnBody(type: string): boolean {
  return onSurfaces.has(type);
}
