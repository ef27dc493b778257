import { distanceBetween, type StarSystem, type Station } from '../../../game/star-system.js';
import { type Activity, wait, write } from '../../activity.js';
import { type Colony, depotFields, isComplete, missing, resourceName } from '../../colony/colony.js';
import { mayEnter } from '../../commander/permits.js';
import { goodsOf } from '../../market/station-goods.js';
import { changeStock, freeCargoSpace } from '../../ship/ship.js';
import { stationsWithPadFor } from '../../world/landing-pads.js';
import type { World } from '../../world/world.js';
import { atScreen } from '../cockpit/at-screen.js';
import { buy, marketRow, ownTonnes, sell, writeCargoSoon } from '../station/buy-and-sell.js';
import { dockedStationWith } from '../station/docked-station.js';
import { linger } from '../station/linger.js';
import { openMarket } from '../station/trade-goods.js';
import { dockAt } from '../travel/dock.js';
import { travelTo } from '../travel/travel-to-system.js';

/** Flies to the commander's building site and docks there. */
export function* visitSite(world: World, colony: Colony): Activity {
  yield* travelTo(world, colony.system);
  if (world.system.address !== colony.system.address) return;
  yield* dockAt(world, colony.site);
}

export function* writeDepot(colony: Colony): Activity {
  yield write('ColonisationConstructionDepot', depotFields(colony));
}

/** Delivers what the site needs, one commodity after the other; each is paid for. */
export function* deliver(world: World, colony: Colony): Activity {
  if (world.place.is !== 'docked' || world.place.station.marketId !== colony.site.marketId) return;
  yield* atScreen(world, 'StationServices', handingOver(world, colony));
}

function* handingOver(world: World, colony: Colony): Activity {
  const { commander, random, ship } = world;
  yield wait(random.integer(4, 12));
  for (const resource of colony.resources) {
    const amount = Math.min(ownTonnes(world, resource.type), resource.required - resource.provided);
    if (amount <= 0) continue;
    changeStock(ship.cargo, resource.type, -amount);
    if (!ship.cargo.has(resource.type)) commander.averagePricePaid.delete(resource.type);
    resource.provided += amount;
    commander.credits += amount * resource.payment;
    yield write('ColonisationContribution', {
      MarketID: colony.site.marketId,
      Contributions: [{ ...resourceName(resource.type), Amount: amount }],
    });
    yield* writeDepot(colony);
    yield* writeCargoSoon(world);
    yield wait(random.integer(2, 6));
  }
  yield wait(random.integer(5, 40));
}

/** Buys what the site still needs and the local market makes, as far as there is room. */
export function* buyForColony(world: World, colony: Colony): Activity {
  const station = dockedStationWith(world, 'Commodities');
  if (station && freeCargoSpace(world.ship) > 0 && suppliesOf(colony, station).length > 0) {
    yield* atScreen(world, 'StationServices', buying(world, colony, station));
  }
}

function* buying(world: World, colony: Colony, station: Station): Activity {
  yield* openMarket(world, station);
  for (const type of suppliesOf(colony, station)) {
    yield* buy(world, station, type, missing(colony, type) - ownTonnes(world, type));
    yield wait(world.random.integer(2, 6));
  }
}

/** Sells what the site does not need, to make room. */
export function* sellTheRest(world: World, colony: Colony): Activity {
  const station = dockedStationWith(world, 'Commodities');
  const rest = [...world.ship.cargo.keys()].filter((type) => missing(colony, type) === 0 && ownTonnes(world, type) > 0);
  if (station && rest.some((type) => marketRow(world, station, type))) {
    yield* atScreen(world, 'StationServices', selling(world, station, rest));
  }
}

function* selling(world: World, station: Station, types: readonly string[]): Activity {
  yield* openMarket(world, station);
  for (const type of types) {
    yield* sell(world, station, type, world.ship.cargoCapacity);
    yield wait(world.random.integer(1, 4));
  }
}

/** What a station makes and the site still needs, largest need first. */
function suppliesOf(colony: Colony, station: Station): string[] {
  const { makes } = goodsOf(station);
  return colony.resources
    .filter(({ type, required, provided }) => provided < required && makes.has(type))
    .toSorted((a, b) => b.required - b.provided - (a.required - a.provided))
    .map(({ type }) => type);
}

/** Search radius for goods around the site, in light-years. */
const reach = 80;

/** The nearest market with something the site needs. */
export function supplierFor(world: World, colony: Colony): readonly [StarSystem, Station] | undefined {
  const { commander, galaxy, ship, politics, now } = world;
  const from = colony.system.position;
  const near = galaxy.populated
    .map((system) => ({ system, distance: distanceBetween(system.position, from) }))
    .filter(({ system, distance }) => distance < reach && mayEnter(commander, system))
    .toSorted((a, b) => a.distance - b.distance);
  for (const { system } of near) {
    const station = stationsWithPadFor(system, ship).find(
      (each) => politics.offers(system, each, 'Commodities', now) && suppliesOf(colony, each).length > 0,
    );
    if (station) return [system, station];
  }
  return undefined;
}

/** Brings one load from a market to the site. */
export function* bringLoad(world: World, colony: Colony): Activity {
  const supplier = isComplete(colony) ? undefined : supplierFor(world, colony);
  if (!supplier) return;
  const [system, station] = supplier;
  yield* travelTo(world, system);
  if (world.system.address !== system.address) return;
  yield* dockAt(world, station);
  yield* linger(world);
  yield* sellTheRest(world, colony);
  yield* buyForColony(world, colony);
  if (!colony.resources.some(({ type }) => ownTonnes(world, type) > 0)) return;
  yield* visitSite(world, colony);
  yield* deliver(world, colony);
}
