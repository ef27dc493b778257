import { describe, expect, it } from 'vitest';
import { type Arrival, arrivalsIn, jumpCount } from '../page/moment/current-place.js';
import { daysOf, distanceOf } from './story.js';
import { routeChart } from './story-charts.js';

const day = 86_400_000;

function arrival(n: number): Arrival {
  return { n, name: `System ${n}`, position: [n, 0, -n], isJump: n > 0, ...(n > 0 && { distance: 4.5 }) };
}

describe('the story of a journal', () => {
  it('has for each day of play what happened on it, also if it was played twice', () => {
    const spans = [
      { from: 0, to: 1000, first: 0, last: 9, launch: 0 },
      { from: 5000, to: 7000, first: 10, last: 19, launch: 10 },
      { from: day, to: day + 500, first: 20, last: 24, launch: 20 },
    ];
    const ledger = [2, 12, 22].map((n) => ({ n, kind: 'MarketSell', change: n * 100, count: 1 }));
    const reached: Arrival[] = [...[1, 11, 21, 23].map(arrival), { ...arrival(24), isCarried: true }];
    const days = daysOf({ spans, arrivals: reached, ledger });
    expect(days.map(({ arrivals, ...each }) => ({ ...each, at: arrivals.map(({ n }) => n) }))).toEqual([
      { date: '1970-01-01', played: 3000, lines: 20, jumps: 2, distance: 9, earned: 1400, at: [1, 11] },
      { date: '1970-01-02', played: 500, lines: 5, jumps: 2, distance: 9, earned: 2200, at: [11, 21, 23, 24] },
    ]);
  });

  it('draws more systems than a function takes arguments', () => {
    const [drawing] = routeChart(Array.from({ length: 200_000 }, (_, n) => arrival(n)));
    const route = drawing?.text ?? '';
    const shown = ['from System 0 to System 199999', '100,000 ly'].filter((text) => route.includes(text));
    expect(shown).toHaveLength(2);
    expect(route.length).toBeLessThan(400_000);
  });
});

it("counts a ship's own jumps, not those of a carrier", () => {
  const lines = ['FSDJump', 'CarrierJump', 'Location'].map((event, n) => ({ n, event: { event, StarSystem: 'Sol' } }));
  expect(jumpCount(arrivalsIn(lines))).toBe(1);
  const carried: Arrival = { ...arrival(9), isCarried: true };
  expect(distanceOf([arrival(0), arrival(1), carried, arrival(10)])).toBe(9);
});
