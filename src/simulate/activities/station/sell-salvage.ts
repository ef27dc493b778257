import { commodities, commodityName } from '../../../game/commodities.js';
import { isForbidden } from '../../../game/economy-goods.js';
import { localisedField } from '../../../game/localised.js';
import type { Station } from '../../../game/star-system.js';
import { type Activity, wait, write } from '../../activity.js';
import { addToStatistic } from '../../commander/career-statistics.js';
import { unitOf } from '../../random.js';
import { forRescueContacts } from '../../ship/commodity-prices.js';
import { changeStock } from '../../ship/ship.js';
import type { World } from '../../world/world.js';
import { atScreen } from '../cockpit/at-screen.js';
import { ownTonnes, sellAt, writeCargoSoon } from './buy-and-sell.js';
import { dockedStationWith } from './docked-station.js';

/** Hands people and wrecks to Search and Rescue, and sells other finds on the black market. */
export function* sellSalvage(world: World): Activity {
  const rescue = dockedStationWith(world, 'SearchAndRescue');
  if (rescue && aboard(world, isForRescue).length > 0) {
    yield* atScreen(world, 'StationServices', handInFinds(world, rescue));
  }
  const fence = dockedStationWith(world, 'BlackMarket');
  if (fence && aboard(world, (type) => isForFence(type, fence)).length > 0) {
    yield* atScreen(world, 'StationServices', sellToFence(world, fence));
  }
}

function* handInFinds(world: World, station: Station): Activity {
  const { commander, random, ship } = world;
  yield wait(random.integer(8, 25));
  for (const type of aboard(world, isForRescue)) {
    const tonnes = ownTonnes(world, type);
    const Reward = tonnes * priceOf(type, station, 0.95, 0.35);
    changeStock(ship.cargo, type, -tonnes);
    commander.credits += Reward;
    addToStatistic(commander.statistics, 'Search_And_Rescue SearchRescue_Traded', tonnes);
    addToStatistic(commander.statistics, 'Search_And_Rescue SearchRescue_Profit', Reward);
    addToStatistic(commander.statistics, 'Search_And_Rescue SearchRescue_Count');
    yield write('SearchAndRescue', {
      MarketID: station.marketId,
      Name: type,
      ...localisedField('Name', type, commodityName(type)),
      Count: tonnes,
      Reward,
    });
    yield* writeCargoSoon(world);
    yield wait(random.integer(1, 4));
  }
}

function* sellToFence(world: World, station: Station): Activity {
  yield wait(world.random.integer(8, 25));
  for (const type of aboard(world, (each) => isForFence(each, station))) {
    const sale = { type, tonnes: ownTonnes(world, type), price: priceOf(type, station, 0.68, 0.2) };
    const IllegalGoods = isForbidden(type, station.government) || isSalvage(type);
    yield* sellAt(world, station, sale, { ...(IllegalGoods && { IllegalGoods }), BlackMarket: true });
    yield wait(world.random.integer(1, 4));
  }
}

function aboard(world: World, suits: (type: string) => boolean): string[] {
  return [...world.ship.cargo.keys()].filter((type) => suits(type) && ownTonnes(world, type) > 0);
}

function isForRescue(type: string): boolean {
  return forRescueContacts.has(type);
}

function isForFence(type: string, { government }: Station): boolean {
  return !isForRescue(type) && (isSalvage(type) || isForbidden(type, government));
}

function isSalvage(type: string): boolean {
  return commodities.get(type)?.category === 'Salvage';
}

function priceOf(type: string, { marketId }: Station, least: number, more: number): number {
  return Math.round((commodities.get(type)?.mean ?? 1000) * (least + more * unitOf(`${marketId} contact for ${type}`)));
}
