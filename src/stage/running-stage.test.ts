import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StageError } from '../direct/stage-error.js';
import { formatLine } from '../journal/format/format-line.js';
import { readLock } from '../journal/write/directory-lock.js';
import { openStage, startStage } from './open-stage.js';
import type { RunningStage } from './running-stage.js';
import { maxLeap } from './time/clock-limits.js';
import type { Clock } from './time/wall-clock.js';
import { withStage } from './with-stage.js';

let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-stage-'));
});

afterEach(() => rmSync(home, { recursive: true }));

const start = new Date('2026-11-14T20:41:00Z');

describe('a stage', () => {
  it('is idle after start-up, and does what is requested', async () => {
    await using stage = await startStage({ seed: 7, dialect: 'game' });
    expect(stage.state.place).toBe('docked');
    const before = stage.written.length;
    await stage.trigger('supercruise');
    expect(stage.state).toMatchObject({ place: 'supercruise' });
    const { events } = await stage.trigger('dock');
    expect(events.map(({ event }) => event)).toContain('Docked');
    expect(stage.written.length).toBeGreaterThan(before);
    expect(readdirSync(stage.directory)).toContain('Status.json');
  });

  it('is not affected by changes to the events it returned', async () => {
    await using stage = await startStage({ seed: 7, dialect: 'game' });
    const given: { Modules?: unknown[]; Items?: unknown[] }[] = [];
    stage.watch((event) => given.push(event as object));
    const { events } = await stage.trigger('relog');
    for (const event of [...events, ...stage.written, ...given] as typeof given) {
      for (const list of [event.Modules, event.Items]) {
        for (const row of list ?? []) Object.assign(row as object, { Item: 'torn', Name: 'torn' });
        list?.push('torn');
      }
    }
    const again = await stage.trigger('relog');
    expect(again.events.map(({ event }) => event)).toEqual(expect.arrayContaining(['Loadout', 'ShipLocker']));
    expect(again.events.map((event) => formatLine(event)).join('')).not.toContain('torn');
    const files = readdirSync(stage.directory).map((name) => readFileSync(path.join(stage.directory, name), 'utf8'));
    expect(files.join('')).not.toContain('torn');
  });

  it('is not affected by later changes to an injected event', async () => {
    await using stage = await startStage({ seed: 7, dialect: 'game' });
    const system = { event: 'FSDJump', StarSystem: 'Nowhere', SystemAddress: 7, StarPos: [1, 2, 3], Body: 'Nowhere A' };
    await stage.inject(system, { anyway: true });
    system.StarPos[0] = 99;
    expect(stage.written.at(-1)).toMatchObject({ StarPos: [1, 2, 3] });
    const { events } = await stage.trigger('relog');
    expect(events.find(({ event }) => event === 'Location')).toMatchObject({ StarPos: [1, 2, 3] });
  });

  it('gives the last line of each kind that a situation writes', async () => {
    await using stage = await startStage({ seed: 7, dialect: 'game' });
    const { events, wrote } = await stage.trigger('dock');
    expect(Object.keys(wrote)).toEqual(['DockingRequested', 'DockingGranted', 'Docked']);
    expect(wrote.Docked).toBe(events.findLast(({ event }) => event === 'Docked'));
    expect((await stage.trigger('supercruise')).wrote).toEqual({});
  });

  it('removes its own directory, and keeps one that was named', async () => {
    const stage = await startStage({ seed: 7 });
    await stage.close();
    await stage.close();
    expect(existsSync(stage.directory)).toBe(false);
    const named = await startStage({ seed: 7, directory: path.join(home, 'journals') });
    await named.close();
    expect(readdirSync(named.directory)).toContain('Status.json');
    expect(readLock(named.directory)).toBeUndefined();
  });

  it('refuses wrong requests with a sentence, and continues', async () => {
    await using stage = await startStage({ seed: 7, start });
    await expect(stage.trigger('dok' as 'dock')).rejects.toThrow('dock');
    await expect(stage.trigger(undefined as never)).rejects.toThrow('name a situation');
    await expect(stage.trigger('dock', 5 as never)).rejects.toThrow('must be an object');
    await expect(startStage({ speed: 0 })).rejects.toThrow('the speed must be a factor');
    await expect(stage.advance(0)).rejects.toThrow('in the past');
    await expect(stage.advance(Infinity)).rejects.toThrow('too far');
    await stage.trigger('dock');
    expect(stage.state.place).toBe('docked');
  });

  it('refuses a fault that is no text as it refuses any other argument', async () => {
    await using stage = await startStage({ seed: 7, dialect: 'game' });
    expect(() => stage.fault([] as never)).toThrow(expect.objectContaining({ code: 'invalid-argument' }));
  });

  it('changes ships on a carrier that has jumped', async () => {
    await using stage = await startStage({ seed: 204, plan: 'carrier', start, dialect: 'game' });
    await stage.trigger('carrier-jump');
    const { wrote } = await stage.trigger('ship-swapped');
    expect(wrote.ShipyardSwap).toMatchObject({ StoreOldShip: expect.any(String) as unknown });
  });

  it('spaces out simultaneous requests', async () => {
    await using stage = await startStage({ seed: 7, dialect: 'game' });
    const began = performance.now();
    const hello = { event: 'ReceiveText', From: '', Message: 'o7', Channel: 'local' };
    await Promise.all([stage.inject(hello), stage.inject(hello), stage.inject(hello)]);
    expect(performance.now() - began).toBeGreaterThan(290);
  });
});

describe('an injected event', () => {
  const hello = { event: 'ReceiveText', From: '', Message: 'o7', Channel: 'local' };

  it('takes no time', async () => {
    await using stage = await startStage({ seed: 7, start });
    const { timestamp } = stage.state;
    for (let times = 0; times < 4; times++) stage.injectNow(hello);
    expect(stage.state.timestamp).toBe(timestamp);
    expect(stage.written.filter(({ event }) => event === 'ReceiveText')).toHaveLength(4);
  });

  it('changes the state once the ship is at rest, and never goes back in time', async () => {
    await using stage = await startStage({ seed: 7, start, dialect: 'game' });
    stage.triggerNow('hyperspace');
    expect(stage.state.place).toBe('hyperspace');
    stage.injectNow({
      event: 'SupercruiseExit',
      StarSystem: stage.state.system.name,
      SystemAddress: 1,
      Body: 'x',
      BodyID: 1,
      BodyType: 'Star',
    });
    expect(stage.state.place).toBe('space');
    const times = stage.written.map(({ timestamp }) => timestamp);
    expect(times).toEqual([...times].sort((a, b) => (a < b ? -1 : 1)));
  });

  it('moves a commander on foot into the ship if it is about the ship', async () => {
    await using stage = await startStage({ seed: 7, start, dialect: 'game' });
    stage.triggerNow('disembark');
    expect(stage.state.ride).toBe('foot');
    stage.injectNow({ event: 'SupercruiseEntry', StarSystem: 'Sol', SystemAddress: 1 });
    expect(stage.state).toMatchObject({ ride: 'ship', place: 'supercruise' });
    expect(stage.state.flags2).toEqual([]);
  });

  it('sets the fuel and the balance of Status.json', async () => {
    await using stage = await startStage({ seed: 7, start });
    const status = stage.companion('Status');
    stage.injectNow({
      ...status,
      timestamp: stage.state.timestamp,
      Fuel: { FuelMain: 3, FuelReservoir: 0.2 },
      Balance: 5,
    });
    await stage.advance(stage.now + 60_000);
    expect(stage.state).toMatchObject({ commander: { credits: 5 }, ship: { fuel: { main: 3 } } });
    expect(stage.companion('Status')).toMatchObject({ Balance: 5 });
  });

  it('is refused if it is none, or wrong', async () => {
    await using stage = await startStage({ seed: 7, start });
    const before = stage.written.length;
    for (const [event, sentence] of [
      [{ event: 'Dockd' }, 'Docked'],
      [{ event: 'Docked' }, '/StationName'],
      [{ ...hello, timestamp: '2020-01-01T00:00:00Z' }, 'earlier than the last line'],
      [{ Message: 'o7' }, 'an event must have a name'],
      ['Docked', 'an event must be an object'],
    ] as const)
      expect(() => stage.injectNow(event)).toThrow(sentence);
    expect(stage.written).toHaveLength(before);
  });
});

describe('the time of an injected event', () => {
  const hello = { event: 'ReceiveText', From: '', Message: 'o7', Channel: 'local' };

  it.each(['.500Z', '+00:00', '.000Z'])('may be written with %s: times are compared as moments', async (end) => {
    await using stage = await startStage({ seed: 7, start });
    const timestamp = (stage.written.at(-1)?.timestamp ?? '').replace('Z', end);
    const { events } = stage.injectNow({ ...hello, timestamp });
    expect(events).toEqual([expect.objectContaining({ timestamp })]);
    expect(() => stage.injectNow({ ...hello, timestamp: '2026-11-14T20:40:59.999Z' })).toThrow(
      'is earlier than the last line',
    );
  });

  it.each([
    ['2026-11-14T22:50:00+02:00', 'write 2026-11-14T20:50:00Z'],
    ['2026-11-14 20:50:00', 'write 2026-11-14T20:41:00Z, in UTC, or leave it out'],
    ['soon', 'write 2026-11-14T20:41:00Z, in UTC, or leave it out'],
    [5, 'write 2026-11-14T20:41:00Z, in UTC, or leave it out'],
  ])('%j is refused, with the expected form', async (timestamp, advice) => {
    await using stage = await startStage({ seed: 7, start });
    expect(() => stage.injectNow({ ...hello, timestamp })).toThrow(advice);
    await stage.inject({ ...hello, timestamp }, { anyway: true });
    // Nothing is earlier than an invalid timestamp.
    await stage.inject(hello);
  });
});

describe('the clock of a stage', () => {
  it('refuses to leap to anything but a time to come, and continues unchanged', async () => {
    const wall = handClock();
    await using stage = await startStage({ seed: 7, start, wall, playing: true });
    for (const to of [Number.NaN, undefined, 'text', null, Infinity, -Infinity, -1, {}, 1e300]) {
      const before = stage.now;
      await expect(stage.advance(to as number)).rejects.toThrow(StageError);
      wall.pass(3000);
      expect(stage.now - before).toBe(3000);
      await stage.advance(stage.now + 60_000);
      expect(stage.now - before).toBe(63_000);
    }
  });

  it('does not run at what is no speed', async () => {
    await using stage = await startStage({ seed: 7, start });
    for (const speed of [Number.NaN, '4', null, 0, -1, -Infinity, 1e300, 1e-300, {}]) {
      await expect(startStage({ seed: 7, speed: speed as number })).rejects.toThrow('the speed must be a factor');
      expect(() => stage.setSpeed(speed as number)).toThrow('from 0.001 to 1000000, such as 4, or Infinity');
      expect(() => stage.play(speed as number)).toThrow(StageError);
      expect(stage).toMatchObject({ speed: 1, isPaused: true });
    }
  });

  it('reports a session that has fallen too far behind', async () => {
    const wall = handClock();
    await using stage = await startStage({ seed: 7, start, wall });
    stage.play(1_000_000);
    // More than two weeks of session time, which closing has to run through.
    wall.pass(1300);
    await expect(stage.advance(stage.now + 1000)).rejects.toThrow('far behind its clock; lower the speed');
  });

  it('steps to what is written next, which may be a file beside the journal alone', async () => {
    await using stage = await startStage({ seed: 7, start, plan: 'tour' });
    await stage.advance(stage.now + 60_000);
    const before = () => [stage.written.length, readFileSync(path.join(stage.directory, 'Status.json'), 'utf8')];
    let alone = 0;
    for (let count = 0; count < 60; count++) {
      const [lines, status] = before();
      const written = stage.step().length;
      const [linesNow, statusNow] = before();
      if (linesNow === lines && statusNow !== status) alone++;
      expect(linesNow).toBe(Number(lines) + written);
    }
    expect(alone).toBeGreaterThan(0);
  });

  it('gives up a step if nothing is ever written', async () => {
    await using stage = await startStage({ seed: 7, start, kinds: ['CargoTransfer'] });
    expect(() => stage.step()).toThrow('nothing was written within a day');
  });

  it('leaps in slices, yields to other tasks, and can be aborted', async () => {
    await using stage = await startStage({ seed: 7, start, plan: 'trade' });
    const enough = new AbortController();
    const leap = stage.advance(stage.now + maxLeap, { signal: enough.signal });
    let turns = 0;
    const others = setInterval(() => (turns += 1), 1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    enough.abort();
    await expect(leap).rejects.toThrow('advancing was cancelled at');
    clearInterval(others);
    expect(turns).toBeGreaterThan(0);
    expect(stage.now).toBeLessThan(start.getTime() + maxLeap);
    await stage.trigger('dock');
    const before = stage.now;
    await stage.advance(before + 600_000);
    expect(stage.now).toBe(before + 600_000);
  });

  it('does not block closing while it leaps', async () => {
    const stage = await startStage({ seed: 7, start, plan: 'trade' });
    const leap = stage.advance(stage.now + maxLeap);
    const broken = leap.catch((error: Error) => error.message);
    await new Promise((resolve) => setImmediate(resolve));
    await stage.close();
    expect(await broken).toContain('advancing was cancelled');
  });

  it('continues from the time it shows, whatever is done to it', async () => {
    const wall = handClock();
    await using stage = await startStage({ seed: 7, start, wall, playing: true });
    const before = stage.now;
    for (let times = 0; times < 20; times++) {
      wall.pass(3000);
      stage.play(1);
    }
    expect(stage.now - before).toBe(60_000);
    stage.pause();
    wall.pass(60_000);
    expect(stage.now - before).toBe(60_000);
    stage.setSpeed(10);
    stage.play();
    wall.pass(1000);
    expect(stage.now - before).toBe(70_000);
  });

  it('leaps exactly as far as requested, however short', async () => {
    await using stage = await startStage({ seed: 7, start });
    const before = stage.now;
    for (let times = 0; times < 10; times++) await stage.advance(stage.now + 3000);
    expect(stage.now - before).toBe(30_000);
    expect(Date.parse(stage.state.timestamp)).toBeGreaterThan(before + 20_000);
  });

  it('does not leap over a pause to carry out a request', async () => {
    await using stage = await startStage({ seed: 7, start });
    stage.enqueue({ seconds: 7200 });
    stage.step();
    const before = stage.now;
    stage.injectNow({ event: 'ReceiveText', From: '', Message: 'o7', Channel: 'local' });
    expect(stage.now).toBe(before);
    stage.triggerNow('supercruise');
    expect(stage.now - before).toBeLessThan(600_000);
    expect(stage.state.place).toBe('supercruise');
  });
});

describe('an error around a stage', () => {
  const ours = path.basename(import.meta.filename);

  it.each<[string, (stage: RunningStage) => Promise<unknown>]>([
    ['trigger', (stage) => stage.trigger('dok' as 'dock')],
    [
      'trigger, after another that waits its turn',
      (stage) => Promise.all([stage.trigger('dock'), stage.trigger('dok' as 'dock')]),
    ],
    ['inject', (stage) => stage.inject({ event: 'Docked' })],
    ['advance', (stage) => stage.advance(Number.NaN)],
    ['openStage', () => openStage({ speed: 0 })],
    ['openStage in a directory that is taken', ({ directory }) => openStage({ directory })],
    ['withStage', () => withStage({ speed: 0 }, () => {})],
  ])('shows the line of the test that called %s', async (_, deed) => {
    await using stage = await startStage({ seed: 7 });
    const error = await deed(stage).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(Error);
    const { stack = '', name, message } = error as Error;
    expect(stack.startsWith(`${name}: ${message}\n    at `)).toBe(true);
    expect(stack).toContain(ours);
    // The first frame matters.
    expect(stack.split('\n    at ')[1]).toContain(ours);
  });

  it.each([
    ['a frozen error', Object.freeze(new TypeError('the tool knows nothing'))],
    [
      'an error whose message is fixed',
      Object.defineProperty(new Error('x'), 'message', { value: 'x', configurable: false, writable: false }),
    ],
    ['a text', 'the tool knows nothing'],
    ['nothing', undefined],
    ['an object without a prototype', Object.create(null) as unknown],
  ])('is thrown as it was: %s', async (_, thrown) => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failing = withStage({ seed: 7 }, () => {
      throw thrown;
    });
    expect(
      await failing.then(
        () => 'nothing was thrown',
        (error: unknown) => error,
      ),
    ).toBe(thrown);
    expect(reported).toHaveBeenCalledWith(expect.stringContaining('Reproduce with'));
  });

  it('is not masked by a failure while closing', async () => {
    const folder = path.join(home, 'state');
    mkdirSync(folder);
    const failing = withStage({ seed: 7, stateFile: path.join(folder, 'state.json') }, () => {
      rmSync(folder, { recursive: true });
      throw new TypeError('the tool knows nothing');
    });
    await expect(failing).rejects.toBeInstanceOf(TypeError);
    await expect(failing).rejects.toThrow(/the tool knows nothing[^]*closing the stage failed: cannot write/);
  });

  it('is reported with how to reproduce it', async () => {
    const options = { seed: 7, start, dialect: 'game', seconds: 7200, given: { system: 'Sol' } } as const;
    const failing = withStage(options, async (stage) => {
      await stage.trigger('dock', { station: 'Abraham Lincoln' });
      await stage.inject({ event: 'ReceiveText', From: '', Message: 'o7', Channel: 'local' });
      throw new TypeError('the tool knows nothing');
    });
    await expect(failing).rejects.toBeInstanceOf(TypeError);
    const text = await failing.catch((error: Error) => error.message);
    expect(text).toContain('the tool knows nothing\n\nReproduce with this scenario, as again.yaml:\n');
    expect(text).toContain(
      '    - { dock: { "station": "Abraham Lincoln" } }\n    - { inject: { "event": "ReceiveText"',
    );
    expect(text).toContain('\n\n  shakedown simulate again.yaml --out DIRECTORY');
  });

  it('is reported through the test runner, too, if requested', async () => {
    const reported: (() => void)[] = [];
    await using stage = await startStage({ seed: 7, whenTestFails: (report) => reported.push(report) });
    expect(reported).toHaveLength(1);
    expect(stage.reproduction).toContain('seed: 7');
  });

  it('releases the directory even if the state file cannot be written', async () => {
    const folder = path.join(home, 'state');
    const directory = path.join(home, 'journals');
    mkdirSync(folder);
    const stage = await startStage({ seed: 7, directory, stateFile: path.join(folder, 'state.json') });
    expect(JSON.parse(readFileSync(path.join(folder, 'state.json'), 'utf8'))).toEqual(structuredClone(stage.state));
    rmSync(folder, { recursive: true });
    await expect(stage.close()).rejects.toThrow('cannot write');
    expect(readLock(directory)).toBeUndefined();
  });

  it('leaves the answer key and the directory unchanged if the stage cannot open', async () => {
    const key = path.join(home, 'key.ndjson');
    writeFileSync(key, 'before\n');
    const directory = path.join(home, 'journals');
    await expect(startStage({ directory, answerKey: key, stateFile: home })).rejects.toThrow('is not a file');
    expect(readFileSync(key, 'utf8')).toBe('before\n');
    expect(existsSync(directory)).toBe(false);
  });
});

/** A clock that the test advances. */
function handClock(): Clock & { pass: (milliseconds: number) => void } {
  let now = start.getTime();
  return {
    now: () => now,
    sleep: (_, signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
    pass: (milliseconds) => {
      now += milliseconds;
    },
  };
}
