import { describe, expect, it } from 'vitest';
import { at, play, rulesBrokenBy } from '../../../test/support/scenes.js';
import type { Members } from '../../interface/object-rule.js';

const [a, b, c, d, x] = ['A', 'B', 'C', 'D', 'X'].map((StarSystem, index) => ({
  StarSystem,
  SystemAddress: 1000 + index,
}));

function jumps(...systems: (Members | undefined)[]): Members[] {
  return systems.map((system, index) => at(60 * (index + 1), 'FSDJump', system));
}

describe('a route in the file', () => {
  const file = (...Route: (Members | undefined)[]) => [at(30, 'NavRoute', { Route })];
  const journal = (...flown: (Members | undefined)[]) => [at(0, 'FSDJump', a), at(30, 'NavRoute'), ...jumps(...flown)];

  it('may be flown to its end and beyond, or not at all', () => {
    expect(rulesBrokenBy(journal(b, c, x, a), file(a, b, c))).toEqual([]);
    expect(rulesBrokenBy(journal(b), file(a, b, c))).toEqual([]);
    expect(rulesBrokenBy(journal(), file(a, b, c))).toEqual([]);
  });

  it('is held against the jumps that followed', () => {
    expect(play({ journal: journal(x, c), companions: file(a, b, c) })).toMatchObject([
      {
        rule: 'route/hops',
        kind: 'NavRoute',
        pointer: '/Route/1/StarSystem',
        message: 'the route goes on to B, but the ship jumped to X at line 3 of Journal.2026-11-14T204100.01.log',
      },
    ]);
    expect(rulesBrokenBy(journal(b, d), file(a, b, c, d))).toEqual(['route/hops']);
    expect(rulesBrokenBy(journal(b, a), file(a, b, c))).toEqual(['route/hops']);
    expect(rulesBrokenBy(journal(b, x), file(a, b, c))).toEqual(['route/hops']);
    expect(rulesBrokenBy(journal(b, c), file(a, { ...b, SystemAddress: 7 }, c))).toContain('route/hops');
    expect(rulesBrokenBy(journal(b, c), file(a, { ...b, StarSystem: 'Bee' }, c))).toEqual(['route/hops']);
  });

  it('is still held against them after another launch of the game', () => {
    const later = [at(900, 'Fileheader', { part: 1 }), at(960, 'FSDJump', d)];
    expect(rulesBrokenBy([...journal(b), ...later], file(a, b, c))).toEqual([]);
    expect(rulesBrokenBy([...journal(x), ...later], file(a, b, c))).toEqual(['route/hops']);
  });

  it('is held against no jump after a stay on a carrier, which may have moved', () => {
    const docked = (StationType: string) => at(40, 'Docked', { ...a, StationType });
    const flown = (StationType: string) => [...journal(), docked(StationType), ...jumps(x)];
    expect(rulesBrokenBy(flown('Orbis'), file(a, b, c))).toEqual(['route/hops']);
    expect(rulesBrokenBy(flown('FleetCarrier'), file(a, b, c))).toEqual([]);
  });

  it('may be left for a while where the journal would record another plotting', () => {
    const recorded = (...flown: (Members | undefined)[]) => [at(0, 'Fileheader', { part: 1 }), ...journal(...flown)];
    expect(rulesBrokenBy(recorded(b, x), file(a, b, c, d))).toEqual([]);
    expect(rulesBrokenBy(recorded(b, x, b), file(a, b, c, d))).toEqual([]);
    expect(rulesBrokenBy(recorded(b, x, c, d), file(a, b, c, d))).toEqual([]);
    expect(rulesBrokenBy(recorded(b, x, d), file(a, b, c, d))).toEqual(['route/hops']);
    expect(rulesBrokenBy(recorded(x), file(a, b, c, d))).toEqual(['route/hops']);
  });

  it('says nothing if it is older or newer than the last plotting, cleared, or empty', () => {
    const wrong = file(x, d);
    expect(rulesBrokenBy(journal(b), wrong)).toEqual(['route/start', 'route/hops']);
    expect(rulesBrokenBy([...journal(b), at(90, 'NavRoute')], wrong)).toEqual([]);
    expect(rulesBrokenBy([...journal(b), at(90, 'NavRouteClear')], wrong)).toEqual([]);
    expect(rulesBrokenBy([at(0, 'FSDJump', a), ...jumps(b)], wrong)).toEqual([]);
    expect(rulesBrokenBy(journal(b), [at(30, 'NavRoute', { Route: [] })])).toEqual([]);
    expect(rulesBrokenBy(journal(b), [at(30, 'NavRoute', { Route: [x, 'D'] })])).toEqual([]);
  });

  it('is not about jumps in a taxi, or after the ship was moved otherwise', () => {
    const [first, plotted] = journal();
    expect(rulesBrokenBy([first ?? {}, plotted ?? {}, at(60, 'FSDJump', { ...x, Taxi: true })], file(a, b, c))).toEqual(
      [],
    );
    expect(rulesBrokenBy([first ?? {}, plotted ?? {}, at(50, 'Location', d), ...jumps(x)], file(a, b, c))).toEqual([]);
  });

  it('is left when the pilot targets a system outside any route', () => {
    const target = (more: Members) => [...journal(), at(40, 'FSDTarget', more), ...jumps(x)];
    expect(rulesBrokenBy(target({}), file(a, b, c))).toEqual([]);
    expect(rulesBrokenBy(target({ RemainingJumpsInRoute: 2 }), file(a, b, c))).toEqual(['route/hops']);
  });

  it('begins where the ship was then, not where it is now', () => {
    expect(rulesBrokenBy(journal(b), file(b, c))).toContain('route/start');
  });
});

describe('a route in the journal itself', () => {
  const journal = (...flown: (Members | undefined)[]) => [
    at(0, 'FSDJump', a),
    at(30, 'NavRoute', { Route: [a, b, c, d] }),
    ...jumps(...flown),
  ];

  it('is held against each jump, and reported once', () => {
    expect(play({ journal: journal(b, x, d, a) })).toMatchObject([
      { rule: 'route/hops', kind: 'FSDJump', pointer: '/StarSystem', expected: 'C', found: 'X' },
    ]);
    expect(rulesBrokenBy(journal(b, c, d, x))).toEqual([]);
  });

  it('begins where the ship is', () => {
    expect(rulesBrokenBy([at(0, 'FSDJump', a), at(30, 'NavRoute', { Route: [b, c] })])).toEqual(['route/start']);
    expect(rulesBrokenBy([at(30, 'NavRoute', { Route: [b, c] })])).toEqual([]);
  });

  it('may have thousands of stops', () => {
    const stops = Array.from({ length: 5000 }, (_, index) => ({ StarSystem: `S ${index}`, SystemAddress: index }));
    const flight = stops.slice(1).map((stop, index) => at(60 * (index + 1), 'FSDJump', stop));
    expect(rulesBrokenBy([at(0, 'FSDJump', stops[0]), at(30, 'NavRoute', { Route: stops }), ...flight])).toEqual([]);
  });
});
