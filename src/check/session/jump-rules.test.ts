import { describe, expect, it } from 'vitest';
import { at, play, rulesBrokenBy } from '../../../test/support/scenes.js';

const sol = { StarSystem: 'Sol', SystemAddress: 10477373803, StarPos: [0, 0, 0] };
const centauri = { StarSystem: 'Alpha Centauri', SystemAddress: 1178708478315, StarPos: [3.03125, -0.09375, 3.15625] };
const luhman = { StarSystem: 'Luhman 16', SystemAddress: 22960358574928, StarPos: [6.3125, 0.59375, 1.71875] };

describe('jump/distance', () => {
  const toCentauri = at(60, 'FSDJump', { ...centauri, JumpDist: 9.5 });

  it('names the systems, their distance and the lines of both positions', () => {
    expect(play({ journal: [at(0, 'FSDJump', sol), toCentauri] })).toEqual([
      {
        rule: 'jump/distance',
        severity: 'warning',
        kind: 'FSDJump',
        pointer: '/JumpDist',
        expected: '4.377 ly',
        found: '9.5',
        message: 'JumpDist is 9.5 ly, but Sol to Alpha Centauri is 4.377 ly (StarPos at lines 1 and 2)',
      },
    ]);
  });

  it.each(['Location', 'CarrierJump'])('measures from a %s, too', (kind) => {
    expect(rulesBrokenBy([at(0, kind, sol), toCentauri])).toEqual(['jump/distance']);
  });

  it.each(['Died', 'Resurrect', 'LoadGame', 'Shutdown', 'JoinACrew', 'SystemsShutdown'])(
    'does not know where the ship is after %s',
    (kind) => {
      expect(rulesBrokenBy([at(0, 'FSDJump', sol), at(30, kind), toCentauri])).toEqual([]);
    },
  );

  it('does not know where a fleet carrier took the ship', () => {
    const docked = { ...sol, StarPos: undefined };
    expect(
      rulesBrokenBy([at(0, 'FSDJump', sol), at(30, 'Docked', { ...docked, StationType: 'FleetCarrier' }), toCentauri]),
    ).toEqual([]);
    expect(
      rulesBrokenBy([at(0, 'FSDJump', sol), at(30, 'Docked', { ...docked, StationType: 'Orbis' }), toCentauri]),
    ).toEqual(['jump/distance']);
  });

  it("does not measure from the own ship to another player's", () => {
    expect(rulesBrokenBy([at(0, 'FSDJump', sol), { ...toCentauri, Multicrew: true }])).toEqual([]);
  });

  it('leaves a position that is itself in doubt to the rules about systems', () => {
    const lost = { ...centauri, StarPos: [500, 0, 0], JumpDist: 4.377 };
    const journal = [
      at(0, 'FSDJump', sol),
      at(60, 'FSDJump', lost),
      at(120, 'FSDJump', { ...luhman, JumpDist: 3.651 }),
    ];
    expect(rulesBrokenBy(journal)).toEqual(['system/cell']);
  });

  it('leaves a position that contradicts an earlier one to system/position', () => {
    const moved = { ...centauri, StarPos: [3.03125, -0.09375, 4.15625], JumpDist: 4.377 };
    const journal = [at(0, 'FSDJump', centauri), at(60, 'FSDJump', sol), at(120, 'FSDJump', moved)];
    expect(rulesBrokenBy(journal)).toEqual(['system/position']);
    // Of two recorded positions none is certain, so the way from there is not measured either.
    expect(rulesBrokenBy([...journal, at(180, 'FSDJump', { ...sol, JumpDist: 9.5 })])).toEqual(['system/position']);
  });
});

describe('jump/fuel', () => {
  const jump = (seconds: number, FuelLevel: unknown, FuelUsed: unknown, more = {}) =>
    at(seconds, 'FSDJump', { FuelLevel, FuelUsed, ...more });

  it('lets fuel be burnt and reservoirs be filled, but not vanish', () => {
    expect(rulesBrokenBy([jump(0, 20, 3), jump(60, 16, 3)])).toEqual([]);
    expect(rulesBrokenBy([jump(0, 20, 3), jump(60, 12, 3)])).toEqual(['jump/fuel']);
    expect(rulesBrokenBy([jump(0, 20, 3), jump(1800, 12, 3)])).toEqual([]);
  });

  it('takes a rise in a journal of few kinds for scooping, if there was time for it', () => {
    expect(rulesBrokenBy([jump(0, 20, 3), jump(60, 29, 3)])).toEqual([]);
    const [finding] = play({ journal: [jump(0, 4, 3), jump(45, 28, 4)] });
    expect(finding?.message).toBe(
      'FuelLevel 28 t and FuelUsed 4 t make 32 t, but the jump at line 1 left 4 t, and no scoop takes in 28 t in 45 s',
    );
  });

  it('knows the stars that give no fuel from the routes plotted', () => {
    const route = (StarClass: string) => at(0, 'NavRoute', { Route: [{ ...luhman, StarClass }] });
    const flight = [jump(10, 4, 3, luhman), jump(130, 20, 3, sol)];
    expect(rulesBrokenBy([route('L'), ...flight])).toContain('jump/fuel');
    expect(rulesBrokenBy([route('AeBe'), ...flight])).toContain('jump/fuel');
    expect(rulesBrokenBy([route('K_OrangeGiant'), ...flight])).not.toContain('jump/fuel');
    expect(rulesBrokenBy([route('M'), ...flight])).not.toContain('jump/fuel');
  });

  describe('in a journal that records scooping', () => {
    const header = at(0, 'Fileheader', { part: 1 });
    const scoop = (seconds: number, Scooped: unknown) => at(seconds, 'FuelScoop', { Scooped });
    /** A flight that left with 4 t and comes to the next system with `more`. */
    const flight = (more: number, ...between: ReturnType<typeof at>[]) => [
      header,
      jump(10, 4, 3),
      ...between,
      jump(130, 1 + more, 3),
    ];

    it('needs a line for every whole portion', () => {
      expect(rulesBrokenBy(flight(11.1))).toEqual(['jump/fuel']);
      expect(rulesBrokenBy(flight(11.1, scoop(30, 5)))).toEqual(['jump/fuel']);
      expect(rulesBrokenBy(flight(11.1, scoop(30, 5), scoop(40, 6.1)))).toEqual([]);
      expect(rulesBrokenBy(flight(11.1, scoop(30, 'much')))).toEqual([]);
      expect(rulesBrokenBy(flight(11.1, at(30, 'RefuelAll')))).toEqual([]);
    });

    it('allows for the portion that the jump has cut short, and no more', () => {
      expect(rulesBrokenBy(flight(4.9))).toEqual([]);
      expect(rulesBrokenBy(flight(9.9, scoop(30, 5.003)))).toEqual([]);
      expect(play({ journal: flight(10.4, scoop(30, 5.003)) })[0]?.message).toBe(
        'FuelLevel 11.4 t and FuelUsed 3 t make 14.4 t, but the jump at line 2 left 4 t, and the journal records 5.003 t scooped since, and at most 5.05 t can go unrecorded',
      );
      expect(rulesBrokenBy(flight(5.2))).toEqual(['jump/fuel']);
    });

    it('allows for another with each drop out of supercruise, and notes what limpets of other ships may bring', () => {
      const drop = at(60, 'SupercruiseExit');
      expect(play({ journal: flight(9.8) })).toMatchObject([{ rule: 'jump/fuel', severity: 'warning' }]);
      expect(rulesBrokenBy(flight(9.8, drop))).toEqual([]);
      expect(play({ journal: flight(10.2, drop) })).toMatchObject([{ rule: 'jump/fuel', severity: 'note' }]);
    });

    it('goes on from what ReservoirReplenished and FuelScoop say of the tank', () => {
      const filled = (seconds: number, FuelMain: number) => at(seconds, 'ReservoirReplenished', { FuelMain });
      const overcharged = [header, jump(10, 20, 3), filled(50, 18.93), filled(53, 17.86), filled(56, 16.79)];
      expect(rulesBrokenBy([...overcharged, jump(90, 13.79, 3)])).toEqual([]);
      expect(play({ journal: [...overcharged, jump(90, 11.79, 3)] })[0]?.message).toContain(
        'but ReservoirReplenished at line 5 says 16.79 t, and no ship burns 2 t in 34 s',
      );
      const full = at(40, 'FuelScoop', { Scooped: 1, Total: 25.5 });
      expect(rulesBrokenBy([header, jump(10, 20, 3), full, jump(65, 26.5, 3)])).toEqual([]);
      expect(rulesBrokenBy([header, jump(10, 20, 3), full, jump(90, 22.5, 3)])).toEqual([]);
    });

    it('knows that the fuel of a jump is gone before its line', () => {
      const leaving = [
        at(60, 'StartJump', { JumpType: 'Hyperspace' }),
        at(70, 'ReservoirReplenished', { FuelMain: 15 }),
      ];
      expect(rulesBrokenBy([header, jump(10, 20, 3), ...leaving, jump(80, 14, 6)])).toEqual([]);
    });

    it('lets no portion come from a star without fuel, nor faster than a scoop works', () => {
      const route = (StarClass: string) => at(5, 'NavRoute', { Route: [{ ...luhman, StarClass }] });
      const near = (StarClass: string, seconds: number) => [
        header,
        route(StarClass),
        jump(10, 4, 3, luhman),
        jump(10 + seconds, 5.9, 3, { ...sol, JumpDist: 6.569 }),
      ];
      expect(rulesBrokenBy(near('K', 60))).toEqual([]);
      expect(rulesBrokenBy(near('L', 60))).toContain('jump/fuel');
      expect(rulesBrokenBy(near('K', 32))).toContain('jump/fuel');
    });

    it('lets a jump take what the reservoir of the ship holds from the tank', () => {
      const left = (less: number, ...before: ReturnType<typeof at>[]) => [
        header,
        ...before,
        jump(10, 20, 3),
        jump(55, 17 - less, 3),
      ];
      const loadout = at(5, 'Loadout', { FuelCapacity: { Main: 32, Reserve: 0.5 } });
      expect(rulesBrokenBy(left(1.66))).toEqual([]);
      expect(rulesBrokenBy(left(2.3))).toEqual(['jump/fuel']);
      expect(rulesBrokenBy(left(0.8, loadout))).toEqual([]);
      expect(rulesBrokenBy(left(1.3, loadout))).toEqual(['jump/fuel']);
    });
  });

  it.each(['Docked', 'Location', 'LoadGame', 'ShipyardSwap', 'LaunchDrone'])(
    'knows nothing of the tank after %s',
    (kind) => {
      expect(rulesBrokenBy([jump(0, 20, 3), at(30, kind), jump(60, 2, 3)])).toEqual([]);
    },
  );

  it("leaves the tanks of taxis and other players' ships alone", () => {
    expect(rulesBrokenBy([jump(0, 20, 3), jump(60, 2, 3, { Taxi: true }), jump(120, 12, 3)])).toEqual([]);
    expect(rulesBrokenBy([jump(0, 20, 3), jump(60, 2, 3, { Multicrew: true })])).toEqual([]);
  });

  it('finds less than nothing impossible, whatever was before', () => {
    expect(play({ journal: [jump(0, 3, -1)] })).toMatchObject([{ rule: 'jump/fuel', pointer: '/FuelUsed' }]);
    expect(play({ journal: [jump(0, -3, 1)] })).toMatchObject([{ rule: 'jump/fuel', pointer: '/FuelLevel' }]);
  });

  it('draws no conclusion from clocks that run backwards', () => {
    expect(rulesBrokenBy([jump(60, 20, 3), jump(0, 2, 3)])).toEqual([]);
  });
});
