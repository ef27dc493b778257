import { describe, expect, it } from 'vitest';
import type { Moment } from '../../../protocol.js';
import { emptyMoment } from '../../../recording/advance-moment.js';
import { arrivalAt, arrivalsIn } from '../../moment/current-place.js';
import { routePlan } from './route-plan.js';
import { routeHeadline } from './route-words.js';

const stop = (n: number, starClass = 'K') => ({
  StarSystem: `System ${n}`,
  SystemAddress: 1000 + n,
  StarPos: [n * 3, n * 4, 0],
  StarClass: starClass,
});

const line = (n: number, event: object) => ({ n, text: JSON.stringify(event) });
const at = (second: number) => `2026-11-15T19:00:${String(second).padStart(2, '0')}Z`;

function moment({ route, lines = [] }: { route?: unknown; lines?: readonly object[] }): Moment {
  const numbered = lines.map((event, n) => line(n, { timestamp: at(n), ...event }));
  const kinds = numbered.map(({ text }) => (JSON.parse(text) as { event: string }).event);
  return {
    ...emptyMoment,
    lines: lines.length,
    latest: Object.fromEntries(numbered.map((each, index) => [kinds[index], each])),
    companions:
      route === undefined
        ? {}
        : { NavRoute: { time: Date.parse(at(0)), text: JSON.stringify({ event: 'NavRoute', Route: route }) } },
  };
}

const sixty = Array.from({ length: 61 }, (_, n) => stop(n, n % 2 ? 'TTS' : 'K'));

describe('a plotted route', () => {
  it('counts jumps and light-years from where the ship is', () => {
    const plan = routePlan(moment({ route: sixty, lines: [{ event: 'NavRoute' }, { event: 'FSDJump', ...stop(20) }] }));
    expect(plan).toMatchObject({ state: 'plotted', at: 20, jumpsLeft: 40, lightYearsLeft: 200, isComplete: false });
    expect(plan.next?.name).toBe('System 21');
    expect(plan.stops[1]).toMatchObject({ leg: 5, look: { sort: 'dry' } });
    expect(plan.stops[0]?.leg).toBeUndefined();
    expect(routeHeadline(plan)).toBe('40 jumps, 200 ly left to System 60');
  });

  it('goes by the latest arrival of any sort', () => {
    const lines = [
      { event: 'FSDJump', ...stop(3) },
      { event: 'CarrierJump', ...stop(5) },
    ];
    expect(routePlan(moment({ route: sixty, lines })).at).toBe(5);
    expect(routePlan(moment({ route: sixty, lines: [...lines, { event: 'Location', ...stop(4) }] })).at).toBe(4);
  });

  it('says so at its end', () => {
    const plan = routePlan(moment({ route: sixty, lines: [{ event: 'FSDJump', ...stop(60) }] }));
    expect(plan).toMatchObject({ isComplete: true, jumpsLeft: 0, lightYearsLeft: 0 });
    expect(plan.next).toBeUndefined();
    expect(routeHeadline(plan)).toBe('Arrived at System 60.');
  });

  it('says so when the ship is elsewhere, and offers the stop where it begins', () => {
    const plan = routePlan(moment({ route: sixty.slice(0, 4), lines: [{ event: 'FSDJump', ...stop(99) }] }));
    expect(plan).toMatchObject({ at: -1, jumpsLeft: 3 });
    expect(plan.next?.name).toBe('System 0');
    expect(routeHeadline(plan)).toBe('Not on the route: 3 jumps, 15 ly in all, to System 3.');
  });

  it('is found by name where old journals have no address', () => {
    expect(routePlan(moment({ route: sixty, lines: [{ event: 'FSDJump', StarSystem: 'System 7' }] })).at).toBe(7);
  });

  it('is gone after it was cleared, and back when another one is plotted', () => {
    const cleared = { event: 'NavRouteClear' };
    expect(routePlan(moment({ route: sixty, lines: [{ event: 'NavRoute' }, cleared] })).state).toBe('cleared');
    expect(routePlan(moment({ route: [], lines: [{ event: 'NavRoute' }] })).state).toBe('cleared');
    expect(routePlan(moment({ route: sixty, lines: [cleared, { event: 'NavRoute' }] })).state).toBe('plotted');
  });

  it('is unlisted without its file, unless the line itself lists it', () => {
    const plan = routePlan(moment({ lines: [{ event: 'NavRoute' }] }));
    expect(plan.state).toBe('unlisted');
    expect(routeHeadline(plan)).toContain('NavRoute.json');
    expect(routePlan(moment({ lines: [{ event: 'NavRoute', Route: sixty }] })).stops).toHaveLength(61);
  });

  it('is none if there never was one', () => {
    expect(routeHeadline(routePlan(emptyMoment))).toBe('No route is plotted.');
  });

  it('leaves out stops that are none, and never throws', () => {
    const route = [null, 3, 'x', {}, { StarSystem: 5 }, { StarSystem: 'A', StarPos: 'here', StarClass: 7 }, stop(1)];
    const plan = routePlan(moment({ route, lines: [{ event: 'FSDJump', StarSystem: null, StarPos: {} }] }));
    expect(plan.stops.map(({ name }) => name)).toEqual(['A', 'System 1']);
    expect(plan).toMatchObject({ at: -1, lightYearsLeft: 0 });
    expect(routePlan(moment({ route: 'nonsense' })).state).toBe('none');
    const broken = { ...emptyMoment, latest: { FSDJump: { n: 0, text: '{"half' }, NavRoute: { n: 1, text: '[]' } } };
    expect(routePlan(broken).state).toBe('unlisted');
  });
});

describe('the jumps flown', () => {
  const numbered = (events: readonly object[]) =>
    events.map((event, n) => ({ n, event: { timestamp: at(n), ...event } }));

  it('have the fuel of the own ship, not that of a taxi', () => {
    const fuel = { FuelLevel: 12.5, FuelUsed: 1.5 };
    const lines = [
      { event: 'Location', ...stop(0) },
      { event: 'FSDJump', ...stop(1), ...fuel },
      { event: 'FSDJump', ...stop(2), ...fuel, Taxi: true },
    ];
    const jumps = arrivalsIn(numbered(lines));
    expect(jumps.map(({ name, isJump, fuelLevel }) => [name, isJump, fuelLevel])).toEqual([
      ['System 0', false, undefined],
      ['System 1', true, 12.5],
      ['System 2', true, undefined],
    ]);
  });

  it('tell where the ship was at any time', () => {
    const jumps = arrivalsIn(numbered([1, 2, 3].map((n) => ({ event: 'FSDJump', ...stop(n) }))));
    expect(arrivalAt(jumps, Date.parse(at(1)) + 500)?.name).toBe('System 2');
    expect(arrivalAt(jumps, Date.parse(at(0)) - 1)).toBeUndefined();
  });
});
