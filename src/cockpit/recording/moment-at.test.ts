import { describe, expect, it } from 'vitest';
import { firstTime, lineAt, recorded, simulatedLines } from '../../../test/support/recorded.js';
import { isThorough } from '../../../test/thorough.js';

const day = 24 * 60 * 60;

describe('the moment at a time', () => {
  const times = [0, 10, 10, 20, day, day + 5];
  const { recording } = recorded([times.map((time) => lineAt(time)).join('\n')]);

  it.each([
    [-1, 0],
    [0, 1],
    [9.9, 1],
    [10, 3],
    [15, 3],
    [20, 4],
    [1000, 4],
    [day - 1, 4],
    [day, 5],
    [2 * day, 6],
  ])('%d s has %i lines', async (seconds, lines) => {
    expect((await recording.answer('moment', { time: firstTime + seconds * 1000 })).lines).toBe(lines);
  });

  it('is found although a clock was wrong for a line', async () => {
    const wrong = recorded([[0, 10, 30 * day, 20, 15, 30, -day, 40].map((time) => lineAt(time)).join('\n')]);
    const linesAt = async (seconds: number) =>
      (await wrong.recording.answer('moment', { time: firstTime + seconds * 1000 })).lines;
    expect(await linesAt(5)).toBe(1);
    expect(await linesAt(22)).toBe(5);
    expect(await linesAt(40)).toBe(8);
    expect(await linesAt(29 * day)).toBe(8);
    expect(await linesAt(31 * day)).toBe(3);
  });
});

describe('a moment', () => {
  it('is that of the end if nothing is said, or more lines than there are', async () => {
    const { recording } = recorded([`${lineAt(0, 'Docked')}\n${lineAt(1, 'Loadout')}\n`]);
    const end = await recording.answer('moment', {});
    expect(end).toMatchObject({
      lines: 2,
      time: firstTime + 1000,
      state: { place: 'docked', timestamp: '2026-11-14T20:41:01Z' },
      latest: { Loadout: { n: 1, text: lineAt(1, 'Loadout') } },
      companions: {},
    });
    expect(await recording.answer('moment', { lines: 100 })).toEqual(end);
  });

  it('has a jump to an address that no number has room for, at first and again', async () => {
    const jump = lineAt(0, 'FSDJump', '"StarSystem":"Sol", "SystemAddress":123456789012345678901, "Body":"Sol"');
    const { recording } = recorded([jump]);
    const jumps = async () => (await recording.answer('jumps', { from: 0 })).jumps.map(({ event }) => event);
    const expected = [
      {
        timestamp: '2026-11-14T20:41:00Z',
        event: 'FSDJump',
        StarSystem: 'Sol',
        SystemAddress: 123456789012345680000,
      },
    ];
    expect(await jumps()).toEqual(expected);
    expect(await jumps()).toEqual(expected);
  });

  it('reads only the lines it consists of', async () => {
    const padding = Array.from({ length: 20_000 }, (_, n) => lineAt(n, 'Music', `"Padding":"${'x'.repeat(200)}"`));
    const { recording, files } = recorded([[lineAt(0, 'Docked'), ...padding, lineAt(9, 'FSDJump')].join('\n')]);
    await recording.answer('moment', {});
    expect(files.bytesRead).toBeLessThan(1000);
    await recording.answer('moment', { lines: 20_000 });
    expect(files.bytesRead).toBeLessThan(1000);
  });

  it('is replayed from the launch it is in, and from snapshots since', async () => {
    const launch = [lineAt(0, 'Fileheader', '"part":1'), ...Array.from({ length: 5000 }, () => lineAt(1, 'Docked'))];
    const text = launch.join('\n');
    const { recording, files } = recorded([`${text}\n${text}\n`]);
    await recording.answer('moment', {});
    expect(files.bytesRead).toBeLessThan(text.length + 10_000);
    const before = files.bytesRead;
    await recording.answer('moment', { lines: 9000 });
    expect(files.bytesRead - before).toBeLessThan(text.length / 3);
  });

  it('has the locker and the backpack as the last list and the lines since then say', async () => {
    const list = (name: string) => `"Items":[{ "Name":"${name}", "Count":2 }]`;
    const lines = [
      lineAt(0, 'ShipLocker', list('first')),
      lineAt(0, 'Backpack', list('medkit')),
      lineAt(1, 'UpgradeSuit', '"Resources":[{ "Name":"first", "Count":1 }]'),
      lineAt(2, 'ShipLocker', list('second')),
      lineAt(2, 'ShipLocker'),
      lineAt(3, 'ShipLocker', `${list('broken')}, "Data":nan`),
      lineAt(4, 'BackpackChange', '"Removed":[{ "Name":"medkit", "Count":1 }]'),
      lineAt(5, 'ShipLocker'),
    ];
    const at = async (count: number) => {
      const { state } = await recorded([lines.join('\n')]).recording.answer('moment', { lines: count });
      return [state.locker?.counts, state.backpack?.counts];
    };
    expect(await at(3)).toEqual([{ first: 1 }, { medkit: 2 }]);
    expect(await at(4)).toEqual([{ second: 2 }, { medkit: 2 }]);
    expect(await at(7)).toEqual([{ second: 2 }, { medkit: 1 }]);
    expect(await at(8)).toEqual([undefined, { medkit: 1 }]);
  });

  it('has a parsable event for a line with stray bytes around it', async () => {
    const { recording } = recorded([`\uFEFF${lineAt(0, 'Loadout')}\n\0\0${lineAt(1, 'Missions')}\0\n`]);
    const { latest } = await recording.answer('moment', {});
    expect(latest.Loadout?.text).toBe(lineAt(0, 'Loadout'));
    expect(latest.Missions?.text).toBe(lineAt(1, 'Missions'));
  });

  it('comes in time although a whole file only looks like events', async () => {
    const broken = Array.from({ length: isThorough ? 60_000 : 3000 }, (_, n) => lineAt(n, 'FSDJump', '"Fuel":nan'));
    const { recording } = recorded([broken.join('\n')]);
    const { latest } = await recording.answer('moment', {});
    const { jumps } = await recording.answer('jumps', { from: 0 });
    expect([latest, jumps]).toEqual([{}, []]);
  });

  it('has the companions that were written by then', async () => {
    const lines = [0, 10, 20].map((seconds) => lineAt(seconds));
    const { recording } = recorded([lines.join('\n')]);
    for (const ms of [500, 10_900, 12_000, 19_000, 90_000])
      recording.addCompanion('Status', { time: firstTime + ms, text: String(ms) });
    recording.addCompanion('NavRoute', { time: firstTime + 11_000, text: 'route' });
    const at = async (ask: { lines?: number; time?: number }) => {
      const { companions } = await recording.answer('moment', ask);
      return [companions.Status?.text, companions.NavRoute?.text];
    };
    expect(await at({ lines: 0 })).toEqual([undefined, undefined]);
    expect(await at({ lines: 1 })).toEqual(['500', undefined]);
    expect(await at({ lines: 2 })).toEqual(['10900', undefined]);
    expect(await at({ time: firstTime + 12_500 })).toEqual(['12000', 'route']);
    expect(await at({ lines: 3 })).toEqual(['90000', 'route']);
    expect(await at({})).toEqual(['90000', 'route']);
  });

  it('of a simulated session has its ship, its place and its jumps', async () => {
    const { recording } = recorded([simulatedLines(11).join('\r\n')]);
    const { latest, state } = await recording.answer('moment', {});
    const { jumps } = await recording.answer('jumps', { from: 0 });
    expect(Object.keys(latest)).toEqual(expect.arrayContaining(['Loadout', 'FSDJump']));
    expect(state.system?.name).toBe(JSON.parse(latest.FSDJump?.text ?? '{}').StarSystem);
    expect(state.ship.type).toBe(JSON.parse(latest.Loadout?.text ?? '{}').Ship);
    const jump = JSON.parse(latest.FSDJump?.text ?? '{}');
    const shortened = jumps.at(-1)?.event ?? {};
    expect(jumps.at(-1)?.n).toBe(latest.FSDJump?.n);
    expect(jump).toMatchObject(shortened);
    expect(shortened).toMatchObject({ event: 'FSDJump', StarPos: jump.StarPos, FuelLevel: jump.FuelLevel });
    expect(shortened.Factions).toBeUndefined();
    expect(jumps.length).toBeGreaterThan(3);
  });
});
