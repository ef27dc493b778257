import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Running, shakedown, start } from '../shakedown.js';

let home: string;
let out: string;
let running: Running;

// Loading takes a while on a busy machine.
beforeAll(() => shakedown('help'));

beforeEach(async () => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-verbs-'));
  out = path.join(home, 'journals');
  running = start('simulate', 'stay', '--seed', '7', '--speed', '1', '--dialect', 'game', '--out', out);
  await running.warned('control it with');
});

afterEach(async () => {
  await running.interrupt();
  rmSync(home, { recursive: true });
});

describe('controlling a running session', () => {
  it('triggers a situation and prints what was written', async () => {
    const { code, out: printed } = await shakedown('trigger', 'supercruise', '--out', out);
    expect(code).toBe(0);
    expect(printed).toMatch(/^\d\d:\d\d:\d\d {2}SupercruiseEntry {10}in \S.*$/m);
    expect(printed).not.toContain('"event"');
    expect(printed.split('\n').at(-1)).toMatch(/^# \S+Z {2}supercruise, .+ \(speed 1\)$/);
    const docked = await shakedown('trigger', 'dock', '--out', out, '--format', 'json');
    expect(JSON.parse(docked.out)).toMatchObject({ state: { place: 'docked' }, seed: 7 });
  });

  it('prints what a situation would write, and writes nothing', async () => {
    const written = () => readdirSync(out).map((name) => readFileSync(path.join(out, name), 'utf8').length);
    await shakedown('clock', 'pause', '--out', out);
    const before = written();
    const { code, out: printed, err } = await shakedown('trigger', 'supercruise', '--dry-run', '--out', out);
    expect({ code, err }).toEqual({ code: 0, err: '(dry run: nothing was written)' });
    expect(printed).toContain('SupercruiseEntry');
    expect(printed.split('\n').at(-1)).toMatch(/ {2}supercruise, /);
    expect(written()).toEqual(before);
    const done = await shakedown('trigger', 'supercruise', '--out', out);
    expect(done.out.split('\n').slice(0, -1)).toEqual(printed.split('\n').slice(0, -1));
  });

  it('prints the state, as columns and as JSON', async () => {
    await shakedown('trigger', 'dock', '--out', out);
    const { code, out: columns } = await shakedown('state', '--out', out);
    expect(code).toBe(0);
    const json = await shakedown('state', '--out', out, '--format', 'json');
    const state = JSON.parse(json.out) as { place: string; system: { name: string }; station: { name: string } };
    expect(state.place).toBe('docked');
    expect(columns).toMatch(new RegExp(`^system\\.name +${state.system.name}$`, 'm'));
    expect(columns).toMatch(new RegExp(`^station\\.name +${state.station.name}$`, 'm'));
    expect(columns).toMatch(/^flags +Docked, /m);
  });

  it('reports a situation for which the dialect has no line', async () => {
    const plain = path.join(home, 'plain');
    const spec = start('simulate', 'stay', '--seed', '7', '--speed', '1', '--dialect', 'spec', '--out', plain);
    await spec.warned('control it with');
    const sentence =
      'undock has happened, but the dialect spec has no line for it: Undocked is outside the specification; --dialect game has more';
    expect(await shakedown('trigger', 'undock', '--out', plain)).toMatchObject({ code: 0, err: `(${sentence})` });
    const docked = await shakedown('trigger', 'dock', '--out', plain);
    expect(docked).toMatchObject({ code: 0, err: '' });
    const printed = await shakedown('trigger', 'undock', '--format', 'json', '--out', plain);
    expect(JSON.parse(printed.out)).toMatchObject({ hint: sentence });
    await spec.interrupt();
    expect(await shakedown('trigger', 'undock', '--out', out)).toMatchObject({ code: 0, err: '' });
  });

  it('causes faults, says where they happened, and stops one that repeats', async () => {
    const said = '{"event":"ReceiveText","From":"","Message":"o7","Channel":"local"}';
    const fault = (...words: string[]) => shakedown('fault', ...words, '--out', out);
    const listed = async () => JSON.parse((await fault('--format', 'json')).out) as object[];
    await fault('nul-run');
    await fault('lf/ReceiveText:100%');
    expect(await listed()).toEqual([
      { fault: 'nul-run', state: 'waiting', count: 0 },
      { fault: 'lf/ReceiveText:100%', state: 'repeating', count: 0 },
    ]);
    for (let at = 0; at < 3; at++) await shakedown('inject', said, '--out', out);
    const last = {
      file: expect.stringMatching(/^Journal\..+\.log$/),
      line: expect.any(Number),
      what: expect.any(String),
    };
    expect(await listed()).toEqual([
      { fault: 'nul-run', state: 'over', count: 1, last: { ...last, at: expect.stringMatching(/Z$/) } },
      { fault: 'lf/ReceiveText:100%', state: 'repeating', count: 2, last: expect.objectContaining(last) },
    ]);
    expect((await fault()).out.replaceAll(/\s+/g, ' ')).toMatch(
      /^nul-run over, happened 1 time, last at \S+Z in Journal\.\S+\.log:\d+: .+ lf\/ReceiveText:100% repeating, happened 2/,
    );
    expect(await fault('--stop', 'lf')).toMatchObject({ code: 0, out: expect.stringContaining('stopped') });
    await shakedown('inject', said, '--out', out);
    expect(await listed()).toMatchObject([{ state: 'over' }, { state: 'stopped', count: 2 }]);
    expect(await fault('--stop', 'lf')).toMatchObject({
      code: 2,
      err: expect.stringContaining('lf is not going on'),
    });
    expect(await fault('--stop')).toMatchObject({ code: 0, out: 'none' });
    expect(await fault('--stop', 'fl')).toMatchObject({ code: 2, err: expect.stringContaining('did you mean lf?') });
    expect(await fault('lf', '--stop')).toMatchObject({ code: 2 });
  });

  it('injects an event, from the command line or the standard input', async () => {
    const hello = '{"event":"ReceiveText","From":"","Message":"o7","Channel":"local"}';
    const { code, out: printed } = await shakedown('inject', hello, '--out', out);
    expect(code).toBe(0);
    expect(printed).toMatch(/^\d\d:\d\d:\d\d {2}ReceiveText {15}o7$/m);
    const input = () =>
      (async function* () {
        yield `${hello}\n${hello}\n`;
      })();
    const both = await shakedown({ input }, 'inject', '--out', out);
    expect(both.out.match(/ReceiveText/g)).toHaveLength(2);
  });

  it.each(['pretty', 'json'])('prints no terminal control characters, as %s', async (format) => {
    const event = { event: 'ReceiveText', From: '', Message: 'a\u009b31mb\u001b[0m\u202ec', Channel: 'local' };
    const { code, out: printed } = await shakedown('inject', JSON.stringify(event), '--out', out, '--format', format);
    expect(code).toBe(0);
    expect(printed.split('\n').join('')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(printed).toContain('u009b31mb');
    if (format === 'pretty') return;
    const [line = ''] = (JSON.parse(printed) as { lines: string[] }).lines;
    expect(JSON.parse(line)).toMatchObject({ Message: event.Message });
  });

  it('controls the clock', async () => {
    expect((await shakedown('clock', 'pause', '--out', out)).out).toContain('(paused)');
    expect((await shakedown('clock', 'speed', '100', '--out', out)).out).toContain('(paused)');
    expect((await shakedown('clock', 'play', '--out', out)).out).toContain('(speed 100)');
    expect((await shakedown('clock', 'leap', '10m', '--out', out)).code).toBe(0);
    expect((await shakedown('clock', 'speed', 'max', '--out', out)).out).toContain('(speed max)');
  });

  it.each([
    [['trigger', 'dok'], "unknown situation 'dok'"],
    [['trigger', 'dock', '--set', 'station=Jamson Memorial'], 'Jameson Memorial'],
    [['trigger', 'dock', '--set', 'station'], "'station' is not a setting"],
    [['inject', '{"event":"Docked"}'], '/StationName'],
    [['inject', 'rubbish'], 'that is not an event'],
    [['inject', '[]'], 'that is not an event'],
    [['clock', 'speed'], 'speed needs a factor'],
    [['clock', 'speed', '-1'], 'the speed must be max'],
    [['clock', 'leap', 'soon'], "'soon' is not a duration"],
    [['clock', 'stop'], 'step'],
    [['simulate', 'stay', '--speed', '1'], 'is being written by process'],
  ])('rejects %j with a sentence and exit code 2', async (words, sentence) => {
    const { code, err } = await shakedown(...words, '--out', out);
    expect(err).toContain(sentence);
    expect(err).not.toContain('    at ');
    expect(code).toBe(2);
  });

  it('reports that no session is running', async () => {
    const elsewhere = path.join(home, 'elsewhere');
    for (const words of [
      ['trigger', 'dock'],
      ['inject', '{"event":"X"}'],
      ['clock', 'play'],
      ['state'],
      ['trigger', 'dock', '--dry-run'],
    ]) {
      const { code, err } = await shakedown(...words, '--out', elsewhere);
      expect(err).toContain(`no stage is running in ${elsewhere}`);
      expect(code).toBe(2);
    }
    expect((await shakedown('trigger', 'dock')).err).toContain('which session?');
  });
});
