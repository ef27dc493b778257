/** Goods, credits, carriers and building sites are consistent through whole sessions. */

import { describe, expect, it } from 'vitest';
import { commodities } from '../../src/game/commodities.js';
import type { PlanName } from '../../src/simulate/plans/plans.js';
import { simulate } from '../../src/simulate/simulate.js';
import { corpusOf, type Line } from '../support/corpus.js';

type Item = Readonly<Record<string, number | string | boolean>>;

const plans = ['trade', 'mining', 'carrier', 'colonise'] as const;
const sessions = corpusOf(...plans);

function of(kind: string, plan?: PlanName): Line[] {
  return sessions.flatMap((each) =>
    plan === undefined || each.plan === plan ? each.lines.filter(({ event }) => event === kind) : [],
  );
}

const meanOf = (type: unknown) => commodities.get(String(type))?.mean ?? Number.NaN;

describe('a trade', () => {
  it('agrees with the market in the file: price, stock and total', () => {
    let compared = 0;
    for (const { writes } of sessions) {
      let items: readonly Item[] = [];
      let market: unknown;
      for (const line of writes) {
        if (line.event === 'Market' && Array.isArray(line.Items))
          [items, market] = [line.Items as Item[], line.MarketID];
        if (line.event !== 'MarketBuy' && line.event !== 'MarketSell') continue;
        if (line.BlackMarket === true) continue;
        expect(line.MarketID).toBe(market);
        const item = items.find(({ Name }) => Name === `$${String(line.Type)}_name;`);
        const price = line.event === 'MarketBuy' ? line.BuyPrice : line.SellPrice;
        const total = line.event === 'MarketBuy' ? line.TotalCost : line.TotalSale;
        expect(item?.[line.event === 'MarketBuy' ? 'BuyPrice' : 'SellPrice']).toBe(price);
        expect(total).toBe(Number(price) * Number(line.Count));
        expect(Number(line.Count)).toBeLessThanOrEqual(line.event === 'MarketBuy' ? Number(item?.Stock) : 10_000);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(50);
  });

  it('is made near the galactic mean price', () => {
    const levels = [
      ...of('MarketBuy').map(({ Type, BuyPrice }) => Number(BuyPrice) / meanOf(Type)),
      ...of('MarketSell').map(({ Type, SellPrice }) => Number(SellPrice) / meanOf(Type)),
    ].toSorted((a, b) => a - b);
    const at = (share: number) => levels[Math.floor(share * levels.length)] ?? 0;
    expect(levels[0]).toBeGreaterThan(0.55);
    expect(levels.at(-1)).toBeLessThan(1.65);
    expect(at(0.1)).toBeGreaterThan(0.7);
    expect(at(0.9)).toBeLessThan(1.45);
  });

  it('never sells people and wrecks to a market', () => {
    for (const { Type } of of('MarketSell')) {
      expect(['occupiedcryopod', 'damagedescapepod', 'hostage', 'wreckagecomponents']).not.toContain(Type);
    }
  });

  it('is followed by Cargo two or three seconds later', () => {
    let followed = 0;
    for (const { lines } of sessions) {
      const shown = lines.filter(
        ({ event }) => !['Music', 'ReceiveText', 'ShipLocker', 'NpcCrewPaidWage'].includes(event),
      );
      shown.forEach((line, index) => {
        const next = shown[index + 1];
        if (line.event !== 'MarketBuy' || next === undefined || next.event !== 'Cargo') return;
        followed++;
        expect((Date.parse(next.timestamp) - Date.parse(line.timestamp)) / 1000).toBeLessThanOrEqual(4);
      });
    }
    expect(followed).toBeGreaterThan(of('MarketBuy').length * 0.8);
  });
});

describe('a miner', () => {
  it('sells no more than was refined', () => {
    for (const { lines } of sessions.filter(({ plan }) => plan === 'mining')) {
      const count = (kind: string) => lines.filter(({ event }) => event === kind).length;
      expect(count('MiningRefined')).toBeGreaterThan(20);
      const sold = lines
        .filter(({ event, AvgPricePaid }) => event === 'MarketSell' && AvgPricePaid === 0)
        .reduce((sum, { Count }) => sum + Number(Count), 0);
      const before = Number(lines.find(({ event }) => event === 'Cargo')?.Count ?? 0);
      expect(sold).toBeLessThanOrEqual(count('MiningRefined') + before);
    }
  });

  it('prospects asteroids of a ring before mining them', () => {
    for (const { lines } of sessions.filter(({ plan }) => plan === 'mining')) {
      const exit = lines.findIndex(({ BodyType }) => BodyType === 'PlanetaryRing');
      const first = lines.findIndex(({ event }) => event === 'MiningRefined');
      const prospected = lines.findIndex(({ event }) => event === 'ProspectedAsteroid');
      expect(exit).toBeGreaterThan(0);
      expect(prospected).toBeGreaterThan(exit);
      expect(first).toBeGreaterThan(prospected);
    }
    for (const { Materials } of of('ProspectedAsteroid')) {
      const shares = (Materials as readonly Item[]).map(({ Proportion }) => Number(Proportion));
      expect(shares.length).toBeGreaterThanOrEqual(1);
      for (const share of shares) expect(share > 0 && share < 70).toBe(true);
    }
  });
});

describe('a fleet carrier', () => {
  it('burns tritium on each jump, and reports its location', () => {
    const jumps = of('CarrierJump');
    expect(jumps.length).toBeGreaterThan(3);
    for (const { lines } of sessions.filter(({ plan }) => plan === 'carrier')) {
      let fuel: number | undefined;
      let jumped = false;
      for (const line of lines) {
        if (line.event === 'CarrierJump') jumped = true;
        if (line.event === 'CarrierDepositFuel') fuel = Number(line.Total);
        if (line.event !== 'CarrierStats' || line.CarrierType === 'SquadronCarrier') continue;
        const level = Number(line.FuelLevel);
        expect(fuel === undefined || (jumped ? level < fuel : level === fuel)).toBe(true);
        [fuel, jumped] = [level, false];
        const { TotalCapacity, FreeSpace, ...used } = line.SpaceUsage as Record<string, number>;
        expect(Object.values(used).reduce((sum, each) => sum + each, 0) + Number(FreeSpace)).toBe(TotalCapacity);
      }
    }
  });

  it('leaves a quarter of an hour after the request, with docked ships', () => {
    for (const { lines } of sessions.filter(({ plan }) => plan === 'carrier')) {
      lines.forEach((line, index) => {
        if (line.event !== 'CarrierJump') return;
        const request = lines.slice(0, index).findLast(({ event }) => event === 'CarrierJumpRequest');
        expect(request?.SystemAddress).toBe(line.SystemAddress);
        const waited = (Date.parse(line.timestamp) - Date.parse(String(request?.timestamp))) / 1000;
        expect(waited).toBeGreaterThan(900);
        expect(Date.parse(line.timestamp)).toBeGreaterThan(Date.parse(String(request?.DepartureTime)));
      });
    }
  });

  it('is written for owners only', () => {
    const others = sessions.filter(({ lines }) => !lines.some(({ event }) => event === 'CarrierLocation'));
    expect(others.length).toBeGreaterThan(0);
    for (const { lines } of others) {
      expect(lines.filter(({ event }) => event === 'CarrierStats' || event === 'CargoTransfer')).toEqual([]);
    }
  });
});

describe('a building site', () => {
  it('has more of a commodity right after its delivery, in the same second', () => {
    let delivered = 0;
    for (const { lines } of sessions.filter(({ plan }) => plan === 'colonise')) {
      lines.forEach((line, index) => {
        if (line.event !== 'ColonisationContribution') return;
        const [{ Name, Amount }] = line.Contributions as [Item];
        const after = lines.slice(index + 1).find(({ event }) => event === 'ColonisationConstructionDepot');
        const before = lines.slice(0, index).findLast(({ event }) => event === 'ColonisationConstructionDepot');
        const provided = (depot?: Line) =>
          (depot?.ResourcesRequired as readonly Item[] | undefined)?.find((each) => each.Name === Name)?.ProvidedAmount;
        expect(after?.timestamp).toBe(line.timestamp);
        expect(Number(provided(after)) - Number(provided(before))).toBe(Amount);
        expect(Number(after?.ConstructionProgress)).toBeGreaterThan(Number(before?.ConstructionProgress));
        delivered++;
      });
    }
    expect(delivered).toBeGreaterThan(10);
  });

  it('is in a claimed system, after its beacon was deployed', () => {
    for (const { lines } of sessions.filter(({ plan }) => plan === 'colonise')) {
      const claim = lines.find(({ event }) => event === 'ColonisationSystemClaim');
      const beacon = lines.findIndex(({ event }) => event === 'ColonisationBeaconDeployed');
      if (!claim || beacon < 0) continue;
      const arrival = lines.slice(0, beacon).findLast(({ event }) => event === 'FSDJump');
      expect(arrival?.SystemAddress).toBe(claim.SystemAddress);
    }
  });
});

describe('a community goal', () => {
  it('is joined at the station that hosts it, and written right after', () => {
    for (const { lines } of sessions) {
      lines.forEach((line, index) => {
        if (line.event !== 'CommunityGoalJoin') return;
        const docked = lines.slice(0, index).findLast(({ event }) => event === 'Docked' || event === 'Location');
        expect(docked?.StarSystem).toBe(line.System);
        const goals = lines.slice(index).find(({ event }) => event === 'CommunityGoal');
        expect(goals?.CurrentGoals).toContainEqual(expect.objectContaining({ CGID: line.CGID, PlayerContribution: 0 }));
      });
    }
  });
});

it('the same session happens in both dialects', () => {
  for (const plan of plans) {
    const [game, spec] = (['game', 'spec'] as const).map((dialect) =>
      [...simulate({ plan, seed: 3, dialect, seconds: 7200, start: new Date('2026-11-14T20:41:00Z') })].flatMap(
        ({ at, event }) => (event?.event === 'FSDJump' ? [[at, (event as unknown as Line).SystemAddress]] : []),
      ),
    );
    expect(spec).toEqual(game);
  }
});
