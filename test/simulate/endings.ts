/** Journals that end in odd places: far from home, in any ship, docked, landed, on foot, aboard others. */
import { shipsOnSale } from '../../src/game/hulls.js';
import { systemNameOf } from '../../src/game/procedural-names.js';
import type { StarPosition } from '../../src/game/star-system.js';
import { cellAt, encodeAddress } from '../../src/game/system-address.js';
import type { Members } from '../../src/interface/object-rule.js';
import { Random } from '../../src/simulate/random.js';

interface Spot {
  readonly StarSystem?: string;
  readonly SystemAddress?: number;
  readonly StarPos?: StarPosition;
}

/** A system with the name that the game would give it, in a cube sector called `sector`. */
function procedural(sector: string, StarPos: StarPosition, mass: number, number: number): Spot {
  const parts = { ...cellAt(StarPos, mass), number };
  const cube = cellAt(StarPos, 7);
  const name = systemNameOf(parts, { name: sector, origin: [cube.x * 128, cube.y * 128, cube.z * 128] });
  return { StarSystem: name, SystemAddress: encodeAddress(parts), StarPos };
}

function handMade(StarSystem: string, StarPos: StarPosition, mass: number): Spot {
  return { StarSystem, SystemAddress: encodeAddress({ ...cellAt(StarPos, mass), number: 7 }), StarPos };
}

const onGrid = (value: number) => Math.round(value * 32) / 32;

const spots: Readonly<Record<string, (random: Random) => Spot>> = {
  // No table has this sector.
  'an unknown sector': (random) => {
    const along = (from: number) => onGrid(random.number(from, from + 1280));
    return procedural(
      'Oob Flauqua',
      [along(655), along(-25), along(4055)],
      random.integer(0, 5),
      random.integer(0, 60),
    );
  },
  'the edge of an unknown sector': () => procedural('Oob Flauqua', [655.03125, -24.96875, 4055.0625], 2, 3),
  'a known sector': (random) => {
    const along = (value: number) => onGrid(value + random.number(-200, 200));
    return procedural('Wregoe', [along(655), along(615), along(-425)], random.integer(1, 4), random.integer(0, 9));
  },
  'a named system far away': (random) =>
    handMade("Wanderer's End", [onGrid(random.number(-9000, 9000)), 20.875, onGrid(random.number(9000, 30_000))], 3),
  'the far rim': (random) => handMade('Last Light', [-1111.5625, -134.21875, onGrid(random.number(60_000, 65_000))], 2),
  'beyond the galaxy': () => ({ StarSystem: 'Nowhere', SystemAddress: 10477373803, StarPos: [-60_000, 0, 0] }),
  'the same name as another system': () => handMade('Sol', [4000.5, 20.25, 9000.125], 3),
  'a system without a position': (random) => {
    const { StarPos: _, ...spot } = procedural('Oob Flauqua', [700, 21.5, onGrid(random.number(4100, 4200))], 3, 12);
    return spot;
  },
  'a system of the table': () => ({ StarSystem: 'Sol', SystemAddress: 10477373803, StarPos: [0, 0, 0] }),
};

export const spotNames = Object.keys(spots);

const versions = ['4.0.0.1450', '4.0.0.1601', '4.1.2.100', '4.2.0.0 Beta 3', '4.3.0.0'];

const stationTypes = ['Coriolis', 'Outpost', 'FleetCarrier', 'OnFootSettlement', 'MegaShip', 'Bernal'];

const ends: Readonly<Record<string, (spot: Spot, random: Random, ship: Members) => readonly Members[]>> = {
  supercruise: (spot) => [{ event: 'FSDJump', ...spot, JumpDist: 12.5, FuelUsed: 1.5, FuelLevel: 9 }],
  docked: (spot, random) => [
    { event: 'FSDJump', ...spot, JumpDist: 12.5, FuelUsed: 1.5, FuelLevel: 9 },
    { event: 'Docked', ...stationIn(spot, random.pick(stationTypes)), DistFromStarLS: 812.5 },
  ],
  settlement: (spot) => [{ event: 'Docked', ...stationIn(spot, 'PlanetaryConstructionDepot'), DistFromStarLS: 90 }],
  undocked: (spot, random) => [
    { event: 'Docked', ...stationIn(spot, 'Coriolis'), DistFromStarLS: 812.5 },
    { event: 'Undocked', StationName: 'Okafor Hub', StationType: random.pick(stationTypes), MarketID: 3_230_440_960 },
  ],
  landed: (spot) => [
    { event: 'ApproachBody', ...withoutPosition(spot), Body: `${spot.StarSystem} 4 b`, BodyID: 14 },
    { event: 'Touchdown', PlayerControlled: true, ...onBody(spot), Latitude: -12.5, Longitude: 77.25 },
  ],
  srv: (spot) => [
    { event: 'Touchdown', PlayerControlled: true, ...onBody(spot), Latitude: -12.5, Longitude: 77.25 },
    { event: 'LaunchSRV', SRVType: 'testbuggy', Loadout: 'starter', ID: 12, PlayerControlled: true },
  ],
  'on foot': (spot) => [
    { event: 'Touchdown', PlayerControlled: true, ...onBody(spot), Latitude: -12.5, Longitude: 77.25 },
    { event: 'Disembark', SRV: false, Taxi: false, Multicrew: false, ID: 3, ...onBody(spot), OnPlanet: true },
  ],
  hyperspace: (spot) => [
    { event: 'StartJump', JumpType: 'Hyperspace', Taxi: false, ...withoutPosition(spot), StarClass: 'TTS' },
  ],
  arrived: (spot, random) => [
    {
      event: 'StartJump',
      JumpType: 'Hyperspace',
      ...withoutPosition(spot),
      StarClass: random.pick(['N', 'L', 'D', 'X']),
    },
    { event: 'FSDJump', ...spot, JumpDist: 12.5, FuelUsed: 1.5, FuelLevel: 0.4 },
  ],
  carrier: (spot) => [
    {
      event: 'CarrierJump',
      Docked: true,
      ...stationIn(spot, 'FleetCarrier'),
      ...spot,
      Body: spot.StarSystem,
      BodyID: 0,
    },
  ],
  dead: () => [{ event: 'Died' }],
  taxi: (spot) => [{ event: 'Docked', ...stationIn(spot, 'Outpost'), Taxi: true, Multicrew: false, DistFromStarLS: 9 }],
  crew: (spot) => [{ event: 'Location', ...spot, Docked: false, Taxi: false, Multicrew: true }],
  // Nothing says where the commander is until the next Location.
  'loading again': (spot, _random, ship) => [
    { event: 'FSDJump', ...spot, JumpDist: 12.5, FuelUsed: 1.5, FuelLevel: 9 },
    { event: 'Music', MusicTrack: 'MainMenu' },
    { event: 'LoadGame', FID: 'F4567', Commander: 'Okoro', ...ship, Credits: 123_456_789, Odyssey: true },
  ],
  relaunched: () => [{ event: 'Shutdown' }, { event: 'Fileheader', part: 1, gameversion: '4.1.2.100', Odyssey: true }],
};

export const endNames = Object.keys(ends);

function withoutPosition({ StarSystem, SystemAddress }: Spot): Spot {
  return { ...(StarSystem !== undefined && { StarSystem }), ...(SystemAddress !== undefined && { SystemAddress }) };
}

function onBody(spot: Spot): Members {
  return { ...withoutPosition(spot), Body: `${spot.StarSystem} 4 b`, BodyID: 14, OnStation: false };
}

function stationIn(spot: Spot, StationType: string): Members {
  return { StationName: 'Okafor Hub', StationType, MarketID: 3_230_440_960, ...withoutPosition(spot) };
}

/** A journal that ends in one of `spotNames`, as one of `endNames` says. */
export function endingAt(spotName: string, endName: string, seed: number): readonly Members[] {
  const random = new Random(seed).stream(`${spotName} ${endName}`);
  const spot = (spots[spotName] as (random: Random) => Spot)(random);
  const [Ship] = random.pick(shipsOnSale);
  const ship = {
    Ship,
    ShipID: random.integer(0, 90),
    ShipName: random.pick(['', ' ', 'Far Cry']),
    ShipIdent: 'AB-12C',
  };
  const Fuel = { FuelCapacity: { Main: 32, Reserve: 0.63 } };
  const ranks = { Combat: 3, Trade: 8, Explore: 9, Soldier: 0, Exobiologist: 5, Empire: 14, Federation: 14, CQC: 0 };
  const loadout = { event: 'Loadout', ...ship, ...Fuel, CargoCapacity: 8, UnladenMass: 350.5, Modules: [] };
  // The last of them is in no table.
  const goods = ['gold', 'powerspyware', 'drones', 'gloopfruit'].map((Name) => ({ Name, Count: 1, Stolen: 0 }));
  const lines: readonly Members[] = [
    {
      event: 'Fileheader',
      part: 1,
      language: 'English/UK',
      Odyssey: true,
      gameversion: random.pick(versions),
      build: 'r1 ',
    },
    { event: 'Commander', FID: 'F4567', Name: 'Okoro' },
    { event: 'Rank', ...ranks },
    {
      event: 'LoadGame',
      FID: 'F4567',
      Commander: 'Okoro',
      ...ship,
      Credits: 123_456_789,
      Odyssey: true,
      GameMode: 'Solo',
    },
    {
      event: 'Location',
      ...spot,
      Docked: false,
      Taxi: false,
      Multicrew: false,
      Body: spot.StarSystem,
      BodyType: 'Star',
    },
    ...(random.chance(0.7) ? [loadout] : []),
    { event: 'Cargo', Vessel: 'Ship', Count: 4, Inventory: goods },
    { event: 'Missions', Active: [], Failed: [], Complete: [] },
    ...(ends[endName] as (typeof ends)[string])(spot, random, ship),
  ];
  const from = Date.parse(`${random.integer(2021, 2025)}-03-04T20:00:00Z`);
  return lines.map((line, index) => ({
    timestamp: `${new Date(from + index * 30_000).toISOString().slice(0, 19)}Z`,
    ...line,
  }));
}
