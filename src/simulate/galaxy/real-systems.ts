import type { Body, StarSystem, Station } from '../../game/star-system.js';
import { type StationRow, stationRows } from '../../game/station-table.js';
import { certainServicesOf, standsOnBody } from '../../game/station-type-services.js';
import { type SystemRow, systemRows } from '../../game/system-table.js';
import { bodiesOf, bodyUnder } from './bodies.js';
import { anchorsOf } from './body-tree/anchors.js';
import { bodyTreeOf } from './body-tree/body-tree.js';
import { colonyShipOf } from './colony-ships.js';
import { once } from './once.js';
import { PlacedStation } from './placed-station.js';
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
  const placed: Station[] = [];
  // As those that are made: V8 takes systems with other members, or in another order, for another kind of object.
  const system: StarSystem = {
    name,
    address,
    position,
    starClass,
    // A common centre is named after all the stars around it.
    arrival: { name: arrival || name, id, type: / AB+C*$/.test(arrival) ? 'Null' : 'Star' },
    population,
    allegiance,
    economy,
    secondEconomy,
    government,
    security,
    faction,
    stations: placed,
  };
  placed.push(...stationsOf(system, stations, index));
  return system;
}

function stationsOf(system: Omit<StarSystem, 'stations'>, rows: readonly StationRow[], index: number): Station[] {
  if (rows.length === 0) return [];
  const stations = rows.map((row) => stationOf(row));
  const origin = { ...system, stations };
  const bodies = once(() => bodiesOf(origin));
  const settlements = anchorsOf(origin).length > 0 ? settlementsOf(system, bodies, index) : [];
  let afloat = 0;
  const placed = [...stations, ...colonyShipOf(system, index)].map((station) => {
    const which = afloat;
    if (standsOnBody(station.type)) return onGround(station, bodies);
    afloat++;
    // Its number is behind all bodies.
    const { distance } = station;
    return new PlacedStation(station, {
      distance: () => distance,
      bodyId: () => bodyTreeOf(origin).all.length + which,
    });
  });
  return [...placed, ...settlements];
}

function onGround(station: Station, bodies: () => readonly Body[]): Station {
  const { distance } = station;
  return new PlacedStation(station, {
    distance: () => distance,
    body: once(() => bodyUnder(distance, bodies())),
  });
}

function stationOf(row: StationRow): Station {
  const [, name, type, marketId, distance, pads, faction, government, allegiance, economies, offers] = row;
  const services = certainServicesOf(type, offers);
  return { name, type, marketId, distance, pads, faction, government, allegiance, economies, services };
}
