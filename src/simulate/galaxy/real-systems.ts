import type { Body, StarSystem, Station } from '../../game/star-system.js';
import { type StationRow, stationRows } from '../../game/station-table.js';
import { certainServicesOf, isOnBody } from '../../game/station-type-services.js';
import { type SystemRow, systemRows } from '../../game/system-table.js';
import { groupedBy } from '../../words/grouped-by.js';
import { once } from '../../words/memo.js';
import { bodiesOf, bodyUnder } from './bodies.js';
import { anchorsOf } from './body-tree/anchors.js';
import { bodyTreeOf } from './body-tree/body-tree.js';
import { colonyShipOf } from './colony-ships.js';
import { PlacedStation } from './placed-station.js';
import { settlementsOf } from './settlements.js';

/** The systems of the tables with their stations, plus invented settlements, as far as a client has them. */
export function realSystems(has: (station: Station) => boolean = () => true): readonly StarSystem[] {
  const stations = groupedBy(stationRows, ([system]) => system);
  return systemRows.map((row, index) => systemOf(row, stations.get(row[0]) ?? [], index, has));
}

function systemOf(
  row: SystemRow,
  stations: readonly StationRow[],
  index: number,
  has: (station: Station) => boolean,
): StarSystem {
  const [name, address, position, starClass, allegiance, economy, secondEconomy, government, security] = row;
  const [, , , , , , , , , population, arrival, id, faction] = row;
  const placed: Station[] = [];
  // Same members in the same order as procedural systems: otherwise V8 gives them another hidden class.
  const system: StarSystem = {
    name,
    address,
    position,
    starClass,
    // A barycentre is named after all its stars.
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
  placed.push(...stationsOf(system, stations, index).filter(has));
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
    if (isOnBody(station.type)) return onGround(station, bodies);
    afloat++;
    // Numbered after all bodies.
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
