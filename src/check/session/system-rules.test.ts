import { describe, expect, it } from 'vitest';
import { at, play, rulesBrokenBy } from '../../../test/support/scenes.js';

const sol = { StarSystem: 'Sol', SystemAddress: 10477373803, StarPos: [0, 0, 0] };
const deciat = { StarSystem: 'Deciat', SystemAddress: 6681123623626, StarPos: [122.625, -0.8125, -47.28125] };

describe('system/address', () => {
  it('compares every kind that mentions systems, stops of routes included', () => {
    const other = { ...deciat, SystemAddress: 6681123623626 + 2 ** 40, StarPos: undefined };
    expect(rulesBrokenBy([at(0, 'FSDJump', deciat), at(60, 'Docked', other)])).toEqual(['system/address']);
    expect(
      play({ journal: [at(0, 'FSDJump', deciat)], companions: [at(60, 'NavRoute', { Route: [sol, other] })] }),
    ).toMatchObject([{ rule: 'system/address', pointer: '/Route/1/SystemAddress' }]);
  });

  it('reports a second address once', () => {
    const other = { ...deciat, SystemAddress: 6681123623626 + 2 ** 40 };
    const journal = [
      at(0, 'FSDJump', deciat),
      at(1, 'FSDJump', other),
      at(2, 'FSDJump', deciat),
      at(3, 'FSDJump', other),
    ];
    expect(rulesBrokenBy(journal)).toEqual(['system/address']);
  });

  it('lets two real systems share a name', () => {
    expect(rulesBrokenBy([at(0, 'Location', deciat), at(60, 'Location', { ...sol, StarSystem: 'Deciat' })])).toEqual(
      [],
    );
  });

  it('lets a system be renamed between two launches of the game, and not within one', () => {
    const renamed = { ...deciat, StarSystem: 'Farseer' };
    const header = at(30, 'Fileheader', { part: 1 });
    expect(rulesBrokenBy([at(0, 'Location', deciat), header, at(60, 'Location', renamed)])).toEqual([]);
    expect(
      play({ journal: [at(0, 'Location', deciat), header, at(60, 'Location', renamed), at(61, 'FSDJump', deciat)] }),
    ).toMatchObject([
      {
        rule: 'system/address',
        pointer: '/StarSystem',
        message: 'the SystemAddress 6681123623626 belongs to Farseer at line 3, but to Deciat here',
      },
    ]);
    const journal = [at(0, 'Location', deciat), header, at(50, 'Location', deciat), at(60, 'Location', renamed)];
    expect(rulesBrokenBy(journal)).toEqual(['system/address']);
  });

  it('leaves another name without a position to other rules', () => {
    const docked = { ...deciat, StarSystem: 'Farseer', StarPos: undefined };
    expect(rulesBrokenBy([at(0, 'Location', deciat), at(60, 'Docked', docked)])).toEqual(['docked/system']);
  });

  it.each([-1, -(2 ** 53) + 1, -(2n ** 63n)])('takes %s for an address that is wrong', (SystemAddress) => {
    const wrong = at(60, 'FSDJump', { ...deciat, SystemAddress });
    expect(rulesBrokenBy([at(0, 'FSDJump', deciat), wrong])).toEqual(['system/address', 'system/cell']);
    expect(rulesBrokenBy([wrong])).toEqual(['system/cell']);
  });
});

describe('system/position', () => {
  it('names the line of the first position', () => {
    const [finding] = play({ journal: [at(0, 'Location', sol), at(60, 'Location', { ...sol, StarPos: [0, 0.5, 0] })] });
    expect(finding).toMatchObject({ rule: 'system/position', pointer: '/StarPos' });
    expect(finding?.message).toBe('Sol is at [0, 0, 0] at line 1, but at [0, 0.5, 0] here');
  });

  it('takes what rounding leaves for the same', () => {
    expect(rulesBrokenBy([at(0, 'Location', sol), at(60, 'Location', { ...sol, StarPos: [0.01, 0, 0] })])).toEqual([]);
  });
});

it('reports at most twenty stops of a route', () => {
  const Route = Array.from({ length: 5000 }, (_, index) => ({
    ...sol,
    StarSystem: `System ${index}`,
    StarPos: [900, 0, 0],
  }));
  expect(rulesBrokenBy([at(0, 'NavRoute', { Route })])).toEqual(Array.from({ length: 20 }, () => 'system/cell'));
});

describe('factions', () => {
  const shares = (...all: unknown[]) => all.map((Influence, index) => ({ Name: `Faction ${index}`, Influence }));

  it('may add up to what rounding makes of 1, or to nothing at all', () => {
    expect(rulesBrokenBy([at(0, 'FSDJump', { Factions: shares(0.333333, 0.333333, 0.333332) })])).toEqual([]);
    expect(rulesBrokenBy([at(0, 'FSDJump', { Factions: shares(0) })])).toEqual([]);
    expect(rulesBrokenBy([at(0, 'FSDJump', { Factions: [] })])).toEqual([]);
    expect(rulesBrokenBy([at(0, 'FSDJump', { Factions: shares(0.5, 'half') })])).toEqual([]);
    expect(rulesBrokenBy([at(0, 'FSDJump', { Factions: shares(0.5, 0.525) })])).toEqual(['factions/influence']);
  });

  it('added up less exactly until 2018', () => {
    const old = { timestamp: '2018-03-01T20:00:00Z', event: 'FSDJump' };
    expect(rulesBrokenBy([{ ...old, Factions: shares(0.5, 0.515) }])).toEqual([]);
    expect(rulesBrokenBy([{ ...old, Factions: shares(0.5, 0.55) }])).toEqual(['factions/influence']);
  });

  it('are not looked up where none are listed, or one cannot be read', () => {
    const SystemFaction = { Name: 'Faction 7' };
    expect(rulesBrokenBy([at(0, 'FSDJump', { SystemFaction })])).toEqual([]);
    expect(rulesBrokenBy([at(0, 'FSDJump', { SystemFaction, Factions: [{ Influence: 1 }] })])).toEqual([]);
    expect(rulesBrokenBy([at(0, 'FSDJump', { SystemFaction: 'Faction 7', Factions: shares(1) })])).toEqual([]);
  });
});

describe('docked/system', () => {
  it('needs the address of the system that the ship was in', () => {
    const docked = at(60, 'Docked', { ...deciat, StarPos: undefined });
    expect(rulesBrokenBy([at(0, 'FSDJump', { StarSystem: 'Sol', SystemAddress: 10477373803 }), docked])).toEqual([
      'docked/system',
    ]);
    expect(rulesBrokenBy([at(0, 'FSDJump', { StarSystem: 'Sol' }), docked])).toEqual([]);
  });

  it('knows nothing of a ship that a carrier may have taken along', () => {
    const carrier = at(60, 'Docked', { ...deciat, StationType: 'FleetCarrier' });
    expect(rulesBrokenBy([at(0, 'FSDJump', deciat), carrier, at(9000, 'Docked', sol)])).toEqual([]);
    expect(
      rulesBrokenBy([at(0, 'FSDJump', deciat), carrier, at(9000, 'CarrierJump', sol), at(9900, 'Docked', deciat)]),
    ).toEqual(['docked/system']);
  });

  it('compares addresses where the name is left out', () => {
    expect(rulesBrokenBy([at(0, 'FSDJump', deciat), at(60, 'Docked', { SystemAddress: 10477373803 })])).toEqual([
      'docked/system',
    ]);
    expect(rulesBrokenBy([at(0, 'FSDJump', deciat), at(60, 'Docked')])).toEqual([]);
  });
});
