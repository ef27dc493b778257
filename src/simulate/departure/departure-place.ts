import type { StarSystem, Station } from '../../game/star-system.js';
import { certainServicesOf, isOnBody } from '../../game/station-type-services.js';
import { cubeOfAddress } from '../../game/system-address.js';
import { nameFrom, numberFrom } from '../../state/fold-fields.js';
import type { CurrentSystem, DockedStation } from '../../state/journal-state.js';
import { populatedAround } from '../activities/outings.js';
import { carrierAsStation, type FleetCarrier } from '../galaxy/fleet-carrier.js';
import { systemAround } from '../galaxy/procedural-systems.js';
import type { Random } from '../random.js';
import { dockedAt, hasPadFor, stationsWithPadFor } from '../world/landing-pads.js';
import type { Place } from '../world/whereabouts.js';
import type { World } from '../world/world.js';
import type { Departure } from './departure.js';

/** Light-years within which commanders look for a home. */
const neighbourhood = 100;

/** Where the commander left the ship: on the same pad, on the same ground, or in space. */
export function placeAt(departure: Departure, world: World, random: Random): Pick<World, 'system' | 'place' | 'home'> {
  const { state, lines } = departure;
  const isDocked = state.place === 'docked';
  const isAtStation = isDocked && state.station?.type !== 'FleetCarrier';
  const system = (state.system && systemAt(state.system, isAtStation, world, random)) ?? world.system;
  knowCarrier(world.commander.carrier, lines);
  const port = isDocked && state.station ? stationAt(state.station, { departure, system, world, random }) : undefined;
  // Another ship, if that of the journal is not known, may be too large.
  const station = port && hasPadFor({ stations: [port] }, world.ship) ? port : undefined;
  const home = system.stations.length > 0 ? system : populatedAround({ ...world, system }, neighbourhood)[0];
  return { system, home: home ?? system, place: station ? dockedAt(station) : groundAt(departure, system, world) };
}

/** Owners have a line about their carrier at start-up, or when they manage it. */
function knowCarrier(carrier: FleetCarrier, { CarrierStats: stats, CarrierLocation: at }: Departure['lines']): void {
  const marketId = numberFrom((stats ?? at)?.CarrierID);
  carrier.isOwned = marketId !== undefined;
  if (!carrier.isOwned) return;
  const { name, title, fuel } = carrier;
  Object.assign(carrier, {
    marketId,
    name: nameFrom(stats?.Callsign) ?? name,
    title: nameFrom(stats?.Name) ?? title,
    fuel: numberFrom(stats?.FuelLevel) ?? fuel,
  });
}

/** An empty system of the galaxy is inhabited like another one if there was a station. */
function systemAt(
  { name, address }: CurrentSystem,
  isAtStation: boolean,
  { galaxy }: World,
  random: Random,
): StarSystem | undefined {
  const known = galaxy.systemByName(name) ?? systemInCell(name, address);
  if (!known || !isAtStation || known.population > 0) return known;
  const { position, starClass, arrival } = known;
  const life = random.pick(galaxy.populated);
  return { ...life, name, address: known.address, position, starClass, arrival, stations: [] };
}

/** A system that no line gives a position is in the middle of the cell of its address. */
function systemInCell(name: string, address: unknown): StarSystem | undefined {
  if (typeof address !== 'number' || address < 0) return undefined;
  const { from, side } = cubeOfAddress(address);
  const [x, y, z] = from;
  return systemAround({ address, position: [x + side / 2, y + side / 2, z + side / 2] }, name);
}

interface Port {
  readonly departure: Departure;
  readonly system: StarSystem;
  readonly world: World;
  readonly random: Random;
}

/** The station itself, a carrier of that number, or one like others of its type, or of any if it is rare. */
function stationAt(docked: DockedStation, { departure, system, world, random }: Port): Station | undefined {
  const { name, type = '', marketId } = docked;
  const known = system.stations.find((each) => each.marketId === marketId || each.name === name);
  if (known || marketId === undefined) return known;
  if (type === 'FleetCarrier') {
    const { carrier, friendsCarrier } = world.commander;
    const host = marketId === carrier.marketId ? carrier : friendsCarrier;
    Object.assign(host, { name, marketId, at: { system, distance: 0, since: world.now - 86_400 } });
    return carrierAsStation(host);
  }
  const ports = world.galaxy.populated.flatMap((each) => stationsWithPadFor(each, world.ship));
  const alike = ports.filter((each) => each.type === type);
  const [body] = world.galaxy.bodiesOf(system);
  if (isOnBody(type) && !body) return undefined;
  const model = random.pick(alike.length > 0 ? alike : ports.filter((each) => isOnBody(each.type) === isOnBody(type)));
  const { pads, government, allegiance, economies } = model;
  const services = model.type === type ? model.services : certainServicesOf(type);
  const distance = numberFrom((departure.lines.Docked ?? departure.lines.Location)?.DistFromStarLS) ?? 0;
  const { faction } = system;
  const station = { name, type, marketId, distance, pads, faction, government, allegiance, economies, services };
  return isOnBody(type) && body ? { ...station, body } : { ...station, bodyId: 90 };
}

function groundAt({ state, lines }: Departure, system: StarSystem, { galaxy }: World): Place {
  const { Body, Latitude, Longitude } = lines.Touchdown ?? lines.Location ?? {};
  const [latitude, longitude] = [numberFrom(Latitude), numberFrom(Longitude)];
  const body = galaxy.bodiesOf(system).find((each) => each.name === Body);
  if (state.place !== 'landed' || latitude === undefined || longitude === undefined || !body) return { is: 'space' };
  return { is: 'landed', over: { body, latitude, longitude, heading: 0, altitude: 0 } };
}
