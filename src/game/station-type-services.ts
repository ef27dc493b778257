import { entryOf } from '../words/entry-of.js';
import {
  serviceByLetter,
  serviceFrequencyTable,
  similarStationTypes,
  stationServiceTable,
} from './station-service-table.js';
import type { SpecifiedService } from './station-vocabulary.js';

/** Services in the table of stations, by their names in the live game. */
export const servicesListedByStation: ReadonlySet<string> = new Set(
  stationServiceTable.flatMap(([specified, game]) =>
    Object.values<string>(serviceByLetter).includes(specified || game) ? [game] : [],
  ),
);

/**
 * The services that a station certainly has: those of all stations of its type, and those of its letters in
 * the table of stations. The names are those of the specification, or of the live game for what only it has.
 */
export function certainServicesOf(type: string, letters = ''): readonly string[] {
  const ofType = certainOfType.get(entryOf(similarStationTypes, type) ?? type) ?? [];
  const own = Object.entries(serviceByLetter).flatMap(([letter, service]) =>
    letters.includes(letter) ? [service] : [],
  );
  return [...new Set([...ofType, ...own])];
}

const specifiedNames = new Map<string, SpecifiedService>(
  stationServiceTable.flatMap(([specified, game]) => (specified && game ? [[game, specified] as const] : [])),
);

const certainOfType: ReadonlyMap<string, readonly SpecifiedService[]> = new Map(
  serviceFrequencyTable.map(([type, always]) => [
    type,
    always.split(' ').flatMap((name) => (servicesListedByStation.has(name) ? [] : (specifiedNames.get(name) ?? []))),
  ]),
);

/** Whether stations of a type are on a body. */
export function isOnBody(type: string): boolean {
  return /^(CraterPort|CraterOutpost|OnFootSettlement|SurfaceStation|PlanetaryConstructionDepot)$/.test(type);
}
