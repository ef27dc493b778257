/** The messages about a station: the content of a file in the words of their schemas. */
import type { Members } from '../../../interface/object-rule.js';
import { keyFrom, objectsFrom } from '../../../state/fold-fields.js';
import { sortedJson } from '../relay/relayed-message.js';
import { modulePattern } from '../schemas/eddn-schema-table.js';
import { commodityNumbers, stationNames } from './sources-table.js';

/** Market.json, Outfitting.json or Shipyard.json as a message; undefined for any other schema. */
export function stationMessage(schema: string, file: Members): Members | undefined {
  const list = stationLists[schema];
  return list && { ...renamed(file, stationNames), ...list(file) };
}

/** Each schema has one list; without its file there is none. */
const stationLists: Readonly<Record<string, (file: Members) => Members>> = {
  'commodity/3': ({ Items }) => (Items === undefined ? {} : { commodities: present(Items).flatMap(commodityFrom) }),
  'outfitting/2': ({ Items }) => (Items === undefined ? {} : { modules: distinct(Items, 'Name').filter(isPart) }),
  'outfitting/3': ({ Items }) => (Items === undefined ? {} : { modules: pricedModules(Items) }),
  'shipyard/2': ({ PriceList }) => (PriceList === undefined ? {} : { ships: distinct(PriceList, 'ShipType') }),
};

function commodityFrom(item: Members): Members[] {
  const isTraded = !/nonmarketable/i.test(String(item.Category)) && !item.legality;
  return isTraded ? [{ name: keyFrom(item.Name), ...renamed(item, commodityNumbers) }] : [];
}

/** Paint and decoration are no parts, and the planetary approach suite is in every ship. */
function isPart(name: unknown): boolean {
  return modulePattern.test(String(name)) && String(name).toLowerCase() !== 'int_planetapproachsuite';
}

/** The game writes a price in Merc Coins only where there is one. */
function pricedModules(list: unknown): Members[] {
  const modules = present(list).filter(({ Name }) => isPart(Name));
  const priced = modules.map((module) => ({ ...module, BuyMercCoinsPrice: module.BuyMercCoinsPrice ?? 0 }));
  return [...new Map(priced.map((module) => [sortedJson(module), module])).values()];
}

/** Since 4.4 the same module may be listed twice, with different prices. */
function distinct(list: unknown, member: string): unknown[] {
  return [...new Set(present(list).map((item) => item[member]))];
}

function present(list: unknown): Members[] {
  return objectsFrom(list).filter((item) => item !== undefined);
}

function renamed(members: Members, names: Readonly<Record<string, string>>): Members {
  const known = Object.entries(names).filter(([name]) => members[name] !== undefined);
  return Object.fromEntries(known.map(([name, ownName]) => [ownName, members[name]]));
}
