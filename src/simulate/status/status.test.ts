import { describe, expect, it } from 'vitest';
import { moon, playOf } from '../../../test/support/acted.js';
import type { Dialect } from '../../spec/dialect.js';
import { decodeFlags2 } from '../../spec/flags.js';
import type { Play } from '../play/play.js';
import { change } from '../ship/ship.js';
import { statusOf } from './status.js';

const timestamp = '2026-11-14T20:41:00Z';

/** Outside, on the ground of a body. */
function outside(dialect: Dialect, heading: number): Play {
  const play = playOf(7, dialect);
  const over = { body: moon, latitude: 1, longitude: 2, heading, altitude: 0 };
  play.place = { is: 'landed', over };
  play.ride = 'foot';
  play.footing = 'surface';
  play.spot = { ...over };
  return play;
}

describe('Status', () => {
  it.each([
    ['spec', 200, 200],
    ['game', 200, -160],
    ['game', 180, 180],
    ['game', 359, -1],
    ['game', 0, 0],
  ] as const)('in the dialect %s tells the heading %i of somebody on foot as %i', (dialect, heading, told) => {
    expect(statusOf(outside(dialect, heading), timestamp).Heading).toBe(told);
  });

  it('tells the heading of a ship from 0 to 359 in both dialects', () => {
    for (const dialect of ['spec', 'game'] as const) {
      const play = outside(dialect, 200);
      play.ride = 'ship';
      expect(statusOf(play, timestamp).Heading).toBe(200);
    }
  });

  it.each([
    [200, []],
    [150, ['Cold']],
    [81, ['Cold']],
    [60, ['Cold', 'VeryCold']],
    [350, ['Hot']],
    [500, ['Hot', 'VeryHot']],
  ])('at %i K says how it feels', (temperature, felt) => {
    const play = outside('game', 0);
    play.person.temperature = temperature;
    const told = decodeFlags2(Number(statusOf(play, timestamp).Flags2)).filter((name) => /Cold|Hot/.test(name));
    expect(told).toEqual(felt);
  });

  it('tells the cargo of what is ridden in', () => {
    const play = outside('game', 0);
    play.ship.cargo.clear();
    change(play.ship.cargo, 'gold', 7);
    change(play.ship.srvCargo, 'silver', 2);
    const cargo = (['ship', 'srv', 'taxi'] as const).map((ride) => {
      play.ride = ride;
      return statusOf(play, timestamp).Cargo;
    });
    expect(cargo).toEqual([7, 2, 0]);
  });

  it('tells the tank of the ship that somebody else flies', () => {
    const play = playOf();
    play.ride = 'taxi';
    play.host = { fuel: { main: 6.5, reservoir: 0.57 }, tank: 8, perLightYear: 0.04, range: 40 };
    const { Fuel, Pips } = statusOf(play, timestamp);
    expect({ Fuel, Pips }).toEqual({ Fuel: { FuelMain: 6.5, FuelReservoir: 0.57 }, Pips: [4, 4, 4] });
  });
});
