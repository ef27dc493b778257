import { describe, expect, it } from 'vitest';
import { isWordOfGame } from '../../test/support/words.js';
import { checkEvent } from '../check/event/check-event.js';
import { decodeFlags } from '../interface/flag-tables.js';
import { limits } from '../interface/specified-limits.js';
import { relog } from './activities/relog.js';
import { landOn, takeOff } from './activities/surface/landing.js';
import { driveSrv } from './activities/surface/srv.js';
import { enterSupercruise } from './activities/travel/supercruise.js';
import { type Activity, wait, write, writeMade } from './activity.js';
import { Session } from './session.js';
import type { TimedWrite } from './session-output.js';
import { timestampOf } from './session-time.js';
import { canBeInterrupted } from './world/interruption.js';
import { makeWorld } from './world/make-world.js';
import { passTime } from './world/pass-time.js';
import type { World } from './world/world.js';

const now = Date.parse('2026-11-14T20:41:00Z') / 1000;

const body = {
  name: 'Sol 3 a',
  id: 4,
  radius: 900_000,
  gravity: 0.2,
  temperature: 200,
  breathable: false,
  distance: 500,
};

function world(): World {
  return makeWorld({ seed: 7, now, dialect: 'spec', startConditions: { ship: ['explorer'] } });
}

function conducted(of: World, activity: Activity, seconds = 3600): TimedWrite[] {
  return [...new Session({ world: of, startUp: activity, end: now + seconds }).writes()];
}

function statuses(moments: readonly TimedWrite[]): Readonly<Record<string, unknown>>[] {
  return moments.flatMap(({ companion }) => (companion?.event === 'Status' ? [{ ...companion }] : []));
}

describe('conducting', () => {
  it('timestamps what happens, and ends with an empty Status', () => {
    const moments = conducted(
      world(),
      (function* () {
        yield wait(12);
        yield write('CommunityGoal', { CurrentGoals: [] });
      })(),
    );
    const lines = moments.flatMap(({ event }) => event ?? []);
    expect(lines).toEqual([{ timestamp: '2026-11-14T20:41:12Z', event: 'CommunityGoal', CurrentGoals: [] }]);
    expect(moments.at(-1)).toEqual({
      at: (now + 12) * 1000,
      companion: { timestamp: '2026-11-14T20:41:12Z', event: 'Status', Flags: 0 },
    });
  });

  it.each([
    ['spec', 0],
    ['game', 1],
  ] as const)('computes costly fields in the dialect %s %i times, once per write', (dialect, times) => {
    let made = 0;
    const moments = conducted(
      makeWorld({ seed: 7, now, dialect, startConditions: { ship: ['explorer'] } }),
      (function* () {
        yield writeMade('Music', () => {
          made += 1;
          return { MusicTrack: 'NoTrack' };
        });
      })(),
    );
    expect(made).toBe(times);
    expect(moments.filter(({ event }) => event?.event === 'Music')).toHaveLength(times);
  });

  it('writes a list to its file first, then a bare line with the same time', () => {
    const Modules = [{ Slot: 'Radar', Item: 'int_sensors_size1_class1', Power: 0.16 }];
    const moments = conducted(
      world(),
      (function* () {
        yield write('ModuleInfo', { Modules });
      })(),
    );
    const timestamp = timestampOf(now);
    const written = moments.filter((each) => (each.event ?? each.companion).event === 'ModuleInfo');
    expect(written).toEqual([
      { at: now * 1000, companion: { timestamp, event: 'ModuleInfo', Modules } },
      { at: now * 1000, event: { timestamp, event: 'ModuleInfo' } },
    ]);
  });

  it('empties the file of a cleared route, in the live game only', () => {
    function* clears(): Activity {
      yield write('NavRouteClear', {});
    }
    const timestamp = timestampOf(now);
    const inGame = makeWorld({ seed: 7, now, dialect: 'game', startConditions: { ship: ['explorer'] } });
    const written = (of: World) =>
      conducted(of, clears()).filter((each) => (each.event ?? each.companion).event === 'NavRouteClear');
    expect(written(inGame)).toEqual([
      {
        at: now * 1000,
        companion: { timestamp: expect.any(String) as string, event: 'NavRouteClear', Route: [] },
        isFromBefore: true,
      },
      { at: now * 1000, companion: { timestamp, event: 'NavRouteClear', Route: [] } },
      { at: now * 1000, event: { timestamp, event: 'NavRouteClear' } },
    ]);
    expect(written(world())).toEqual([]);
  });

  it('writes every companion file of the live game before its line, and omits file-only fields from the line', () => {
    const station = { MarketID: 128, StationName: 'Abraham Lincoln', StarSystem: 'Sol' };
    function* visits(): Activity {
      yield write('Market', { ...station, StationType: 'Orbis', Items: [] });
      yield write('Outfitting', { ...station, Horizons: true, Items: [] });
      yield write('Shipyard', { ...station, Horizons: true, AllowCobraMkIV: false, PriceList: [] });
      yield write('FCMaterials', { MarketID: 3, CarrierName: 'A', CarrierID: 'X0X-00X', Items: [] });
      yield write('ShipLocker', {});
      yield write('Backpack', {});
      yield write('Cargo', { Vessel: 'Ship', Count: 0 });
    }
    const inGame = makeWorld({ seed: 7, now, dialect: 'game', startConditions: { ship: ['explorer'] } });
    const kinds = ['Market', 'Outfitting', 'Shipyard', 'FCMaterials', 'ShipLocker', 'Backpack', 'Cargo'] as const;
    const session = new Session({ world: inGame, startUp: visits(), kinds });
    const written = [...session.writes()];
    const rows = ['Items', 'Components', 'Consumables', 'Data'];
    const listed = ['MarketID', 'StationName', 'StarSystem'];
    expect(written.map(({ event, companion }) => Object.keys(event ?? companion).slice(1))).toEqual([
      ['event', ...listed, 'StationType', 'Items'],
      ['event', ...listed, 'StationType'],
      ['event', ...listed, 'Horizons', 'Items'],
      ['event', ...listed],
      ['event', ...listed, 'Horizons', 'AllowCobraMkIV', 'PriceList'],
      ['event', ...listed],
      ['event', 'MarketID', 'CarrierName', 'CarrierID', 'Items'],
      ['event', 'MarketID', 'CarrierName', 'CarrierID'],
      ['event', ...rows],
      ['event'],
      ['event', ...rows],
      ['event'],
      ['event', 'Vessel', 'Count', 'Inventory'],
      ['event', 'Vessel', 'Count'],
    ]);
    expect(written.map(({ event }) => event !== undefined)).toEqual(kinds.flatMap(() => [false, true]));
    expect(new Set(written.map(({ event, companion }) => (event ?? companion).timestamp)).size).toBe(1);
  });

  it('ends when the time is up, in the middle of a wait', () => {
    const moments = conducted(
      world(),
      (function* () {
        yield wait(1000);
      })(),
      60,
    );
    expect(moments.at(-1)?.at).toBe((now + 60) * 1000);
  });

  it('writes Status every few seconds, and at once when something changes', () => {
    const of = world();
    const moments = conducted(
      of,
      (function* () {
        yield wait(20);
        of.cockpit.flags.add('NightVision');
        yield wait(1);
      })(),
    );
    const times = moments.map(({ at }) => at / 1000 - now);
    expect(times).toEqual([0, 5, 10, 15, 20, 20, 21]);
    const changed = statuses(moments).find(({ Flags }) => decodeFlags(Number(Flags)).includes('NightVision'));
    expect(changed?.timestamp).toBe(timestampOf(now + 20));
  });
});

describe('Status', () => {
  it('is never older than five seconds, whatever the sequence of waits', () => {
    const of = world();
    const moments = conducted(
      of,
      (function* () {
        for (const seconds of [4, 4.5, 0.5, 3, 4, 4, 2.25, 12]) {
          yield wait(seconds);
          yield write('CommunityGoal', { CurrentGoals: [] });
        }
      })(),
    );
    const times = moments.flatMap(({ at, companion }) => (companion ? [at] : []));
    for (const [index, at] of times.slice(1).entries()) expect(at - (times[index] ?? 0)).toBeLessThanOrEqual(5000);
    expect(moments.at(-1)?.at).toBe((now + 34.25) * 1000);
  });

  it('is written as soon as the ship has moved as far as allowed', () => {
    const of = world();
    of.place = { is: 'space', over: { body, latitude: 10, longitude: 10, heading: 0, altitude: 5000 } };
    of.motion = { north: 0.0385, east: 0, climb: 0 };
    const moments = conducted(
      of,
      (function* () {
        yield wait(30);
      })(),
    );
    const latitudes = statuses(moments).flatMap(({ Latitude }) => (Latitude === undefined ? [] : [Number(Latitude)]));
    for (const [index, latitude] of latitudes.slice(1).entries()) {
      expect(latitude - (latitudes[index] ?? 0)).toBeLessThan(1.01 * limits.flyingMove);
    }
  });
});

describe('the end', () => {
  it.each([0.0001, 0.4999, 1.0005, 100.0001])('is reached even after %f seconds', (seconds) => {
    const moments = conducted(
      world(),
      (function* () {
        for (;;) yield wait(7);
      })(),
      seconds,
    );
    expect(moments.at(-1)).toMatchObject({ companion: { event: 'Status', Flags: 0 } });
  });

  it('is marked by Shutdown in the live game, and by nothing in the specification', () => {
    for (const [dialect, written] of [
      ['game', ['Shutdown']],
      ['spec', []],
    ] as const) {
      const of = makeWorld({ seed: 7, now, dialect, startConditions: { ship: ['explorer'] } });
      const moments = conducted(
        of,
        (function* () {
          yield wait(1);
        })(),
      );
      expect(moments.flatMap(({ event }) => event?.event ?? [])).toEqual(written);
    }
  });
});

describe('the main menu', () => {
  it('has an empty Status until the game is loaded again', () => {
    const of = makeWorld({ seed: 7, now, dialect: 'game', startConditions: { ship: ['explorer'] } });
    of.place = { is: 'space' };
    const moments = conducted(of, relog(of));
    const indexOf = (kind: string) => moments.findIndex(({ event }) => event?.event === kind);
    const [before, menu, after] = [
      moments.slice(0, indexOf('Music')),
      moments.slice(indexOf('Music'), indexOf('Location')),
      moments.slice(indexOf('Location'), -1),
    ].map(statuses);
    expect(menu?.length).toBeGreaterThan(2);
    for (const status of menu ?? []) {
      expect(Object.keys(status)).toEqual(['timestamp', 'event', 'Flags']);
      expect(status.Flags).toBe(0);
    }
    for (const status of [...(before ?? []), ...(after ?? [])]) expect(status.Flags).not.toBe(0);
    expect(moments[indexOf('Location') + 1]?.companion).toMatchObject({ event: 'Status', Fuel: expect.any(Object) });
  });

  it('burns no fuel, and no other activity can begin there', () => {
    const of = world();
    of.place = { is: 'space' };
    const before = { ...of.ship.fuel };
    of.isInMenu = true;
    passTime(of, 60);
    expect(of.ship.fuel).toEqual(before);
    expect(canBeInterrupted(of)).toBe(false);
    of.isInMenu = false;
    passTime(of, 60);
    expect(of.ship.fuel).not.toEqual(before);
    expect(canBeInterrupted(of)).toBe(true);
  });
});

describe('over a planet', () => {
  it('Status follows every move, in the ship and in the SRV, without findings', () => {
    const of = world();
    const moments = conducted(
      of,
      (function* () {
        yield* enterSupercruise(of);
        yield* landOn(of, body);
        yield* driveSrv(of);
        yield* takeOff(of);
      })(),
    );
    const all = statuses(moments);
    for (const status of all) {
      expect(checkEvent(status, { dialect: of.dialect }).filter((finding) => !isWordOfGame(finding))).toEqual([]);
    }
    const driving = all.filter(({ Flags }) => decodeFlags(Number(Flags)).includes('InSRV'));
    expect(driving.length).toBeGreaterThan(10);
    for (const [index, { Latitude, Longitude }] of driving.slice(1).entries()) {
      const before = driving[index];
      const move = Math.max(
        Math.abs(Number(Latitude) - Number(before?.Latitude)),
        Math.abs(Number(Longitude) - Number(before?.Longitude)),
      );
      expect(move).toBeLessThan(2 * limits.srvMove);
    }
    expect(all.some(({ Flags }) => decodeFlags(Number(Flags)).includes('AltitudeFromAverageRadius'))).toBe(true);
    expect(all.some(({ Flags }) => decodeFlags(Number(Flags)).includes('Landed'))).toBe(true);
  });
});

describe('a reservoir', () => {
  it('drains in flight and is refilled from the tank', () => {
    const of = world();
    const before = of.ship.fuel.main;
    conducted(
      of,
      (function* () {
        yield* enterSupercruise(of);
        yield wait(3 * 3600);
      })(),
      4 * 3600,
    );
    const { main, reservoir } = of.ship.fuel;
    expect(main).toBeLessThan(before);
    expect(reservoir).toBeGreaterThan(0);
    expect(reservoir).toBeLessThanOrEqual(of.ship.reservoirSize);
  });
});
