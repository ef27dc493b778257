/** Words of the live game about stations, as in journals of players. */

import { stationServiceTable } from './station-service-table.js';

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
