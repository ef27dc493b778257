import { describe, expect, it } from 'vitest';
import { commodities } from '../../game/commodities.js';
import { groundGoods } from '../../game/ground-goods.js';
import { groundGoodsTable } from '../../game/ground-goods-table.js';
import { galaxy } from '../galaxy/milky-way.js';
import { Politics } from '../politics/galaxy-politics.js';
import { Random } from '../random.js';
import { carrierMarket } from './carrier-market.js';
import { marketFields } from './market-fields.js';
import { stationMarket } from './market-rows.js';
import { Markets } from './markets.js';
import { goodsOf } from './station-goods.js';

const today = 20_771;
const now = '4.4.0.1';

/** Some hundred stations with their markets. */
const places = galaxy.populated
  .slice(0, 60)
  .flatMap((system) =>
    system.stations.filter(({ type }) => type !== 'FleetCarrier').map((station) => ({ system, station })),
  );
const markets = places.map(({ station }) => stationMarket(station, today, 'None', now));

describe('a market', () => {
  const rows = markets.flatMap((market) => [...market.values()]);

  it('sells what the station makes below the mean price, with stock', () => {
    const made = rows.filter(({ producer }) => producer);
    expect(made.length).toBeGreaterThan(1000);
    for (const { good, consumer, buyPrice, sellPrice, stock, stockBracket, demandBracket } of made) {
      expect(buyPrice, good.type).toBeLessThanOrEqual(good.mean);
      expect(sellPrice).toBeLessThanOrEqual(buyPrice);
      expect(stock).toBeGreaterThan(0);
      expect(stockBracket).toBeGreaterThan(0);
      expect([consumer, demandBracket]).toEqual([false, 0]);
    }
  });

  it('pays more than the mean price for what the station takes, and has no stock of it', () => {
    const taken = rows.filter(({ consumer }) => consumer);
    expect(taken.length).toBeGreaterThan(1000);
    for (const { good, sellPrice, buyPrice, stock, stockBracket, demand, demandBracket } of taken) {
      expect(sellPrice, good.type).toBeGreaterThanOrEqual(good.mean);
      expect([buyPrice, stock, stockBracket]).toEqual([0, 0, 0]);
      expect(demand).toBeGreaterThan(0);
      expect(demandBracket).toBeGreaterThan(0);
    }
  });

  it('keeps the prices of traded goods near the mean', () => {
    const levels = rows
      .flatMap(({ good, producer, consumer, buyPrice, sellPrice }) =>
        good.mean < 100 || (!producer && !consumer) ? [] : [(producer ? buyPrice : sellPrice) / good.mean],
      )
      .toSorted((a, b) => a - b);
    const at = (share: number) => levels[Math.floor(share * levels.length)] ?? 0;
    expect(levels[0]).toBeGreaterThan(0.6);
    expect(levels.at(-1)).toBeLessThan(1.6);
    expect(at(0.1)).toBeGreaterThan(0.75);
    expect(at(0.9)).toBeLessThan(1.35);
  });

  it('lists no salvage, no slaves, no limpets and nothing illegal', () => {
    const categories = new Set(rows.map(({ good }) => good.category));
    for (const category of ['Salvage', 'Slavery', 'NonMarketable'] as const) expect(categories).not.toContain(category);
    const democratic = markets.filter((_, index) => places[index]?.station.government === 'Democracy');
    expect(democratic.length).toBeGreaterThan(5);
    for (const market of democratic) expect(market.has('basicnarcotics')).toBe(false);
  });

  it('follows the economy: farms have grain for sale, refineries take ore', () => {
    const of = (economy: string) =>
      places.filter(({ station }) => station.economies.length === 1 && station.economies[0]?.[0] === economy);
    expect(of('Agri').filter(({ station }) => goodsOf(station).makes.has('grain')).length).toBeGreaterThan(
      of('Agri').length / 2,
    );
    for (const { station } of of('Agri')) expect(goodsOf(station).takes.has('grain')).toBe(false);
    for (const { station } of of('Refinery')) expect(goodsOf(station).makes.has('coltan')).toBe(false);
  });

  it('has the goods of surface mining since 4.4.1, and nowhere before', () => {
    const ground = new Set(groundGoodsTable.flatMap(([type, , since]) => (since ? [type] : [])));
    const newIn = (version: string) =>
      new Set(
        places.flatMap(({ station }) =>
          [...stationMarket(station, today, 'None', version).keys()].filter((type) => ground.has(type)),
        ),
      );
    expect(newIn('4.4.1.0 (Beta)')).toEqual(ground);
    for (const version of ['4.4.0.3', '3.8.0.1400']) expect(newIn(version)).toEqual(new Set());
  });

  it('sells a rare good where it is made, and nowhere else', () => {
    const rare = (station: (typeof places)[number]['station']) =>
      [...stationMarket(station, today, 'None', now).values()].filter(({ good }) => good.rare);
    const station = galaxy.systemByName('Leesti')?.stations.find(({ name }) => name === 'George Lucas');
    const sold = station ? rare(station).filter(({ stock }) => stock > 0) : [];
    expect(sold.map(({ good }) => good.type)).toEqual(['leestianeviljuice', 'bluemilk']);
    const here = new Set(places.map((place) => place.station.marketId));
    for (const { good, stock, stockBracket } of places.flatMap((place) => rare(place.station)))
      expect(stock > 0 ? here.has(good.rare?.marketId ?? 0) : stockBracket === 0, good.type).toBe(true);
  });

  it('is the same all day, and a little different the next', () => {
    const { station } = places[0] as (typeof places)[number];
    expect(stationMarket(station, today, 'None', now)).toEqual(stationMarket(station, today, 'None', now));
    expect(stationMarket(station, today + 1, 'None', now)).not.toEqual(stationMarket(station, today, 'None', now));
  });

  it('has less stock after a purchase, until the next day', () => {
    const { system, station } = places.find(
      ({ station: each }) => goodsOf(each).makes.size > 3,
    ) as (typeof places)[number];
    const [type = ''] = goodsOf(station).makes;
    const all = new Markets();
    const commander = { carrier: { marketId: 0 } } as never;
    const here = {
      system,
      politics: new Politics(new Random(1)),
      now: today * 86_400 + 60,
      commander,
      game: { gameversion: now },
    };
    const before = all.row(here, station, type)?.stock ?? 0;
    expect(all.note(station, type, 3)).toBe(true);
    expect(all.note(station, type, 1)).toBe(false);
    expect(all.row(here, station, type)?.stock).toBe(before - 4);
    const tomorrow = { ...here, now: here.now + 86_400 };
    expect(all.row(tomorrow, station, type)?.stock).toBeGreaterThan(0);
    all.note(station, type, 1e9);
    expect(all.row(tomorrow, station, type)).toMatchObject({ stock: 0, stockBracket: 0 });
  });
});

describe('the file of a market', () => {
  it('lists goods by their IDs, with the names of the game', () => {
    const [{ system, station }] = places as [(typeof places)[number]];
    const { Items = [], ...line } = marketFields(
      system,
      station,
      [...stationMarket(station, today, 'Boom', now).values()],
      'all',
    );
    expect(line).toEqual({
      MarketID: station.marketId,
      StationName: station.name,
      StationType: station.type,
      StarSystem: system.name,
    });
    const ids = Items.map(({ id }) => Number(id));
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    for (const { Name, Category, Category_Localised } of Items) {
      expect(Name).toMatch(/^\$[a-z0-9]+_name;$/);
      expect(Category).toMatch(/^\$MARKET_category_[a-z_]+;$/);
      expect(Category_Localised).toMatch(/^[A-Z][a-z ]+$/);
    }
  });

  it('contains the orders of the owner at a carrier', () => {
    const rows = carrierMarket(
      new Map([
        ['tritium', { is: 'sale', tonnes: 40, price: 60_000 }],
        ['gold', { is: 'purchase', tonnes: 9, price: 50_000 }],
      ]),
    );
    expect([...rows.keys()]).toEqual(['gold', 'tritium']);
    expect(rows.get('tritium')).toMatchObject({ buyPrice: 60_000, stock: 40, demand: 0 });
    expect(rows.get('gold')).toMatchObject({ sellPrice: 50_000, demand: 9, stock: 0 });
  });
});

it('gives each commodity an ID and a price of its own', () => {
  const all = [...commodities.values()];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { mean, type } of all) expect(mean, type).toBeGreaterThan(0);
  expect(commodities.get('drones')?.name).toBe('Limpet');
});

it('knows every good of the ground, and gives it on some body', () => {
  for (const [type] of groundGoodsTable) expect(commodities.has(type), type).toBe(true);
  expect(groundGoods('Icy body')).toContain('helium3');
  expect(groundGoods('High metal content body')).not.toContain('thortveitite');
  expect(groundGoods('Earthlike body')).toEqual([]);
});
