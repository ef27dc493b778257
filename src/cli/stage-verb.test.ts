import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Running, shakedown, start } from '../../test/shakedown.js';
import { takeForTemporary } from '../../test/support/temporary.js';

interface Ready {
  readonly ready: boolean;
  readonly directory: string;
  readonly port: number;
  readonly tokenFile: string;
  readonly seed: number;
  readonly pid: number;
}

describe('shakedown stage', () => {
  let home: string;
  let out: string;
  let stages: Running[];

  // Loading everything takes a while on a busy machine.
  beforeAll(() => shakedown('help'));

  beforeEach(() => {
    home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-stage-test-'));
    out = path.join(home, 'journals');
    stages = [];
    takeForTemporary(home);
  });

  afterEach(async () => {
    for (const each of stages) await each.interrupt();
    vi.unstubAllEnvs();
    rmSync(home, { recursive: true });
  });

  async function staged(...words: string[]): Promise<Running> {
    const running = start('stage', '--seed', '7', ...words);
    stages.push(running);
    const isForPrograms = words.includes('--format') && !words.includes('pretty');
    await (isForPrograms ? running.printed('"ready":true') : running.warned('control it with'));
    return running;
  }

  it('says that the addresses of services cannot be written', async () => {
    const file = path.join(home, 'nowhere', 'tool.env');
    const { code, err } = await shakedown('stage', '--with', 'eddn', '--env', file, '--out', out);
    expect(code).toBe(2);
    expect(err).toContain(`cannot write ${file}: it does not exist`);
  });

  it('has started up when it says that it is ready, in what the live game writes', async () => {
    const running = await staged('--out', out);
    expect(running.err()).toContain(`ready: writing into ${out}, seed 7 (Ctrl-C ends the session)`);
    const text = journalIn(out);
    for (const kind of ['Fileheader', 'LoadGame', 'Location']) expect(text).toContain(`"event":"${kind}"`);
    expect(existsSync(path.join(out, 'Status.json'))).toBe(true);
  });

  it('shows every event as watch does, and at the end how to reproduce the session', async () => {
    const running = await staged('--out', out);
    await running.printed('LoadGame');
    await shakedown('trigger', 'dock', '--set', 'station=Abraham Lincoln', '--out', out);
    expect(running.out()).toMatch(/^\d\d:\d\d:\d\d {2}Docked {2,}Abraham Lincoln/m);
    expect(running.out().indexOf('Fileheader')).toBeLessThan(running.out().indexOf('Docked'));
    expect(running.out()).not.toContain('"event"');
    expect(await running.interrupt()).toBe(130);
    expect(running.out()).toContain('Reproduce with');
    expect(running.out()).toContain('dock: { "station": "Abraham Lincoln" }');
  });

  it('prints one line for programs to control it, and nothing else', async () => {
    const running = await staged('--format', 'json', '--out', out);
    const ready = JSON.parse(running.out()) as Ready;
    expect(Object.keys(ready)).toEqual(['ready', 'directory', 'port', 'tokenFile', 'seed', 'pid']);
    expect(ready).toMatchObject({ ready: true, directory: path.resolve(out), seed: 7, pid: process.pid });
    const { details } = JSON.parse(readFileSync(ready.tokenFile, 'utf8')) as {
      details: { port: number; token: string };
    };
    expect(details.port).toBe(ready.port);
    const answer = await fetch(`http://127.0.0.1:${ready.port}/trigger`, {
      method: 'POST',
      headers: { authorization: `Bearer ${details.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ situation: 'supercruise' }),
    });
    expect(await answer.json()).toMatchObject({ state: { place: 'supercruise' } });
    expect(await running.interrupt()).toBe(130);
    expect(running.out().split('\n')).toHaveLength(1);
    expect(running.err()).toContain('Reproduce with');
  });

  it('follows that line with the events, each as the journal has it, if asked to', async () => {
    const running = await staged('--format', 'ndjson', '--out', out);
    await running.printed('"event":"LoadGame"');
    await shakedown('trigger', 'dock', '--out', out);
    await running.interrupt();
    const [, ...lines] = running.out().split('\n');
    expect(lines).toEqual(journalIn(out).trimEnd().split('\r\n'));
  });

  it('makes a new directory where none is named, and names it', async () => {
    const running = await staged('--format', 'json');
    const { directory } = JSON.parse(running.out()) as Ready;
    expect(path.dirname(directory)).toBe(path.resolve(home));
    expect(await shakedown('trigger', 'undock', '--out', directory)).toMatchObject({ code: 0 });
    await running.interrupt();
    expect(readdirSync(directory)).not.toContain('.shakedown-lock');
  });

  it('ends with exit code 0 if it is ended by a request', async () => {
    const running = await staged('--format', 'json', '--dialect', 'spec', '--paused', '--out', out);
    expect((await shakedown('clock', 'leap', '1m', '--out', out)).out).toContain('(paused)');
    await shakedown('clock', 'end', '--out', out);
    // It has ended before the interruption.
    await running.warned('Reproduce with');
    expect(await running.interrupt()).toBe(0);
    expect(journalIn(out)).not.toContain('Fileheader');
  });

  it.each([
    [['toor'], "unknown plan 'toor': did you mean 'tour'?"],
    [['--format', 'jsn'], "unknown format 'jsn': did you mean 'json'?"],
    [['--given', 'system=Sool'], 'Sol'],
    [['--out', ''], 'where should it write?'],
  ])('answers %j with a sentence, exit code 2, and leaves nothing behind', async (words, sentence) => {
    const { code, out: ready, err } = await shakedown('stage', ...words);
    expect({ code, ready }).toEqual({ code: 2, ready: '' });
    expect(err).toContain(sentence);
    expect(readdirSync(home)).toEqual([]);
  });
});

function journalIn(directory: string): string {
  const name = readdirSync(directory).find((each) => each.endsWith('.log')) ?? 'no journal';
  return readFileSync(path.join(directory, name), 'utf8');
}
