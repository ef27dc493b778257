import { describe, expect, it } from 'vitest';
import { momentAfter } from '../../../../../test/support/moment-after.js';
import { encodeFlags, encodeFlags2 } from '../../../../interface/flag-tables.js';
import { cargoInHold } from '../more/stored-things.js';
import type { Reading } from './reading.js';
import { balanceReading, footReadings, generalReadings, pipReadings, positionReadings } from './ship-readings.js';
import { tankReadings } from './tank-readings.js';

const inShip = { Flags: encodeFlags(['InMainShip']), Flags2: 0 };
const Loadout = { FuelCapacity: { Main: 16, Reserve: 0.5 }, CargoCapacity: 64 };

/** A moment on 1 January. */
const newYear = (events: Parameters<typeof momentAfter>[0]) => ({
  ...momentAfter(events),
  time: Date.parse('2026-01-01T11:00:00Z'),
});

describe('the tanks', () => {
  it('are shown against what the ship can take', () => {
    const status = { ...inShip, Fuel: { FuelMain: 4, FuelReservoir: 0.25 }, Cargo: 64 };
    expect(tankReadings(momentAfter({ Loadout }, status)).map(({ value, share }) => [value, share])).toEqual([
      ['4 of 16 t', 0.25],
      ['0.25 of 0.5 t', 0.5],
      ['64 of 64 t', 1],
    ]);
  });

  it('have no bar where the size is not known, as in the SRV', () => {
    const status = { Flags: encodeFlags(['InSRV']), Fuel: { FuelMain: 0, FuelReservoir: 0.4 }, Cargo: 0 };
    expect(tankReadings(momentAfter({ Loadout }, status)).map(({ value, share }) => [value, share])).toEqual([
      ['0 t', undefined],
      ['0.4 t', undefined],
      ['0 t', undefined],
    ]);
  });

  it('are known from the journal, with the time, where there is no Status', () => {
    const events = {
      LoadGame: { timestamp: '2026-01-01T10:00:00Z', Ship: 'krait_light', FuelLevel: 16 },
      Loadout,
      Cargo: { timestamp: '2026-01-01T10:00:05Z', Count: 3 },
      FSDJump: { timestamp: '2026-01-01T10:20:30Z', FuelLevel: 12 },
    };
    expect(tankReadings(newYear(events)).map(({ value, at }) => [value, at])).toEqual([
      ['12 of 16 t', '10:20:30'],
      [undefined, undefined],
      ['3 of 64 t', '10:00:05'],
    ]);
    expect(balanceReading(momentAfter({ LoadGame: { Credits: 5000 } })).value).toBe('5,000 Cr');
  });

  it.each([{ Flags: 0 }, { Flags: 0, Flags2: 0 }])(
    'are known from the journal after the end, when Status is %j',
    (status) => {
      const LoadGame = { timestamp: '2026-01-01T10:00:00Z', Ship: 'krait_light', FuelLevel: 12, Credits: 5000 };
      const ended = { ...momentAfter({ LoadGame, Loadout, Shutdown: {} }, status), time: Date.UTC(2026, 0, 1, 11) };
      expect(tankReadings(ended)[0]).toMatchObject({ value: '12 of 16 t', at: '10:00:00', share: 0.75 });
      expect(balanceReading(ended)).toMatchObject({ value: '5,000 Cr', at: '10:00:00' });
    },
  );

  it('have the date beside a value from another day than the moment', () => {
    const events = { LoadGame: { timestamp: '2025-12-31T23:00:00Z', Ship: 'krait_light', FuelLevel: 16, Credits: 7 } };
    const moment = newYear(events);
    expect(tankReadings(moment)[0]).toMatchObject({ value: '16 t', at: '2025-12-31 23:00:00' });
    expect(balanceReading(moment)).toMatchObject({ value: '7 Cr', at: '2025-12-31 23:00:00' });
  });

  it('are full again after scooping, where there is no Status', () => {
    const events = {
      Loadout,
      FSDJump: { timestamp: '2026-01-01T10:20:30Z', FuelLevel: 2 },
      FuelScoop: { timestamp: '2026-01-01T10:22:00Z', Scooped: 5, Total: 16 },
    };
    expect(tankReadings(newYear(events))[0]).toMatchObject({ value: '16 of 16 t', at: '10:22:00' });
  });

  it('and the balance follow the trades of the journal, where there is no Status', () => {
    const events = {
      LoadGame: { timestamp: '2026-01-01T10:00:00Z', Ship: 'krait_light', ShipID: 1, Credits: 5000 },
      Cargo: { timestamp: '2026-01-01T10:00:05Z', Vessel: 'Ship', Count: 0, Inventory: [] },
      MarketBuy: { timestamp: '2026-01-01T10:30:00Z', Type: 'gold', Count: 3, BuyPrice: 1000, TotalCost: 3000 },
    };
    expect(balanceReading(newYear(events))).toMatchObject({ value: '2,000 Cr', at: '10:30:00' });
    expect(tankReadings(newYear(events))[2]?.value).toBe('3 t');
  });

  it('and the balance follow a line that is newer than Status, or than what Status says', () => {
    const events = {
      LoadGame: { timestamp: '2026-01-01T10:00:00Z', Ship: 'krait_light', ShipID: 1, Credits: 5000 },
      Cargo: { timestamp: '2026-01-01T10:00:05Z', Vessel: 'Ship', Count: 9 },
    };
    const onFoot = (timestamp: string) => ({ timestamp, Flags: 0, Flags2: 1, Balance: 7 });
    const balanceAt = (timestamp: string) => balanceReading(momentAfter(events, onFoot(timestamp))).value;
    expect([balanceAt('2026-01-01T09:00:00Z'), balanceAt('2026-01-01T11:00:00Z')]).toEqual(['5,000 Cr', '7 Cr']);
    expect(tankReadings(momentAfter(events, onFoot('2026-01-01T11:00:00Z')))[2]?.value).toBe('9 t');
  });

  it('say what is likely of a balance, and what was last certain', () => {
    const events = {
      LoadGame: { timestamp: '2026-01-01T03:39:00Z', Ship: 'krait_light', ShipID: 1, Credits: 57_000_000 },
      Resupply: { timestamp: '2026-01-01T03:50:00Z' },
      MarketSell: { timestamp: '2026-01-01T04:00:00Z', Type: 'gold', Count: 1, TotalSale: 2_200_000 },
    };
    expect(balanceReading(newYear(events))).toMatchObject({
      value: '≈ 59,200,000 Cr',
      at: 'last certain 57,000,000 Cr at 03:39:00',
    });
  });

  it('count a hold whose contents are not known, as the section of the hold does', () => {
    const events = {
      LoadGame: { timestamp: '2026-01-01T10:00:00Z', Ship: 'krait_light', ShipID: 1 },
      Docked: { timestamp: '2026-01-01T10:00:01Z', StationName: 'P0R-7FZ', StationType: 'FleetCarrier' },
      Cargo: { timestamp: '2026-01-01T10:00:05Z', Vessel: 'Ship', Count: 162 },
    };
    const moment = newYear(events);
    expect(tankReadings(moment)[2]).toMatchObject({ value: '162 t', at: '10:00:05' });
    expect(cargoInHold(moment)).toEqual([{ text: expect.stringMatching(/^162 t in the hold/) as string }]);
    const later = momentAfter(events, { ...inShip, Cargo: 3 });
    expect([tankReadings(later)[2]?.value, cargoInHold(later)?.[0]?.text?.slice(0, 3)]).toEqual(['3 t', '3 t']);
    // What the last line listed is not what Status counts now.
    const Cargo = { ...events.Cargo, Count: 9, Inventory: [{ Name: 'gold', Count: 9, Stolen: 0 }] };
    const since = momentAfter({ ...events, Cargo }, { ...inShip, Cargo: 3 });
    expect([tankReadings(since)[2]?.value, cargoInHold(since)?.[0]?.text?.slice(0, 3)]).toEqual(['3 t', '3 t']);
  });

  it('are an alarm when the fuel is low', () => {
    const status = { Flags: encodeFlags(['InMainShip', 'LowFuel']), Fuel: { FuelMain: 1 } };
    expect(tankReadings(momentAfter({}, status)).map(({ isAlarm }) => isAlarm)).toEqual([true, undefined, undefined]);
  });
});

describe('the pips', () => {
  const pips = (Pips: unknown) => pipReadings({ Pips }).map(({ value, share }) => [value, share]);

  it('are counted in halves, of four', () => {
    expect(pips([4, 8, 1])).toEqual([
      ['2', 0.5],
      ['4', 1],
      ['0.5', 0.125],
    ]);
  });

  it('are unknown where Status does not say', () => {
    expect(pipReadings({}).map(({ value }) => value)).toEqual([undefined, undefined, undefined]);
    expect(pips('full')).toEqual(pips(undefined));
    expect(pips([0, '4'])).toEqual([
      ['0', 0],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });
});

describe('general readings', () => {
  it('name the screen and the fire group', () => {
    const status = { ...inShip, GuiFocus: 5, FireGroup: 2, LegalState: 'IllegalCargo' };
    expect(valuesOf(generalReadings(momentAfter({}, status)))).toEqual({
      Heat: 'normal',
      'Fire group': 'C',
      'Legal state': 'Illegal cargo',
      Focus: 'Station services',
      Destination: undefined,
    });
  });

  it('say that a screen is unknown, and keep abbreviations together', () => {
    const focus = (GuiFocus: number) => valuesOf(generalReadings(momentAfter({}, { GuiFocus }))).Focus;
    expect([focus(9), focus(99)]).toEqual(['FSS mode', 'unknown (99)']);
  });

  it('show the destination as the game does', () => {
    const Destination = { System: 1, Body: 2, Name: '$USS;', Name_Localised: 'Distress call' };
    expect(valuesOf(generalReadings(momentAfter({}, { Destination }))).Destination).toBe('Distress call');
  });
});

describe('the position', () => {
  it('says what the altitude is measured from', () => {
    const altitude = (Flags: number) => valuesOf(positionReadings({ Flags, Altitude: 240_090 })).Altitude;
    expect(altitude(encodeFlags(['AltitudeFromAverageRadius']))).toBe('240.1 km, above the average radius');
    expect(altitude(0)).toBe('240.1 km, above the ground');
  });

  it('keeps 0 apart from what is absent', () => {
    expect(valuesOf(positionReadings({ Latitude: 0, Heading: 0 }))).toMatchObject({
      Latitude: '0.0000°',
      Longitude: undefined,
      Heading: '0°',
    });
  });
});

describe('on foot', () => {
  it('shows vitals as shares, and alarms', () => {
    const status = { Flags: 0, Flags2: encodeFlags2(['OnFoot', 'LowOxygen']), Oxygen: 0.2, Health: 1, Gravity: 0.3 };
    expect(footReadings(status).slice(0, 2)).toEqual([
      { label: 'Oxygen', value: '20 %', share: 0.2, isAlarm: true },
      { label: 'Health', value: '100 %', share: 1, isAlarm: false },
    ]);
    expect(valuesOf(footReadings(status)).Gravity).toBe('0.3 g');
  });

  it('has no weapon in hand if Status names an empty one', () => {
    const weapon = (SelectedWeapon: unknown) =>
      valuesOf(footReadings({ Flags: 0, Flags2: encodeFlags2(['OnFoot']), SelectedWeapon })).Weapon;
    expect([weapon(''), weapon(undefined), weapon('wpn_m_laser')]).toEqual(['none', undefined, 'wpn_m_laser']);
  });
});

it('takes whatever is of the wrong type for absent', () => {
  const rubbish = ['x', null, true, [], {}, -1];
  for (const value of rubbish) {
    const status = Object.fromEntries(
      ['Flags', 'Flags2', 'Fuel', 'Cargo', 'Balance', 'GuiFocus', 'FireGroup', 'Destination', 'Oxygen'].map((name) => [
        name,
        value,
      ]),
    );
    const at = momentAfter({ Loadout: { FuelCapacity: value, CargoCapacity: value } }, status);
    for (const reading of [...tankReadings(at), ...generalReadings(at), ...positionReadings(status)])
      expect(reading.value ?? '–').not.toMatch(/NaN|undefined|object/);
  }
  const all = [...tankReadings(momentAfter({})), ...generalReadings(momentAfter({})), ...footReadings(undefined)];
  expect(all.every(({ value, share }) => value === undefined && share === undefined)).toBe(true);
});

function valuesOf(readings: readonly Reading[]): Record<string, string | undefined> {
  return Object.fromEntries(readings.map(({ label, value }) => [label, value]));
}
