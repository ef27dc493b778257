import { commodities, commodityName } from '../../../game/commodities.js';
import { localisedField } from '../../../game/localised.js';
import { type Activity, wait, write, writeMade } from '../../activity.js';
import { crewNameOn, payUpkeep } from '../../carrier/carrier-crew.js';
import { carrierPosts } from '../../carrier/carrier-crew-table.js';
import {
  accountsFields,
  carrierIdentity,
  carrierStatsFields,
  freeCarrierSpace,
  servicesOn,
  tariffFields,
} from '../../carrier/carrier-fields.js';
import { pay } from '../../commander/simulated-commander.js';
import { carrierTitle } from '../../galaxy/carrier-title.js';
import { commoditiesOnSale } from '../../ship/commodity-prices.js';
import { happens } from '../../world/rare-moments.js';
import type { World } from '../../world/world.js';
import { atScreen } from '../cockpit/at-screen.js';
import { placeCarrier } from './carrier-place.js';

/** Something an owner does in carrier management. */
export type CarrierDeed = (world: World) => Activity;

/** Manages the carrier: accounts, crew, market, access. */
export function* manageCarrier(world: World): Activity {
  const { carrier } = world.commander;
  if (!carrier.isOwned) return;
  if (happens(world, 'a pack', 0.02)) return yield* atManagement(world, buyPack(world));
  const deed = world.random.weighted<CarrierDeed>([
    [transferCredits, 3],
    [setTradeOrder, 5],
    [changeCrew, 2],
    [changeFinance, 1],
    [changeAccess, 1],
    [renameCarrier, 0.2],
    [lookOnly, 6],
  ]);
  yield* atManagement(world, deed(world));
}

/** Opens carrier management, which writes CarrierStats. */
export function* atManagement(world: World, activity: Activity): Activity {
  placeCarrier(world);
  yield* atScreen(world, world.place.is === 'docked' ? 'StationServices' : 'InternalPanel', managing(world, activity));
}

function* managing(world: World, activity: Activity): Activity {
  yield wait(world.random.integer(3, 8));
  yield* writeCarrierStats(world);
  yield* activity;
}

export function* writeCarrierStats({ commander, politics, now }: World): Activity {
  const { carrier, carrierCargo } = commander;
  payUpkeep(carrier, servicesOn(carrier, politics), now);
  yield writeMade('CarrierStats', () => carrierStatsFields(carrier, carrierCargo, politics));
}

export function* lookOnly({ random }: World): Activity {
  yield wait(random.integer(5, 30));
}

/** Transfers some credits to the carrier, or back. */
export function* transferCredits(world: World): Activity {
  const { commander, random } = world;
  const { carrier } = commander;
  yield wait(random.integer(10, 40));
  const deposits = random.chance(0.78) || accountsFields(carrier).AvailableBalance < 1_000_000;
  const most = deposits ? commander.credits * 0.2 : accountsFields(carrier).AvailableBalance * 0.2;
  const amount = Math.floor(most / 100_000) * 100_000;
  if (amount <= 0 || (deposits && !pay(commander, amount))) return;
  if (!deposits) commander.credits += amount;
  carrier.balance += deposits ? amount : -amount;
  yield write('CarrierBankTransfer', {
    ...carrierIdentity(carrier),
    ...(deposits ? { Deposit: amount } : { Withdraw: amount }),
    PlayerBalance: commander.credits,
    CarrierBalance: carrier.balance,
  });
  yield wait(random.integer(3, 20));
}

/** Places a sell or buy order, or cancels one. */
export function* setTradeOrder(world: World): Activity {
  const { commander, game, random, politics } = world;
  const { carrier, carrierCargo } = commander;
  yield wait(random.integer(15, 40));
  const open = [...carrier.orders.keys()];
  if (open.length > 0 && random.chance(0.25)) {
    const type = random.pick(open);
    carrier.orders.delete(type);
    yield write('CarrierTradeOrder', { ...orderFields(world, type), CancelTrade: true });
    return;
  }
  const stored = [...carrierCargo].filter(([type]) => !carrier.orders.has(type));
  if (stored.length > 0 && random.chance(0.4)) {
    const [type, there] = random.pick(stored);
    const order = { is: 'sale', tonnes: random.integer(1, there), price: priceOf(world, type, 1.1) } as const;
    carrier.orders.set(type, order);
    yield write('CarrierTradeOrder', { ...orderFields(world, type), SaleOrder: order.tonnes, Price: order.price });
    return;
  }
  const type = random.pick(commoditiesOnSale(game.gameversion).filter((each) => !carrier.orders.has(each)));
  const price = priceOf(world, type, 1.05);
  const affordable = Math.floor(accountsFields(carrier).AvailableBalance / price);
  const tonnes = Math.min(random.integer(2, 40) * 25, affordable, freeCarrierSpace(commander, politics));
  if (tonnes <= 0) return;
  carrier.orders.set(type, { is: 'purchase', tonnes, price });
  yield write('CarrierTradeOrder', { ...orderFields(world, type), PurchaseOrder: tonnes, Price: price });
}

/** Buys a pack of modules for the outfitting of the carrier, which pays for it. */
export function* buyPack({ commander: { carrier }, random }: World): Activity {
  yield wait(random.integer(8, 30));
  const Cost = 3_200_000 * random.integer(1, 4);
  if (accountsFields(carrier).AvailableBalance < Cost) return;
  carrier.balance -= Cost;
  yield write('CarrierModulePack', {
    ...carrierIdentity(carrier),
    Operation: 'BuyPack',
    PackTheme: random.pick(['Limpets', 'Mining Tools', 'ShipUtilities']),
    PackTier: random.integer(1, 3),
    Cost,
  });
}

/** Has the carrier scrapped, and thinks better of it. */
export function* scrapAndKeep({ commander: { carrier }, now, random }: World): Activity {
  const identity = carrierIdentity(carrier);
  yield wait(random.integer(8, 30));
  const ScrapTime = Math.floor(now) + 7 * 86_400;
  yield write('CarrierDecommission', { ...identity, ScrapRefund: 4_850_000_000, ScrapTime });
  yield wait(random.integer(20, 90));
  yield write('CarrierCancelDecommission', identity);
}

/** Replaces a crew member, suspends a service briefly, or starts a new one. */
export function* changeCrew(world: World): Activity {
  const { commander, random, politics } = world;
  const { carrier } = commander;
  yield wait(random.integer(8, 25));
  const services = servicesOn(carrier, politics);
  const taken = carrierPosts.filter(([role, service]) => role !== 'Captain' && services.has(service));
  const [role] = random.pick(taken);
  if (random.chance(0.5)) {
    carrier.replaced.set(role, (carrier.replaced.get(role) ?? 0) + 1);
    yield crewLine(world, role, 'Replace');
    return;
  }
  carrier.paused.add(role);
  yield crewLine(world, role, 'Pause');
  yield wait(random.integer(2, 8));
  carrier.paused.delete(role);
  yield crewLine(world, role, 'Resume');
}

function crewLine({ commander }: World, role: string, operation: string) {
  const { carrier } = commander;
  return write('CarrierCrewServices', {
    ...carrierIdentity(carrier),
    CrewRole: role,
    Operation: operation,
    CrewName: crewNameOn(carrier, role),
  });
}

/** Changes the tariff or the reserve for upkeep. */
export function* changeFinance({ commander, random, politics }: World): Activity {
  const { carrier } = commander;
  yield wait(random.integer(12, 30));
  carrier.tariff = random.pick([0, 5, 10]);
  carrier.reservePercent = random.pick([0, 5, 10, 20]);
  yield write('CarrierFinance', {
    ...carrierIdentity(carrier),
    ...accountsFields(carrier),
    ...tariffFields(carrier, servicesOn(carrier, politics)),
  });
  yield wait(random.integer(3, 20));
}

/** Changes docking access. */
export function* changeAccess({ commander, random }: World): Activity {
  const { carrier } = commander;
  yield wait(random.integer(6, 30));
  carrier.access = random.pick((['all', 'friends', 'none'] as const).filter((each) => each !== carrier.access));
  carrier.allowsNotorious = random.chance(0.8);
  yield write('CarrierDockingPermission', {
    ...carrierIdentity(carrier),
    DockingAccess: carrier.access,
    AllowNotorious: carrier.allowsNotorious,
  });
  yield wait(random.integer(3, 10));
}

export function* renameCarrier({ commander, random }: World): Activity {
  const { carrier } = commander;
  yield wait(random.integer(20, 60));
  carrier.title = carrierTitle(random);
  const { CarrierID, CarrierType } = carrierIdentity(carrier);
  // The type is under an empty key.
  const renamed = { CarrierID, '': CarrierType, Name: carrier.title, Callsign: carrier.name };
  yield write('CarrierNameChange', renamed);
  yield wait(random.integer(4, 12));
}

function orderFields({ commander }: World, type: string) {
  return {
    CarrierID: commander.carrier.marketId,
    BlackMarket: false,
    Commodity: type,
    ...localisedField('Commodity', type, commodityName(type)),
  };
}

function priceOf({ random }: World, type: string, level: number): number {
  return Math.max(1, Math.round((commodities.get(type)?.mean ?? 1000) * level * random.number(0.9, 1.1)));
}
