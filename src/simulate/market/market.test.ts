import { describe, expect, it } from 'vitest';
import { commodities } from '../../game/commodity-table.js';
import { galaxy } from '../galaxy/milky-way.js';
import { Politics } from '../politics/galaxy-politics.js';
import { Random } from '../random.js';
import { carrierMarket } from './carrier-market.js';
import { marketFields } from './market-fields.js';
import { stationMarket } from './market-rows.js';
import { Markets } from './markets.js';
import { goodsOf } from './station-goods.js';

const today = 20_771;

/** Some hundred stations, with their markets. */
const places = galaxy.populated
  .slice(0, 150)
  .flatMap((system) =>
    system.stations.filter(({ type }) => type !== 'FleetCarrier').map((station) => ({ system, station })),
  );
const markets = places.map(({ station }) => stationMarket(station, today, 'None'));

describe('a market', () => {
  it('sells what the station makes below the mean price, and pays more for what it takes', () => {
    for (const market of markets) {
      for (const { good, producer, consumer, buyPrice, sellPrice, stock, demand, ...row } of market.values()) {
        if (producer) {
          expect(buyPrice, good.type).toBeLessThanOrEqual(Math.ceil(good.mean));
          expect(sellPrice).toBeLessThanOrEqual(buyPrice);
          expect(stock).toBeGreaterThan(0);
          expect(row.stockBracket).toBeGreaterThan(0);
          expect(row.demandBracket).toBe(0);
        }
        if (consumer) {
          expect(sellPrice, good.type).toBeGreaterThanOrEqual(Math.floor(good.mean));
          expect([buyPrice, stock, row.stockBracket]).toEqual([0, 0, 0]);
          expect(demand).toBeGreaterThan(0);
          expect(row.demandBracket).toBeGreaterThan(0);
        }
        expect(producer && consumer).toBe(false);
      }
    }
  });

  it('keeps the prices of what is traded near the mean', () => {
    const levels = markets
      .flatMap((market) => [...market.values()])
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

  it('knows no salvage, no slaves and no limpets, and nothing that the law forbids', () => {
    for (const [index, market] of markets.entries()) {
      const { government } = places[index]?.station ?? {};
      for (const { good } of market.values())
        expect(['Salvage', 'Slavery', 'NonMarketable']).not.toContain(good.category);
      if (government === 'Democracy') expect(market.has('basicnarcotics')).toBe(false);
    }
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

  it('is the same all day, and a little different the next', () => {
    const { station } = places[0] as (typeof places)[number];
    expect(stationMarket(station, today, 'None')).toEqual(stationMarket(station, today, 'None'));
    expect(stationMarket(station, today + 1, 'None')).not.toEqual(stationMarket(station, today, 'None'));
  });

  it('has less of what was bought, until the next day', () => {
    const { system, station } = places.find(
      ({ station: each }) => goodsOf(each).makes.size > 3,
    ) as (typeof places)[number];
    const [type = ''] = goodsOf(station).makes;
    const all = new Markets();
    const commander = { carrier: { marketId: 0 } } as never;
    const here = { system, politics: new Politics(new Random(1)), now: today * 86_400 + 60, commander };
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
  it('lists goods by their IDs, with the names that the game has for them', () => {
    const [{ system, station }] = places as [(typeof places)[number]];
    const { Items = [], ...line } = marketFields(
      system,
      station,
      [...stationMarket(station, today, 'Boom').values()],
      'all',
    );
    expect(line).toEqual({
      MarketID: station.marketId,
      StationName: station.name,
      StationType: station.type,
      StarSystem: system.name,
    });
    const ids = Items.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    for (const { Name, Category, Category_Localised } of Items) {
      expect(Name).toMatch(/^\$[a-z0-9]+_name;$/);
      expect(Category).toMatch(/^\$MARKET_category_[a-z_]+;$/);
      expect(Category_Localised).toMatch(/^[A-Z][a-z ]+$/);
    }
  });

  it('holds the orders of its owner at a carrier', () => {
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
