import { describe, expect, it } from 'vitest';
import { type StageState, stateOf } from '../../src/direct/state/stage-state.js';
import { formatLine } from '../../src/journal/format/format-line.js';
import type { EventFields } from '../../src/simulate/event-fields.js';
import { planNames } from '../../src/simulate/plans/plans.js';
import { Random } from '../../src/simulate/random.js';
import type { TimedWrite } from '../../src/simulate/session-output.js';
import { isThorough } from '../thorough.js';
import { CapiSession, data, type Json, logIn, query } from './capi-session.js';

const start = new Date('2026-11-14T20:41:00Z');
const moments = isThorough ? 200 : 20;
const plans = isThorough ? planNames.slice(0, 10) : (['trade', 'carrier'] as const);

/** What a reader of the files knows. */
class Reader {
  market: (EventFields<'Market'> & { readonly timestamp: string }) | undefined;
  hasNewMarket = false;
  loadout: EventFields<'Loadout'> | undefined;
  rank: Readonly<Record<string, unknown>> = {};
  credits: unknown;

  read({ event, companion }: TimedWrite): void {
    if (companion?.event === 'Market') this.market = companion as never;
    this.hasNewMarket ||= companion?.event === 'Market';
    if (companion?.event === 'Status') this.credits = (companion as { Balance?: unknown }).Balance;
    const { event: kind, ...fields } = (event ?? {}) as { event?: string };
    // Trades change the stock until the screen is opened again; modules are listed on leaving outfitting.
    if (kind === 'MarketBuy' || kind === 'MarketSell') this.market = undefined;
    if (kind && /^Module|^Fetch|^Mass|Craft|Buy|Sell|Swap|New|Damage|Resurrect|Rearm|Repair/.test(kind))
      this.loadout = undefined;
    if (kind === 'Loadout') this.loadout = fields as never;
    if (kind === 'Rank' || kind === 'Promotion') this.rank = { ...this.rank, ...fields };
  }
}

interface Profile {
  readonly commander: Json & { readonly rank: Readonly<Record<string, number>> };
  readonly lastSystem: Json;
  readonly lastStarport: { readonly id: string | number; readonly name: string };
  readonly ship: {
    readonly id: number;
    readonly name: string;
    readonly modules: Readonly<Record<string, { readonly module: { readonly name: string } }>>;
  };
}

interface CapiMarket {
  readonly id: string | number;
  readonly commodities: readonly Json[];
}

/** What the API says, and what it should say by the state and the files. */
type Comparison = readonly [what: string, said: unknown, known: unknown];

function* compared({ commander, ship, ...profile }: Profile, state: StageState, reader: Reader): Iterable<Comparison> {
  yield ['name', commander.name, state.commander.name];
  yield ['id', `F${String(commander.id)}`, state.commander.id];
  yield ['credits', commander.credits, state.commander.credits];
  yield ['docked', commander.docked, state.place === 'docked'];
  yield ['onfoot', commander.onfoot, state.ride === 'foot'];
  yield ['system', [profile.lastSystem.name, profile.lastSystem.id], [state.system.name, state.system.address]];
  yield ['ship', ship.name.toLowerCase(), state.ship.type.toLowerCase()];
  yield ['ship id', ship.id, commander.currentShipId];
  if (state.station) {
    const { id, name } = profile.lastStarport;
    yield ['station', [Number(id), name.replace(/ \+$/, '')], [state.station.marketId, state.station.name]];
  }
  if (reader.credits !== undefined) yield ['Balance', commander.credits, reader.credits];
  for (const [career, rank] of Object.entries(reader.rank)) {
    if (typeof rank === 'number') yield [career, commander.rank[career.toLowerCase()], rank];
  }
  if (reader.loadout && Number(reader.loadout.ShipID) === ship.id) {
    const modules = Object.entries(ship.modules).map(([slot, { module }]) => [slot, module.name.toLowerCase()]);
    yield ['modules', modules, reader.loadout.Modules.map(({ Slot, Item }) => [Slot, Item])];
  }
}

/** Prices and stock, where Market.json is of that station and day. */
function* comparedGoods({ id, commodities }: CapiMarket, state: StageState, { market }: Reader): Iterable<Comparison> {
  if (!market || Number(market.MarketID) !== Number(id)) return;
  if (market.timestamp.slice(0, 10) !== state.timestamp.slice(0, 10)) return;
  const said = commodities.map((row) => [row.id, row.buyPrice, row.sellPrice, row.meanPrice, row.stock, row.demand]);
  const known = market.Items?.map((row) => [row.id, row.BuyPrice, row.SellPrice, row.MeanPrice, row.Stock, row.Demand]);
  yield ['goods', said, known];
}

describe.each(plans)('the Companion API beside %s', (plan) => {
  it(`says what is true, at ${moments} random moments`, { timeout: 600_000 }, async () => {
    const seed = 30 + plan.length;
    const beside = new CapiSession({ seed, plan, start, dialect: 'game', seconds: 160 * moments });
    const reader = new Reader();
    const random = new Random(seed);
    beside.onWrite = (write) => reader.read(write);
    beside.until('Location');
    const service = await beside.open();
    let token = '';
    const comparisons: Comparison[] = [];
    for (let moment = 0; moment < moments && !beside.session.hasEnded; moment++) {
      const until = beside.session.now + 1000 * random.integer(1, 300);
      reader.hasNewMarket = false;
      while (beside.session.now < until && !reader.hasNewMarket && !beside.session.hasEnded) beside.next();
      // A token lives for four hours.
      if (moment % 20 === 0) token = (await logIn(service.url)).access_token;
      const state = stateOf(beside.session.world);
      const profile = (await data(service.url, '/profile', token)) as unknown as Profile;
      const market = (await data(service.url, '/market', token)) as unknown as CapiMarket;
      comparisons.push(...compared(profile, state, reader), ...comparedGoods(market, state, reader));
      comparisons.push(['station of the market', Number(market.id), Number(profile.lastStarport.id)]);
    }
    expect(comparisons.map(([what, said]) => [what, said])).toEqual(
      comparisons.map(([what, , known]) => [what, known]),
    );
    const goods = comparisons.filter(([what]) => what === 'goods');
    expect(goods.length).toBeGreaterThanOrEqual(plan === 'trade' ? 1 : 0);
    const carrier = await query(service.url, '/fleetcarrier', token);
    expect(carrier.status).toBe(beside.session.world.commander.carrier.isOwned ? 200 : 204);
    await service.close();
  });
});

it.each(isThorough ? planNames : (['trade'] as const))('leaves a session as it is: %s', (plan) => {
  // A day ends meanwhile, and with it the memory of trades.
  const midnight = new Date('2026-11-14T23:45:00Z');
  const lines = (isWatched: boolean) => {
    const beside = new CapiSession({ seed: 7, plan, start: midnight, dialect: 'game', seconds: 1800 });
    const text: string[] = [];
    while (!beside.session.hasEnded) {
      const writes = isWatched ? beside.next() : beside.session.advance();
      text.push(...writes.map(({ event, companion }) => formatLine(event ?? companion)));
    }
    return text;
  };
  expect(lines(true)).toEqual(lines(false));
});
