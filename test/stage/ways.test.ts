/** Situations come about as a player would do it. */
import { describe, expect, it } from 'vitest';
import { situationNames } from '../../src/direct/situations/situation-names.js';
import type { JournalEvent } from '../../src/journal/journal-event.js';
import { startStage } from '../../src/stage/open-stage.js';
import { oneIn } from '../thorough.js';
import { complaintsAbout } from './complaints.js';
import { Logbook } from './logbook.js';

const start = new Date('2026-11-14T20:41:00Z');

/** The kinds that each of some situations writes, in the dialect game. */
async function kindsOf(seed: number, ...names: readonly string[]): Promise<string[][]> {
  await using stage = await startStage({ seed, dialect: 'game', start });
  const logbook = new Logbook(stage.state.ship.fuel.capacity);
  logbook.read(stage.written);
  return names.map((name) => {
    const { events } = stage.triggerNow(name);
    expect(logbook.read(events), name).toEqual([]);
    return kinds(events);
  });
}

/** Lines that occur beside others, whatever happens. */
const surrounding = new Set(['Music', 'ReceiveText', 'ShipLocker', 'Backpack', 'Powerplay']);

function kinds(events: readonly JournalEvent[]): string[] {
  return events.map(({ event }) => event).filter((event) => !surrounding.has(event));
}

const docking = new Set(['DockingRequested', 'Docked', 'Undocked', 'RefuelAll']);

describe('fuel', () => {
  it('is used up in jumps and scooped from a star, without a station', async () => {
    await using stage = await startStage({ seed: 7, dialect: 'game', start });
    const logbook = new Logbook(stage.state.ship.fuel.capacity);
    stage.triggerNow('supercruise');
    logbook.read(stage.written);
    const low = stage.triggerNow('low-fuel', { fuel: '10%' });
    const share = low.state.ship.fuel.main / low.state.ship.fuel.capacity;
    expect(share).toBeLessThanOrEqual(0.1);
    expect(share).toBeGreaterThan(0.05);
    expect(kinds(low.events).filter((kind) => kind === 'FSDJump').length).toBeGreaterThan(2);
    const scooped = stage.triggerNow('scoop');
    expect(kinds(scooped.events)).toContain('FuelScoop');
    expect(scooped.state.flags).toContain('ScoopingFuel');
    const hot = stage.triggerNow('overheat');
    expect(kinds(hot.events)).toContain('HeatWarning');
    const again = stage.triggerNow('scoop');
    expect(kinds(again.events)).toContain('FuelScoop');
    const all = [...low.events, ...scooped.events, ...hot.events, ...again.events];
    expect(kinds(all).filter((kind) => docking.has(kind))).toEqual([]);
    expect(logbook.read(all)).toEqual([]);
  });

  it.each(['sidewinder', 'empire_courier', 'krait_mkii', 'type9'])('suffices to continue in a %s', async (ship) => {
    await using stage = await startStage({ seed: 23, dialect: 'game', start, given: { ship } });
    const { capacity } = stage.state.ship.fuel;
    const logbook = new Logbook(capacity);
    logbook.read(stage.written);
    for (const [name, overrides] of [
      ['low-fuel', { fuel: '10%' }],
      ['jump', {}],
      ['low-fuel', { fuel: '0%' }],
      ['dock', {}],
      ['undock', { fuel: '50%' }],
      ['refuel', {}],
    ] as const) {
      const { events, state } = stage.triggerNow(name, overrides);
      expect(logbook.read(events), name).toEqual([]);
      expect(state.ship.fuel.main).toBeGreaterThan(0);
    }
    expect(stage.state.ship.fuel.main).toBe(capacity);
  });

  it.each(oneIn(2, ['20%', '70%']))('is %s with any situation, and none of it vanishes', async (fuel) => {
    await using stage = await startStage({ seed: 8, dialect: 'game', start });
    const logbook = new Logbook(stage.state.ship.fuel.capacity);
    expect(logbook.read(stage.written)).toEqual([]);
    const refused: string[] = [];
    let seen = stage.written.length;
    for (const name of oneIn(8, situationNames)) {
      // A new commander has no permits.
      if (name === 'low-fuel' || name === 'new-commander') continue;
      try {
        stage.triggerNow(name, { fuel });
      } catch (error) {
        refused.push(`${name}: ${String(error)}`);
      }
      const written = stage.written.slice(seen);
      seen += written.length;
      expect(logbook.read(written), name).toEqual([]);
    }
    // Some things can be done in few places only, which may be out of range.
    expect(refused.filter((each) => !each.includes('is not possible with that much fuel'))).toEqual([]);
    expect(refused.length).toBeLessThan(Math.max(8, situationNames.length / 15));
    stage.end();
    expect(await complaintsAbout(stage.directory, 'game')).toEqual([]);
  });
});

describe('a condition that already holds', () => {
  it('is not left and entered again', async () => {
    const [, first, ...walks] = await kindsOf(9, 'land', 'disembark-planet', 'walk', 'walk');
    expect(first).toEqual(['Disembark', 'SuitLoadout']);
    for (const each of walks) for (const kind of ['Embark', 'Disembark', 'Liftoff']) expect(each).not.toContain(kind);
    expect(await kindsOf(9, 'disembark', 'concourse')).toEqual([['Disembark', 'SuitLoadout'], []]);
  });

  it('is normal space, wherever it was entered', async () => {
    const [, out, again] = await kindsOf(9, 'supercruise', 'normal-space', 'normal-space');
    expect(out).toEqual(['SupercruiseExit']);
    expect(again).toEqual([]);
  });
});

describe('a step in between', () => {
  it.each([
    [9, 'glide', 'dock'],
    [7, 'orbital-cruise', 'take-off'],
    [9, 'glide', 'taxi-ride'],
    [9, 'drive-srv', 'disembark-planet'],
  ])('waits for doors and landing gear (%i: %s, %s)', async (seed, first, second) => {
    const [, then] = await kindsOf(seed, first, second);
    expect(then).toContain(first === 'drive-srv' ? 'DockSRV' : 'Touchdown');
  });

  it('writes the suit of a passenger', async () => {
    const ways = await kindsOf(9, 'taxi-ride', 'embark', 'taxi-ride', 'dock');
    const all = ways.flat();
    const out = [...all.keys()].filter((index) => all[index] === 'Disembark');
    expect(out.length).toBeGreaterThan(2);
    expect(out.map((index) => all[index + 1])).toEqual(out.map(() => 'SuitLoadout'));
  });
});

describe('a mission that fails', () => {
  it('is reported after the next login, and no other is accepted', async () => {
    const [all = []] = await kindsOf(9, 'mission-failed');
    const after = all.slice(all.lastIndexOf('Missions'));
    expect(after.filter((kind) => kind.startsWith('Mission'))).toEqual(['Missions', 'MissionFailed']);
  });
});

describe('a trigger', () => {
  it.each([
    ['hyperspace', 'StartJump', 'FSDJump'],
    ['taxi-ride', 'BookTaxi', 'FSDJump'],
    ['multicrew-join', 'JoinACrew', 'QuitACrew'],
    ['glide', 'ApproachBody', 'Touchdown'],
    ['fighter', 'LaunchFighter', 'DockFighter'],
  ])('returns when it has reached %s; the rest follows with time', async (name, now, later) => {
    await using stage = await startStage({ seed: 1, dialect: 'game', start });
    const { events } = stage.triggerNow(name);
    expect(kinds(events)).toContain(now);
    expect(kinds(events)).not.toContain(later);
    const seen = stage.written.length;
    await stage.advance(Date.parse(stage.state.timestamp) + 3_600_000);
    expect(kinds(stage.written.slice(seen))).toContain(later);
  });
});
