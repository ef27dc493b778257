import type { StarSystem, Station } from '../../game/star-system.js';
import { type StationRow, stationRows } from '../../game/station-table.js';
import { certainServicesOf, standsOnBody } from '../../game/station-type-services.js';
import { type SystemRow, systemRows } from '../../game/system-table.js';
import { bodiesOf, bodyUnder } from './bodies.js';
import { bodyTreeOf } from './body-tree/body-tree.js';
import { colonyShipOf } from './colony-ships.js';
import { settlementsOf } from './settlements.js';

/** The systems of the tables, with their stations, and settlements around them that are made up. */
export function realSystems(): readonly StarSystem[] {
  const stations = new Map<string, StationRow[]>();
  for (const row of stationRows) {
    const sisters = stations.get(row[0]);
    if (sisters) sisters.push(row);
    else stations.set(row[0], [row]);
  }
  return systemRows.map((row, index) => systemOf(row, stations.get(row[0]) ?? [], index));
}

function systemOf(row: SystemRow, stations: readonly StationRow[], index: number): StarSystem {
  const [name, address, position, starClass, allegiance, economy, secondEconomy, government, security] = row;
  const [, , , , , , , , , population, arrival, id, faction] = row;
  const system = {
    name,
    address,
    position,
    starClass,
    // A common centre is named after all the stars around it.
    arrival: { name: arrival || name, id, type: / AB+C*$/.test(arrival) ? 'Null' : 'Star' } as const,
    population,
    allegiance,
    economy,
    secondEconomy,
    government,
    security,
    faction,
  };
  return { ...system, stations: stationsOf(system, stations, index) };
}

function stationsOf(system: Omit<StarSystem, 'stations'>, rows: readonly StationRow[], index: number): Station[] {
  if (rows.length === 0) return [];
  const stations = rows.map((row) => stationOf(row));
  const origin = { ...system, stations };
  const bodies = bodiesOf(origin);
  const placed = stations.map((station) => {
    const body = standsOnBody(station.type) ? bodyUnder(station.distance, bodies) : undefined;
    return body ? { ...station, body } : station;
  });
  let bodyId = bodyTreeOf(origin).all.length;
  return [...placed, ...settlementsOf(system, bodies, index), ...colonyShipOf(system, index)].map((station) =>
    station.body ? station : { ...station, bodyId: bodyId++ },
  );
}

function stationOf(row: StationRow): Station {
  const [, name, type, marketId, distance, pads, faction, government, allegiance, economies, offers] = row;
  const services = certainServicesOf(type, offers);
  return { name, type, marketId, distance, pads, faction, government, allegiance, economies, services };
}
