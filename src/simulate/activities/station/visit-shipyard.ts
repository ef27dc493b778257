import { shipSymbol } from '../../../game/ship-names.js';
import type { Station } from '../../../game/star-system.js';
import { type Activity, wait, write, writeMade } from '../../activity.js';
import {
  arriveShips,
  type OwnedShip,
  salePrice,
  shipTransfer,
  shipTypeFields,
  storedShipsFields,
} from '../../commander/owned-ships.js';
import { pay } from '../../commander/simulated-commander.js';
import { storageAt } from '../../commander/stored-modules.js';
import type { EventFields } from '../../event-fields.js';
import { sixDecimals } from '../../round.js';
import { maximumRange } from '../../ship/jump-range.js';
import { fitOut, hullNames } from '../../ship/make-ship.js';
import { cargoTonnes, type Ship } from '../../ship/ship.js';
import { dockedAt, stationsWithPadFor } from '../../world/landing-pads.js';
import { happens } from '../../world/rare-moments.js';
import type { World } from '../../world/world.js';
import { writeCargo, writeLoadout } from '../cockpit/write-cargo-and-loadout.js';
import { atService } from './docked-station.js';
import { shipsSoldAt } from './station-prices.js';

/** One transaction in a shipyard; does nothing where it is impossible. */
export type ShipDeal = (world: World, station: Station) => Activity;

/** Looks at the ships on sale and in storage, and now and then swaps ships or transfers one. */
export function* visitShipyard(world: World, deal: ShipDeal = sometimes): Activity {
  yield* atService(world, 'Shipyard', (station) => browse(world, station, deal));
}

/** Looks at ships; now and then buys or sells a spare one, but stays in the current one. */
export function lookAtShips(world: World): Activity {
  if (happens(world, 'a spare ship', 0.04)) return visitShipyard(world, andBack(buyShip));
  if (happens(world, 'a change of ships', 0.8)) return visitShipyard(world, andBack(swapShip));
  return visitShipyard(world, happens(world, 'one ship less', 0.02) ? sellShip : look);
}

function* browse(world: World, station: Station, deal: ShipDeal): Activity {
  const { random } = world;
  yield wait(random.integer(3, 10));
  yield write('Shipyard', shipyardFields(world, station));
  yield* writeStoredShips(world, station);
  yield wait(random.integer(4, 20));
  yield* deal(world, station);
}

export function shipyardFields(world: World, station: Station): EventFields<'Shipyard'> {
  return {
    MarketID: station.marketId,
    StationName: station.name,
    StarSystem: world.system.name,
    Horizons: true,
    AllowCobraMkIV: false,
    PriceList: shipsSoldAt(world, station),
  };
}

function* writeStoredShips({ commander, now, system }: World, station: Station): Activity {
  arriveShips(commander.ships, now);
  yield writeMade('StoredShips', () => storedShipsFields(commander.ships, station, system));
}

function* sometimes(world: World, station: Station): Activity {
  const deals: readonly (readonly [ShipDeal, number])[] = [
    [swapShip, 3],
    [transferShip, 2],
    [nameShip, 0.5],
    [sellShip, 0.2],
    [look, 5],
  ];
  yield* (happens(world, 'a new ship', 0.03) ? buyShip : world.random.weighted(deals))(world, station);
}

function* look({ random }: World): Activity {
  yield wait(random.integer(3, 15));
}

/** The ships stored here that the commander may take. */
function shipsAt({ commander, system }: World, station: Station): OwnedShip[] {
  return commander.ships.filter(
    ({ arrives, ship, where }) =>
      arrives === undefined &&
      where.marketId === station.marketId &&
      stationsWithPadFor(system, ship).some(({ marketId }) => marketId === station.marketId),
  );
}

/** Swaps to another ship stored here; the old one stays. The cargo comes along, so it must fit. */
export function* swapShip(world: World, station: Station): Activity {
  const { random, ship } = world;
  const choices = shipsAt(world, station).filter(
    (each) => (ship.scoopRate === 0 || each.ship.scoopRate > 0) && each.ship.cargoCapacity >= cargoTonnes(ship),
  );
  if (choices.length > 0 && ship.srvCargo.size === 0) yield* takeOutShip(world, station, random.pick(choices));
}

/** Swaps to a given ship stored here. */
export function* takeOutShip(world: World, station: Station, next: OwnedShip): Activity {
  const { commander, ship } = world;
  for (const [type, count] of ship.cargo) next.ship.cargo.set(type, count);
  ship.cargo.clear();
  commander.ships.splice(commander.ships.indexOf(next), 1);
  storeFor(world, station, next.ship);
  yield write('ShipyardSwap', {
    ...shipTypeFields(next.ship.hull),
    ShipID: next.ship.id,
    StoreOldShip: shipSymbol(ship.hull),
    StoreShipID: ship.id,
    MarketID: station.marketId,
  });
  yield wait(2);
  yield* writeLoadout(world);
  yield* writeCargo(world);
}

/** Stores the current ship, and boards another. */
function storeFor(world: World, station: Station, next: Ship): void {
  const { commander, ship, system } = world;
  const { memory } = commander;
  commander.ships.push({ ship, where: storageAt(system, station) });
  world.ship = next;
  world.place = dockedAt(station);
  delete memory.modules;
  delete memory.loadout;
  memory.cargo.clear();
}

/** A ship as it is delivered, with a number that no other ship of the commander has. */
function newShip({ commander, now, random, ship }: World, hull: string): Ship {
  const made = fitOut(random.stream(`ship bought at ${now}`), hull, ship.purpose, 'new');
  made.cargo.clear();
  for (const module of made.modules) delete module.health;
  const id = 1 + Math.max(ship.id, ...commander.ships.map((owned) => owned.ship.id));
  const fuel = { main: made.tank, reservoir: made.reservoirSize };
  const cosmetics = made.cosmetics.filter(({ slot }) => slot === 'VesselVoice');
  return { ...made, id, christened: '', ident: '', cosmetics, health: 1, wear: 0, fuel };
}

/** A ship that jumps less far than this, in light-years, is not worth boarding. */
const leastRange = 15;

/** The ships on sale at a station that the commander can afford, land there and travel with. */
export function shipsToBuy(world: World, station: Station, system = world.system) {
  const { commander, random, ship } = world;
  return shipsSoldAt(world, station).filter(({ ShipType, ShipPrice }) => {
    if (!hullNames.includes(ShipType) || ShipPrice > commander.credits) return false;
    const onShow = fitOut(random.stream('on show'), ShipType, ship.purpose);
    return maximumRange(onShow) >= leastRange && stationsWithPadFor(system, onShow).includes(station);
  });
}

/** Buys a ship on sale here and boards it; the old one is stored, and its hold must be empty. */
export function* buyShip(world: World, station: Station): Activity {
  const { commander, random, ship } = world;
  const choices = shipsToBuy(world, station);
  if (choices.length === 0 || ship.cargo.size > 0) return;
  const { ShipType, ShipPrice } = random.pick(choices);
  const bought = newShip(world, ShipType);
  pay(commander, ShipPrice, 'Bank_Account Spent_On_Ships');
  storeFor(world, station, bought);
  const old = { StoreOldShip: shipSymbol(ship.hull), StoreShipID: ship.id };
  yield write('ShipyardBuy', { ...shipTypeFields(ShipType), ShipPrice, ...old, MarketID: station.marketId });
  yield wait(1);
  yield write('ShipyardNew', { ...shipTypeFields(ShipType), NewShipID: bought.id });
  yield wait(2);
  yield* writeLoadout(world);
  yield* writeCargo(world);
}

/** After a deal that changes ships, the commander returns to the old one. */
function andBack(deal: ShipDeal): ShipDeal {
  return function* (world, station) {
    const { commander, random, ship } = world;
    yield* deal(world, station);
    const old = commander.ships.find((owned) => owned.ship === ship);
    if (!old || cargoTonnes(world.ship) > ship.cargoCapacity) return;
    yield wait(random.integer(20, 90));
    yield* takeOutShip(world, station, old);
  };
}

/** Takes a ship that came with a purchase outside the game; it is stored here. */
export function* redeemShip(world: World, station: Station): Activity {
  const { commander, random, system } = world;
  const ship = newShip(world, 'cobramkv');
  commander.ships.push({ ship, where: storageAt(system, station) });
  const type = shipTypeFields(ship.hull);
  yield write('ShipyardRedeem', { ...type, BundleID: 128_000_000 + random.integer(1, 99), MarketID: station.marketId });
  yield wait(1);
  yield write('ShipRedeemed', { ...type, NewShipID: ship.id });
}

/** Transfers a ship from elsewhere. */
export function* transferShip(world: World, station: Station): Activity {
  const { commander, random } = world;
  const choices = commander.ships.filter(
    ({ arrives, where }) => arrives === undefined && where.marketId !== station.marketId,
  );
  if (choices.length > 0) yield* bringShip(world, station, random.pick(choices));
}

/** Transfers a given ship. */
export function* bringShip(world: World, station: Station, owned: OwnedShip): Activity {
  const { commander, system } = world;
  const here = storageAt(system, station);
  const { distance, cost, seconds } = shipTransfer(owned, here);
  if (!pay(commander, cost)) return;
  const { system: from, marketId } = owned.where;
  owned.where = here;
  owned.arrives = world.now + seconds;
  yield write('ShipyardTransfer', {
    ShipType: shipSymbol(owned.ship.hull),
    ...shownName(owned.ship.hull),
    ShipID: owned.ship.id,
    System: from,
    ShipMarketID: marketId,
    Distance: sixDecimals(distance),
    TransferPrice: cost,
    TransferTime: seconds,
    MarketID: station.marketId,
  });
  yield* writeStoredShips(world, station);
}

function shownName(hull: string): { readonly ShipType_Localised?: string } {
  const { ShipType: _, ...shown } = shipTypeFields(hull);
  return shown;
}

/** Sells a stored ship, here or elsewhere: the given one, or any. */
export function* sellShip(world: World, station: Station, given?: OwnedShip): Activity {
  const { commander, random } = world;
  const choices = given ? [given] : commander.ships.filter(({ arrives }) => arrives === undefined);
  if (choices.length === 0) return;
  const { ship, where } = random.pick(choices);
  commander.ships.splice(
    commander.ships.findIndex((each) => each.ship.id === ship.id),
    1,
  );
  const price = salePrice(ship);
  commander.credits += price;
  yield write('ShipyardSell', {
    ...shipTypeFields(ship.hull),
    SellShipID: ship.id,
    ShipPrice: price,
    ...(where.marketId !== station.marketId && { System: where.system, ShipMarketID: where.marketId }),
    MarketID: station.marketId,
  });
}

const names = ['Late Delivery', 'Night Shift', 'Small Mercy', 'Long Way Round', 'Plan B', 'Grey Heron'];

/** Gives the ship a name and an ident. */
export function* nameShip(world: World): Activity {
  const { random, ship } = world;
  yield* christen(world, random.pick(names.filter((name) => name !== ship.christened)));
}

/** A name may be a space. */
export function* christen({ random, ship }: World, name: string): Activity {
  ship.christened = name;
  if (ship.ident === '') ship.ident = `SH-${random.integer(10, 99)}D`;
  yield write('SetUserShipName', {
    Ship: ship.hull,
    ShipID: ship.id,
    UserShipName: ship.christened,
    UserShipId: ship.ident,
  });
}
