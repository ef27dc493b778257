import { describe, expect, it } from 'vitest';
import { checkEvent } from './check-event.js';

describe('checking one event', () => {
  const round: Record<string, unknown> = { event: 'FSDJump' };
  round.Factions = round;

  it.each([[() => 7], [Symbol('x')], [round], [{ event: () => 7 }], [{ event: Symbol('x') }], [[round]]])(
    'answers whatever it is given: %o',
    (value) => {
      expect(checkEvent(value).some(({ severity }) => severity === 'error')).toBe(true);
    },
  );

  it('knows the kinds outside the specification, and marks them in the spec dialect', () => {
    const music = { timestamp: '2026-11-14T20:41:00Z', event: 'Music', MusicTrack: 'Exploration' };
    expect(checkEvent(music)).toEqual([]);
    expect(checkEvent(music, { dialect: 'spec' })).toMatchObject([{ rule: 'event/kind', departure: true }]);
  });

  it('knows the damage of a jet cone in the form of today, and in that of 2016', () => {
    const module = { Module: '$modularcargobaydoor_name;', Module_Localised: 'Cargo Hatch' };
    const nameless = { '': module.Module, _Localised: module.Module_Localised };
    const damage = (year: number, fields: object) =>
      checkEvent({ timestamp: `${year}-11-14T20:41:00Z`, event: 'JetConeDamage', ...fields }).map(({ rule }) => rule);
    expect([damage(2026, module), damage(2016, nameless)]).toEqual([[], []]);
    expect(damage(2026, { Damage: 5 })).toEqual(['field/unknown']);
  });

  it('marks what the live game is known to write, unless there is too much of it to know', () => {
    const faction = { Name: 'x' };
    const docked = (extra: object) => ({
      timestamp: '2026-11-14T20:41:00Z',
      event: 'Docked',
      StationName: 'X',
      StationType: 'Coriolis',
      StationServices: ['dock'],
      StationFaction: faction,
      DistFromStarLS: 1,
      LandingPads: { Small: 1, Medium: 1, Large: 1 },
      ...extra,
    });
    const crowd = Object.fromEntries(Array.from({ length: 1100 }, (_, index) => [`x${index}`, 7]));
    const departures = (event: object) => checkEvent(event, { dialect: 'spec' }).map(({ departure }) => departure);
    expect(departures(docked({}))).toContain(true);
    expect(departures(docked(crowd))).not.toContain(true);
  });
});
