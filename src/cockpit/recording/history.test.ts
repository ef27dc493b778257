import { expect, it } from 'vitest';
import { lineAt, recorded, simulatedLines } from '../../../test/support/recorded.js';
import { moneyByKind } from '../report/story.js';

it('agrees with the moments of a session on balance, fuel and cargo', async () => {
  const { recording } = recorded([`${simulatedLines(3, 3600).join('\n')}\n`, simulatedLines(4, 3600).join('\n')]);
  const { points } = await recording.answer('history', {});
  const some = points.filter((_, at) => at % 3 === 0);
  expect(some.length).toBeGreaterThan(10);
  const moments = await Promise.all(some.map(({ n }) => recording.answer('moment', { lines: n + 1 })));
  const inMoments = moments.map(({ state: { commander, ship } }) => ({
    credits: commander.credits,
    fuel: ship.fuel.main,
    cargo: ship.tonnes,
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
  const { points, ledger } = await recording.answer('history', {});
  expect(points.length).toBeLessThanOrEqual(4001);
  expect(points.at(-1)?.credits).toBe(91_000);
  const steps = points.slice(2, -1).map(({ n }, at) => n - (points[at + 1]?.n ?? 0));
  expect(new Set(steps).size).toBe(1);
  expect(moneyByKind(ledger)).toEqual([{ kind: 'MarketSell', change: 90_000, count: 9000 }]);
});

const logIn = (seconds: number, name: string, credits: number) => [
  lineAt(seconds, 'Fileheader', '"part":1'),
  lineAt(seconds + 1, 'LoadGame', `"Commander":"${name}", "Ship":"asp", "ShipID":1, "Credits":${credits}, "Loan":0`),
];
const sale = (seconds: number, amount: number) =>
  lineAt(seconds, 'MarketSell', `"Type":"gold", "Count":1, "SellPrice":${amount}, "TotalSale":${amount}`);

it('counts each line in the ledger, also where the balance is not certain, and ends with the last line', async () => {
  const lines = [...logIn(0, 'A', 1000), lineAt(9, 'Resupply'), sale(10, 50), sale(20, 50), lineAt(900, 'Music')];
  const { points, ledger } = await recorded([`${lines.join('\n')}\n`]).recording.answer('history', {});
  expect(ledger).toEqual([{ n: 3, kind: 'MarketSell', change: 100, count: 2 }]);
  expect(points.map(({ n, credits, likelyCredits }) => [n, credits, likelyCredits])).toEqual([
    [0, undefined, undefined],
    [1, 1000, undefined],
    [2, undefined, 1000],
    [3, undefined, 1050],
    [4, undefined, 1100],
    [5, undefined, 1100],
  ]);
});

it('says who plays from which line on, and keeps the ledgers of two commanders apart', async () => {
  const lines = [...logIn(0, 'A', 1000), sale(10, 50), ...logIn(20, 'B', 7), sale(30, 60), ...logIn(40, 'A', 2000)];
  const { ledger, commanders } = await recorded([`${lines.join('\n')}\n`]).recording.answer('history', {});
  expect(commanders).toEqual([
    { n: 0, name: 'A', credits: 1000 },
    { n: 3, name: 'B', credits: 7 },
    { n: 6, name: 'A', credits: 2000 },
  ]);
  expect(ledger.map(({ n, change }) => [n, change])).toEqual([
    [2, 50],
    [5, 60],
  ]);
});

it('counts wages once: exploration data states what is left after those right before it', async () => {
  const wage = (seconds: number, amount: number) =>
    lineAt(seconds, 'NpcCrewPaidWage', `"NpcCrewName":"Ann", "NpcCrewId":1, "Amount":${amount}`);
  const data = lineAt(
    40,
    'MultiSellExplorationData',
    '"Discovered":[], "BaseValue":112, "Bonus":0, "TotalEarnings":100',
  );
  const lines = [...logIn(0, 'A', 1000), wage(20, 6), wage(20, 3), sale(20, 50), wage(40, 7), wage(40, 5), data];
  const { points, ledger } = await recorded([lines.join('\n')]).recording.answer('history', {});
  expect(points.at(-1)).toMatchObject({ credits: 1141 });
  expect(moneyByKind(ledger)).toEqual([
    { kind: 'MultiSellExplorationData', change: 100, count: 1 },
    { kind: 'MarketSell', change: 50, count: 1 },
    { kind: 'NpcCrewPaidWage', change: -9, count: 2 },
  ]);
});
