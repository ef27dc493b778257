import { describe, expect, it } from 'vitest';
import { momentAfter } from '../../../../test/support/moment-after.js';
import { encodeFlags, encodeFlags2, type Flag2Name, type FlagName } from '../../../interface/flag-tables.js';
import { placeIn } from './place-in-moment.js';

const FSDJump = { StarSystem: 'Sol', Body: 'Sol' };
const Docked = { StarSystem: 'Sol', StationName: 'Daedalus' };

describe('the place, by the journal alone', () => {
  it('is a station after docking', () => {
    expect(placeIn(momentAfter({ FSDJump, Docked }))).toEqual({ system: 'Sol', spot: 'Daedalus', doing: 'docked' });
  });

  it('is the system that was jumped to', () => {
    const at = momentAfter({ Docked, Undocked: { StationName: 'Daedalus' }, FSDJump: { StarSystem: 'Lave' } });
    expect(placeIn(at)).toEqual({ system: 'Lave', spot: undefined, doing: 'in supercruise' });
  });

  it('is still the old system while jumping to another', () => {
    const StartJump = { JumpType: 'Hyperspace', StarSystem: 'Lave' };
    expect(placeIn(momentAfter({ FSDJump, StartJump }))).toMatchObject({ system: 'Sol', doing: 'jumping to Lave' });
  });

  it('is the body that was landed on, also in the SRV', () => {
    const Touchdown = { StarSystem: 'Sol', Body: 'Europa' };
    expect(placeIn(momentAfter({ FSDJump, Touchdown, LaunchSRV: {} }))).toEqual({
      system: 'Sol',
      spot: 'Europa',
      doing: 'in the SRV',
    });
  });

  it('is known from the start of a session', () => {
    const Location = { StarSystem: 'Sol', Docked: true, StationName: 'Galileo', Body: 'Luna' };
    expect(placeIn(momentAfter({ Location }))).toEqual({ system: 'Sol', spot: 'Galileo', doing: 'docked' });
    expect(placeIn(momentAfter({ Location: { StarSystem: 'Sol', Body: 'Luna' } }))).toMatchObject({
      spot: 'Luna',
      doing: 'in space',
    });
  });

  it('is unknown before the first event, and from invalid events', () => {
    const nothing = { system: undefined, spot: undefined, doing: undefined };
    expect(placeIn(momentAfter({}))).toEqual(nothing);
    expect(placeIn(momentAfter({ Docked: { StarSystem: 1, StationName: [] } }, { Flags: 'all' }))).toEqual({
      ...nothing,
      doing: 'docked',
    });
  });
});

describe('what the commander does, by Status', () => {
  it.each<[string, FlagName[], Flag2Name[]]>([
    ['in hyperspace', ['InMainShip', 'FsdJump', 'Supercruise'], []],
    ['in supercruise', ['InMainShip', 'Supercruise'], []],
    ['gliding', ['InMainShip'], ['GlideMode']],
    ['docked', ['InMainShip', 'Docked'], []],
    ['landed', ['InMainShip', 'Landed'], []],
    ['in space', ['InMainShip'], []],
    ['in space, in a fighter', ['InFighter'], []],
    ['in the SRV', ['InSRV', 'Landed'], []],
    ['docked, in a taxi', ['InMainShip', 'Docked'], ['InTaxi']],
    ['on foot, in a hangar', [], ['OnFoot', 'OnFootInStation', 'OnFootInHangar']],
    ['on foot, outside', [], ['OnFoot', 'OnFootOnPlanet', 'OnFootExterior']],
    ['in the main menu', [], []],
  ])('is %s', (doing, on, on2) => {
    const at = momentAfter({ Docked }, { Flags: encodeFlags(on), Flags2: encodeFlags2(on2) });
    expect(placeIn(at).doing).toBe(doing);
  });

  it('is over after the game was left, whatever Status still says', () => {
    const status = { Flags: encodeFlags(['InMainShip']) };
    expect(placeIn(momentAfter({ Docked, Shutdown: {} }, status)).doing).toBe('out of the game');
  });

  it('names the body that Status names', () => {
    expect(placeIn(momentAfter({ FSDJump }, { BodyName: 'Mars' })).spot).toBe('Mars');
  });
});
