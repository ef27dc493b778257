import { expect, it } from 'vitest';
import { recorded, simulatedLines } from '../../../test/support/recorded.js';

it('agrees with the moments of a session on balance, fuel and cargo', async () => {
  const { recording } = recorded([`${simulatedLines(3, 3600).join('\n')}\n`, simulatedLines(4, 3600).join('\n')]);
  const { points } = await recording.answer('history', {});
  const some = points.filter((_, at) => at % 3 === 0);
  expect(some.length).toBeGreaterThan(10);
  const moments = await Promise.all(some.map(({ n }) => recording.answer('moment', { lines: n + 1 })));
  const inMoments = moments.map(({ state: { commander, ship } }) => ({
    credits: commander.credits,
    fuel: ship.fuel.main,
    cargo: ship.cargo && Object.values(ship.cargo).reduce((sum, tonnes) => sum + tonnes, 0),
  }));
  expect(some.map(({ credits, fuel, cargo }) => ({ credits, fuel, cargo }))).toEqual(inMoments);
});

it('goes on where it stopped, also after a question that was given up', async () => {
  const lines = simulatedLines(5, 3600);
  const { recording } = recorded([`${lines.join('\n')}\n`]);
  const giveUp = new AbortController();
  const first = recording.answer('history', {}, giveUp.signal);
  giveUp.abort();
  await expect(first).rejects.toThrow(/abort/i);
  expect(await recording.answer('history', {})).toEqual(
    await recorded([lines.join('\n')]).recording.answer('history', {}),
  );
});

it('keeps points evenly and every change of the balance, however many there are', async () => {
  const time = (second: number) => new Date(Date.UTC(2026, 10, 14) + second * 1000).toISOString().replace('.000', '');
  const sales = Array.from({ length: 9000 }, (_, at) => ({
    timestamp: time(60 + at * 30),
    event: 'MarketSell',
    Type: 'gold',
    Count: 1,
    SellPrice: 10,
    TotalSale: 10,
  }));
  const start = { timestamp: time(0), event: 'LoadGame', Commander: 'A', Ship: 'asp', ShipID: 1, Credits: 1000 };
  const lines = [{ timestamp: time(0), event: 'Fileheader', part: 1 }, start, ...sales];
  const { recording } = recorded([`${lines.map((line) => JSON.stringify(line)).join('\n')}\n`]);
  const { points, money, earned } = await recording.answer('history', {});
  expect(points.length).toBeLessThanOrEqual(4001);
  expect(points.at(-1)?.credits).toBe(91_000);
  const steps = points.slice(2, -1).map(({ n }, at) => n - (points[at + 1]?.n ?? 0));
  expect(new Set(steps).size).toBe(1);
  expect(money).toEqual([{ kind: 'MarketSell', change: 90_000, count: 9000 }]);
  expect(earned.reduce((sum, { change }) => sum + change, 0)).toBe(90_000);
});
