/** The messages about a station: the content of a file in the words of their schemas. */
import type { Members } from '../../../interface/object-rule.js';
import { keyFrom, objectsFrom } from '../../../state/fold-fields.js';
import { commodityNumbers, stationNames } from './sources-table.js';

/** Market.json, Outfitting.json or Shipyard.json as a message; undefined for any other kind. */
export function stationMessage(file: Members): Members | undefined {
  const list = stationLists[String(file.event)];
  return list && { ...renamed(file, stationNames), ...list(file) };
}

/** Each kind has one list; without its file there is none. */
const stationLists: Readonly<Record<string, (file: Members) => Members>> = {
  Market: ({ Items }) => (Items === undefined ? {} : { commodities: present(Items).flatMap(commodityFrom) }),
  Outfitting: ({ Items }) => (Items === undefined ? {} : { modules: distinct(Items, 'Name').filter(isPart) }),
  Shipyard: ({ PriceList }) => (PriceList === undefined ? {} : { ships: distinct(PriceList, 'ShipType') }),
};

function commodityFrom(item: Members): Members[] {
  const isTraded = !/nonmarketable/i.test(String(item.Category)) && !item.legality;
  return isTraded ? [{ name: keyFrom(item.Name), ...renamed(item, commodityNumbers) }] : [];
}

/** The planetary approach suite is in every ship. */
function isPart(name: unknown): boolean {
  return String(name).toLowerCase() !== 'int_planetapproachsuite';
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
