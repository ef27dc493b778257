import { capitalisedCommodity, commodities, commodityName, commoditySymbol } from '../../game/commodities.js';
import { shipSymbol } from '../../game/ship-names.js';
import type { Members } from '../../interface/object-rule.js';
import type { EventFields } from '../../simulate/event-fields.js';
import type { LastStation, Moment } from '../moment.js';
import { documentIn, isPlayedSince } from './moment-document.js';
import { capitalised, objectOrEmptyList } from './shapes.js';
import {
  carrierEconomies,
  eliteDiscount,
  engineeredGear,
  firstMercGear,
  gearRestrictions,
  mercGear,
  shipSkus,
} from './shipyard-table.js';
import type { Wording } from './wording.js';

/** Services that a station lists also where it does not offer them. */
const usualServices = ['commodities', 'outfitting', 'shipyard', 'refuel', 'repair', 'rearm'];

type MarketItem = NonNullable<EventFields<'Market'>['Items']>[number];

/** The answer to `/market`: the station last docked at, and its goods. */
export function marketOf(moment: Moment, wording: Wording): Members {
  const { lastStation } = moment;
  if (!lastStation) return {};
  const items = documentIn(moment, 'Market')?.Items ?? [];
  return {
    ...stationOf(lastStation, items, wording),
    ...(lastStation.type === 'FleetCarrier' && {
      orders: ordersOf(items, (moment.documents.FCMaterials?.Items ?? []) as readonly Members[], wording),
    }),
    prohibited: objectOrEmptyList((lastStation.prohibited ?? []).map(prohibitedEntry)),
    commodities: items.map((item) => commodityRow(item, wording)),
  };
}

/** The answer to `/shipyard`: ships and modules on sale. */
export function shipyardOf(moment: Moment, wording: Wording): Members {
  const { lastStation } = moment;
  if (!lastStation) return {};
  const header = stationOf(lastStation, documentIn(moment, 'Market')?.Items ?? [], wording);
  if (!lastStation.services.some((name) => name.toLowerCase() === 'shipyard')) return header;
  const ships = documentIn(moment, 'Shipyard')?.PriceList ?? [];
  const modules = modulesAt(moment);
  return {
    ...header,
    ships: {
      shipyard_list: objectOrEmptyList(
        ships.map(({ id, ShipType, ShipPrice }) => {
          const name = shipSymbol(ShipType);
          return [name, { id, name, basevalue: ShipPrice, sku: shipSkus[ShipType] ?? '' }];
        }),
      ),
      unavailable_list: [],
      discount_list: eliteDiscount,
    },
    ...(lastStation.type !== 'FleetCarrier' && {
      modules: objectOrEmptyList(modules.map((module) => [Number(module.id), moduleRow(module)])),
    }),
  };
}

type SoldModule = NonNullable<EventFields<'Outfitting'>['Items']>[number];

/** The modules on sale. Merc gear is sold wherever there are others, for as long as the game has had it. */
function modulesAt(moment: Moment): readonly SoldModule[] {
  const sold = documentIn(moment, 'Outfitting')?.Items ?? [];
  const hasGear = sold.length > 0 && isPlayedSince(moment, firstMercGear);
  return hasGear ? [...sold, ...mercGear.map((gear) => ({ ...gear, BuyPrice: 0 }))] : sold;
}

function moduleRow({ id, Name, BuyPrice, BuyMercCoinsPrice: mercCoins }: SoldModule): Members {
  const name = capitalised(Name);
  if (mercCoins !== undefined) {
    const sale = { id, category: 'mercgear', name, cost: 0, additionalCost: { mercCoins }, sku: null, stock: -1 };
    return { ...sale, ...engineeredGear[Number(id)], restrictions: gearRestrictions };
  }
  const category = Name.startsWith('int_') ? 'module' : Name.includes('_tiny') ? 'utility' : 'weapon';
  const sku = Name.startsWith('int_buggybay') ? 'ELITE_HORIZONS_V_PLANETARY_LANDINGS' : null;
  return { id, category, name, cost: BuyPrice, sku, stock: -1 };
}

/** What both screens of a station begin with. */
function stationOf(last: LastStation, items: readonly MarketItem[], wording: Wording): Members {
  const traded = (which: 'Producer' | 'Consumer') =>
    objectOrEmptyList(items.filter((item) => item[which]).map((item) => [Number(item.id), nameOf(item)]));
  return {
    id: wording.id(last.marketId),
    name: last.name,
    outpostType: outpostTypes[last.type] ?? 'starport',
    imported: traded('Consumer'),
    exported: traded('Producer'),
    services: servicesOf(last),
    economies:
      last.type === 'FleetCarrier'
        ? carrierEconomies
        : objectOrEmptyList((last.economies ?? []).map((economy, index) => [index + 1, economy])),
  };
}

const outpostTypes: Readonly<Record<string, string>> = { FleetCarrier: 'fleetcarrier', Outpost: 'military' };

function servicesOf({ services, type }: LastStation): unknown {
  const offered = services.map((name) => name.toLowerCase());
  const missing = usualServices.filter((name) => !offered.includes(name));
  return objectOrEmptyList([
    ...offered.map((name) => [name, 'ok'] as const),
    ...missing.map((name) => [name, type === 'FleetCarrier' ? 'unmanned' : 'unavailable'] as const),
  ]);
}

/** `$gold_name;` as `Gold`. */
function nameOf({ Name }: MarketItem): string {
  return capitalisedCommodity(typeOf(Name));
}

function typeOf(name: string): string {
  return name.replace(/^\$/, '').replace(/_name;$/, '');
}

function prohibitedEntry(type: string) {
  return [commodities.get(type)?.id ?? type, capitalisedCommodity(type)] as const;
}

function commodityRow(item: MarketItem, { shown }: Wording): Members {
  const { Name, Producer, Consumer, Rare } = item;
  // Goods that are neither made nor in demand are not traded as a rule.
  const isTraded = Producer || Consumer;
  return {
    id: item.id,
    name: nameOf(item),
    legality: '',
    buyPrice: item.BuyPrice,
    sellPrice: item.SellPrice,
    meanPrice: item.MeanPrice,
    demandBracket: isTraded ? item.DemandBracket : '',
    stockBracket: isTraded ? item.StockBracket : '',
    stock: item.Stock,
    demand: item.Demand,
    statusFlags: [...(Producer ? ['Producer'] : []), ...(Consumer ? ['Consumer'] : []), ...(Rare ? ['Rare'] : [])],
    categoryname: commodities.get(typeOf(Name))?.category ?? item.Category_Localised,
    locName: shown(Name, item.Name_Localised ?? typeOf(Name)),
  };
}

type BarItem = NonNullable<EventFields<'FCMaterials'>['Items']>[number];

/** What the owner of a carrier sells and buys; `atBar` has the form of the items of FCMaterials. */
export function ordersOf(items: readonly MarketItem[], atBar: readonly Members[], { shown }: Wording): Members {
  const bar = (atBar as unknown as readonly BarItem[]).map(({ Name = '', Name_Localised = Name, ...item }) => {
    return { name: typeOf(Name), locName: shown(Name, Name_Localised), ...item };
  });
  return {
    commodities: {
      sales: items.flatMap(({ Name, Stock: stock, BuyPrice: price }) =>
        stock > 0 ? [{ name: typeOf(Name), stock, price, blackmarket: false }] : [],
      ),
      purchases: items.flatMap(({ Name, Demand: total, SellPrice: price, Consumer }) =>
        Consumer ? [{ name: typeOf(Name), total, outstanding: total, price, blackmarket: false }] : [],
      ),
    },
    onfootmicroresources: {
      sales: objectOrEmptyList(
        bar.flatMap(({ id, name, locName, Price: price, Stock: stock = 0 }) =>
          stock > 0 ? [[Number(id), { id, name, locName, price, stock }]] : [],
        ),
      ),
      purchases: bar.flatMap(({ name, locName, Price: price, Demand: total = 0 }) =>
        total > 0 ? [{ name, locName, total, outstanding: total, price }] : [],
      ),
    },
  };
}

/** The displayed name of a commodity. */
export function shownCommodity(type: string, { shown }: Wording): string {
  return shown(commoditySymbol(type), commodityName(type));
}
