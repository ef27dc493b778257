import { describe, expect, it } from 'vitest';
import { at, play, rulesBrokenBy } from '../../../test/support/scenes.js';
import { encodeFlags, encodeFlags2, type Flag2Name, type FlagName } from '../../interface/flag-tables.js';
import type { Members } from '../../interface/object-rule.js';

function status(seconds: number, names: readonly FlagName[], more: Members = {}): Members {
  return at(seconds, 'Status', { Flags: encodeFlags(names), ...more });
}

function flags2(...names: Flag2Name[]): Members {
  return { Flags2: encodeFlags2(names) };
}

const sol = { StarSystem: 'Sol', SystemAddress: 10477373803 };
const deciat = { StarSystem: 'Deciat', SystemAddress: 6681123623626 };

describe('status/docked', () => {
  const jumped = [at(0, 'FSDJump', sol)];
  const docked = [at(0, 'Docked', sol)];

  it('finds a ship on the pad that has left it, in the file and in the journal', () => {
    const onPad = status(5, ['Docked', 'InMainShip']);
    expect(rulesBrokenBy(jumped, [onPad])).toEqual(['status/docked']);
    expect(rulesBrokenBy([...jumped, onPad])).toEqual(['status/docked']);
    expect(rulesBrokenBy([...docked, at(3, 'Undocked'), onPad])).toEqual(['status/docked']);
    expect(rulesBrokenBy([at(0, 'Location', { ...sol, Docked: false }), onPad])).toEqual(['status/docked']);
    expect(rulesBrokenBy([...jumped, at(3, 'Docked', sol), onPad])).toEqual([]);
  });

  it('finds a ship in flight that has just docked', () => {
    expect(rulesBrokenBy(docked, [status(5, ['InMainShip'])])).toEqual(['status/docked']);
    expect(rulesBrokenBy(docked, [status(11, ['InMainShip'])])).toEqual([]);
    expect(rulesBrokenBy(docked, [status(0, ['InMainShip'])])).toEqual([]);
    expect(rulesBrokenBy([...docked, status(0, ['InMainShip'])])).toEqual(['status/docked']);
  });

  it('says nothing of a Status that is older, much younger, of the menu, on foot or in a taxi', () => {
    const [early, late] = [-5, 4000].map((seconds) => status(seconds, ['Docked', 'InMainShip']));
    expect(rulesBrokenBy(jumped, [early ?? {}])).toEqual([]);
    expect(rulesBrokenBy(jumped, [late ?? {}])).toEqual([]);
    expect(rulesBrokenBy(docked, [at(5, 'Status', { Flags: 0 })])).toEqual([]);
    expect(rulesBrokenBy(jumped, [status(5, ['Docked'], flags2('OnFoot'))])).toEqual([]);
    expect(rulesBrokenBy(jumped, [status(5, ['Docked', 'InMainShip'], flags2('InTaxi'))])).toEqual([]);
    expect(rulesBrokenBy([...jumped, at(2, 'Shutdown')], [status(5, ['Docked', 'InMainShip'])])).toEqual([]);
  });
});

describe('status/docked of a commander who began on foot', () => {
  const aboard = [status(20, ['Docked', 'InMainShip'])];

  it('says nothing of the ship that they board, which was docked all the time', () => {
    const begun = at(0, 'Location', { ...sol, Docked: false, OnFoot: true });
    expect(rulesBrokenBy([begun, at(10, 'Embark')], aboard)).toEqual([]);
    expect(rulesBrokenBy([{ ...begun, OnFoot: false }, at(10, 'Embark')], aboard)).toEqual(['status/docked']);
  });
});

describe('status/fuel', () => {
  const jumped = at(0, 'FSDJump', { ...sol, FuelLevel: 20, FuelUsed: 3 });
  const fuel = (seconds: number, FuelMain: unknown, names: readonly FlagName[] = ['InMainShip'], more: Members = {}) =>
    status(seconds, names, { Fuel: { FuelMain }, ...more });

  it('lets a ship scoop as fast as it can, and burn as much', () => {
    expect(rulesBrokenBy([jumped], [fuel(15, 32)])).toEqual([]);
    expect(rulesBrokenBy([jumped], [fuel(5, 32)])).toEqual(['status/fuel']);
    expect(rulesBrokenBy([jumped], [fuel(5, 19)])).toEqual([]);
    expect(play({ journal: [jumped], companions: [fuel(5, 11)] })).toMatchObject([
      {
        rule: 'status/fuel',
        pointer: '/Fuel/FuelMain',
        message:
          'FuelMain is 11 t, but the jump at line 1 of Journal.2026-11-14T204100.01.log left 20 t, and no ship burns 9 t in 5 s without a jump',
      },
    ]);
  });

  it('needs lines for scooping where the journal records it, except for five tonnes', () => {
    const journal = [at(0, 'LoadGame'), jumped];
    expect(rulesBrokenBy(journal, [fuel(600, 25)])).toEqual([]);
    expect(rulesBrokenBy(journal, [fuel(600, 32)])).toEqual(['status/fuel']);
    expect(rulesBrokenBy([...journal, at(30, 'FuelScoop', { Scooped: 8 })], [fuel(600, 32)])).toEqual([]);
  });

  it.each([
    ['records scooping', [at(0, 'LoadGame'), jumped]],
    ['does not record it', [jumped]],
  ])('allows no more scooping than the seconds since the arrival where the journal %s', (_, journal) => {
    expect(rulesBrokenBy(journal, [fuel(2, 20.5)])).toEqual(['status/fuel']);
    expect(rulesBrokenBy(journal, [fuel(5, 24.4)])).toEqual(['status/fuel']);
    expect(rulesBrokenBy(journal, [fuel(5, 22)])).toEqual([]);
    expect(rulesBrokenBy(journal, [fuel(7, 24.4)])).toEqual([]);
  });

  it('allows for the fuel of a jump that is not yet recorded', () => {
    expect(rulesBrokenBy([jumped], [fuel(5, 11, ['InMainShip', 'FsdJump'])])).toEqual([]);
  });

  it('is about the tank of the own ship, since the last jump', () => {
    expect(rulesBrokenBy([jumped], [fuel(5, 0, ['InSRV'])])).toEqual([]);
    expect(rulesBrokenBy([jumped], [fuel(5, 8, ['InMainShip'], flags2('InTaxi'))])).toEqual([]);
    expect(rulesBrokenBy([jumped, at(2, 'Docked', sol)], [fuel(5, 32, ['InMainShip', 'Docked'])])).toEqual([]);
  });
});

describe('status/low-fuel', () => {
  const low = (names: readonly FlagName[], FuelMain: number) =>
    status(5, ['InMainShip', ...names], { Fuel: { FuelMain, FuelReservoir: 0.4 } });
  const journal = [at(0, 'Loadout', { FuelCapacity: { Main: 32 } })];

  it('expects the bit below a quarter of the tank, and only there', () => {
    expect(rulesBrokenBy(journal, [low([], 7)])).toEqual(['status/low-fuel']);
    expect(rulesBrokenBy(journal, [low(['LowFuel'], 7)])).toEqual([]);
    expect(rulesBrokenBy(journal, [low(['LowFuel'], 16)])).toEqual(['status/low-fuel']);
    expect(rulesBrokenBy(journal, [low([], 16)])).toEqual([]);
  });

  it('knows at least how much was once in the tank', () => {
    const jumps = [at(0, 'FSDJump', { FuelLevel: 28, FuelUsed: 4 }), at(4, 'FSDJump', { FuelLevel: 4, FuelUsed: 24 })];
    expect(rulesBrokenBy(jumps, [low([], 4)])).toEqual(['status/low-fuel']);
    expect(rulesBrokenBy(jumps, [low(['LowFuel'], 4)])).toEqual([]);
    expect(rulesBrokenBy([...jumps, at(4, 'ShipyardSwap')], [low([], 4)])).toEqual([]);
  });

  it('takes the tank of a suit or an SRV for none', () => {
    expect(rulesBrokenBy([at(0, 'LoadGame', { FuelCapacity: 1 })], [low(['LowFuel'], 1)])).toEqual([]);
    expect(rulesBrokenBy([at(0, 'LoadGame', { FuelCapacity: 16 })], [low(['LowFuel'], 9)])).toEqual([
      'status/low-fuel',
    ]);
  });
});

describe('status/system', () => {
  const journal = [at(0, 'FSDJump', sol), at(60, 'FSDJump', deciat)];
  const body = (BodyName: string, more: Members = {}) =>
    status(90, ['InMainShip', 'HasLatLong'], { BodyName, ...more });

  it('finds a body of another system the journal knows', () => {
    expect(rulesBrokenBy(journal, [body('Sol 3 a')])).toEqual(['status/system']);
    expect(rulesBrokenBy(journal, [body('Deciat 6 a')])).toEqual([]);
    expect(rulesBrokenBy(journal, [body('Earth')])).toEqual([]);
    expect(rulesBrokenBy(journal, [body('Solitude 3')])).toEqual([]);
  });

  it('takes the old name of a renamed system for the same place', () => {
    const renamed = at(60, 'FSDJump', { ...sol, StarSystem: 'Home' });
    expect(rulesBrokenBy([at(0, 'FSDJump', sol), renamed], [body('Sol 3 a')])).toEqual([]);
  });

  it('takes the name of a station for what it is', () => {
    expect(rulesBrokenBy(journal, [body('Sol Memorial', flags2('OnFoot', 'OnFootInStation'))])).toEqual([]);
  });

  it.each(['InMulticrew', 'TelepresenceMulticrew'] as const)("does not judge %s, in another player's ship", (flag) => {
    expect(rulesBrokenBy(journal, [body('Sol 3 a', flags2('InTaxi'))])).toEqual(['status/system']);
    expect(rulesBrokenBy(journal, [body('Sol 3 a', flags2(flag))])).toEqual([]);
  });

  it('holds a destination to the address of its system', () => {
    const target = (System: unknown, Body = 0) =>
      status(90, ['InMainShip'], { Destination: { System, Body, Name: 'Sol' } });
    expect(rulesBrokenBy(journal, [target(10477373803n)])).toEqual([]);
    expect(rulesBrokenBy(journal, [target(6681123623626)])).toEqual(['status/system']);
    expect(rulesBrokenBy(journal, [target(6681123623626, 12)])).toEqual([]);
    expect(rulesBrokenBy([], [target(6681123623626)])).toEqual([]);
  });
});
