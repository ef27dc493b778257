import { type LocalisedField, localisedField } from '../../game/localised.js';
import { shipNames } from '../../game/ship-name-table.js';
import { distanceBetween, type Galaxy, type StarSystem, type Station } from '../../game/star-system.js';
import type { EventFields } from '../event-fields.js';
import type { Random, Weights } from '../random.js';
import { makeShip } from '../ship/make-ship.js';
import type { Ship, ShipPurpose } from '../ship/ship.js';
import { hullValue, modulesValue } from '../ship/ship-prices.js';
import type { Experience } from './experience.js';
import { type ModuleStorage, outfitters, storageAt } from './stored-modules.js';

/** A ship of the commander that they are not in. */
export interface OwnedShip {
  readonly ship: Ship;
  /** Where it is stored, or its destination during a transfer. */
  where: ModuleStorage;
  /** During a transfer: when it arrives, in seconds since 1970. */
  arrives?: number;
}

const counts = { new: [0, 2], settled: [1, 6], veteran: [4, 12] } as const;

const purposes: Weights<ShipPurpose> = { explorer: 4, trader: 3, combat: 4, miner: 1, 'all-rounder': 4 };

/** The commander's ships besides the current one, each with a number of its own. */
export function makeOwnedShips(
  random: Random,
  experience: Experience,
  current: Ship,
  galaxy: Pick<Galaxy, 'populated'>,
  mayOwn: (hull: string) => boolean,
  version: string,
): OwnedShip[] {
  const homes = random.sample(outfitters(galaxy), random.integer(1, 3));
  if (homes.length === 0) return [];
  const ids = random.shuffle(Array.from({ length: 70 }, (_, id) => id)).filter((id) => id !== current.id);
  const [least, most] = counts[experience];
  return Array.from({ length: random.integer(least, most) }, (_, index) => {
    const made = makeShip(random.stream(`ship ${index}`), random.weighted(purposes), experience, mayOwn, version);
    made.cargo.clear();
    made.fuel.main = made.tank;
    return { ship: { ...made, id: ids[index] as number }, where: random.pick(homes) };
  });
}

/** The share of ships stored at home. */
const atHome = 0.7;

/** Commanders keep some of their ships at home, as far as there is room. */
export function keepAtHome(
  random: Random,
  ships: readonly OwnedShip[],
  home: ModuleStorage,
  hasRoom: (ship: Ship) => boolean,
): void {
  for (const owned of ships) if (random.chance(atHome) && hasRoom(owned.ship)) owned.where = home;
}

/** The value of a ship in credits, on which the transfer cost depends, as with modules. */
function shipValue(ship: Ship): number {
  return hullValue(ship) + modulesValue(ship);
}

/** What a shipyard pays for a ship, in credits. */
export function salePrice(ship: Ship): number {
  return Math.floor(shipValue(ship) * 0.9);
}

/** Light-years, credits and seconds to transfer a ship to another station. */
export function shipTransfer(
  { ship, where }: OwnedShip,
  to: ModuleStorage,
): { readonly distance: number; readonly cost: number; readonly seconds: number } {
  const distance = where.system === to.system ? 0 : distanceBetween(where.position, to.position);
  return {
    distance,
    cost: Math.floor(1000 + shipValue(ship) * (0.0002 + 0.00006 * distance)),
    seconds: Math.floor(300 + 10 * distance),
  };
}

/** Ends the transfers that have arrived. */
export function arriveShips(ships: readonly OwnedShip[], now: number): void {
  for (const ship of ships) if (ship.arrives !== undefined && ship.arrives <= now) delete ship.arrives;
}

/** The internal and the displayed name of a ship. */
export function shipTypeFields(hull: string): { readonly ShipType: string } & LocalisedField<'ShipType'> {
  return { ShipType: hull, ...localisedField('ShipType', hull, shipNames[hull] ?? hull) };
}

export function storedShipsFields(
  ships: readonly OwnedShip[],
  station: Pick<Station, 'name' | 'marketId'>,
  system: StarSystem,
): EventFields<'StoredShips'> {
  const here = storageAt(system, station);
  const isHere = ({ arrives, where }: OwnedShip) => arrives === undefined && where.marketId === here.marketId;
  return {
    StationName: station.name,
    MarketID: station.marketId,
    StarSystem: system.name,
    ShipsHere: ships.filter(isHere).map(({ ship }) => ({
      ShipID: ship.id,
      ...shipTypeFields(ship.hull),
      ...(ship.christened !== '' && { Name: ship.christened }),
      Value: shipValue(ship),
      Hot: false,
    })),
    ShipsRemote: ships
      .filter((each) => !isHere(each))
      .map((each) => ({
        ShipID: each.ship.id,
        ...shipTypeFields(each.ship.hull),
        Name: each.ship.christened,
        ...remoteFields(each, here),
        Value: shipValue(each.ship),
        Hot: false,
      })),
  };
}

/** A ship in transit has no location, and its transfer is paid. */
function remoteFields(
  owned: OwnedShip,
  here: ModuleStorage,
): Pick<
  EventFields<'StoredShips'>['ShipsRemote'][number],
  'StarSystem' | 'ShipMarketID' | 'TransferPrice' | 'TransferTime' | 'InTransit'
> {
  if (owned.arrives !== undefined) return { InTransit: true };
  const { cost, seconds } = shipTransfer(owned, here);
  const { system, marketId } = owned.where;
  return { StarSystem: system, ShipMarketID: marketId, TransferPrice: cost, TransferTime: seconds };
}
