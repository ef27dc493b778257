import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shakedown } from '../../test/shakedown.js';
import { parseKinds } from './parse-kinds.js';

const start = '2026-11-14T20:41:00Z';

describe('shakedown simulate', () => {
  let home: string;
  let out: string;

  beforeEach(() => {
    home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-simulate-'));
    out = path.join(home, 'journals');
  });

  afterEach(() => rmSync(home, { recursive: true }));

  it('writes a tour and prints what it wrote', async () => {
    const ran = await shakedown('simulate', '--seed', '7', '--for', '10m', '--start', start, '--out', out);
    expect(ran.code).toBe(0);
    expect(ran.out).toMatch(/^plan {8}tour\nseed {8}7\n/);
    expect(ran.out).toContain('2026-11-14T20:41:00Z to 2026-11-14T20:51:00Z (10m)');
    expect(readdirSync(out)).toContain('Journal.2026-11-14T204100.01.log');
  });

  it('writes what the live game writes, or the letter of the specification if asked', async () => {
    const words = ['simulate', 'stay', '--for', '5m', '--start', start, '--clean', '--out', out];
    const firstLine = () => readFileSync(path.join(out, 'Journal.2026-11-14T204100.01.log'), 'utf8').split('\n')[0];
    expect(await shakedown(...words)).toMatchObject({ code: 0, err: '' });
    expect(firstLine()).toContain('"event":"Fileheader"');
    expect(await shakedown(...words, '--dialect', 'spec')).toMatchObject({ code: 0, err: '' });
    expect(firstLine()).not.toContain('"event":"Fileheader"');
  });

  it('says of a session at a later time than is known which version it writes', async () => {
    const stay = (...words: string[]) =>
      shakedown('simulate', 'stay', '--for', '1m', '--clean', '--out', out, ...words);
    const notice =
      'the session is of 2026-12-01 and writes version 4.4.1.1: what the game has written since 2026-10 is not known';
    const ran = await stay('--start', '2026-12-01T12:00:00Z');
    expect(ran).toMatchObject({ code: 0, err: notice });
    expect(ran.out).not.toContain('not known');
    const piped = await shakedown('simulate', 'stay', '--for', '1m', '--start', '2026-12-01', '--out', '-');
    expect(piped.out).not.toContain('not known');
    expect(piped.err).toContain(notice);
    for (const words of [
      [],
      ['--start', '2026-10-31T23:59:59Z'],
      ['--start', start],
      ['--start', '2026-12-01', '--client', 'legacy'],
      ['--start', '2026-12-01', '--dialect', 'spec'],
    ])
      expect((await stay(...words)).err, words.join(' ')).toBe('');
  });

  it('repeats the dialect that a scenario was played in, where that is not its own', async () => {
    const { out: page } = await shakedown('simulate', 'long-route', '--dialect', 'spec', '--out', out);
    expect(page).toContain('--dialect spec');
  });

  it('writes the journals before a scenario first, each time the same', async () => {
    const file = path.join(home, 'after-legacy.yaml');
    writeFileSync(file, 'before: [{ client: legacy, for: 2m }]\nlanguage: fr\nsteps: [wait: 5s]\n');
    const written = async () => {
      expect(await shakedown('simulate', file, '--clean', '--out', out)).toMatchObject({ code: 0, err: '' });
      const names = readdirSync(out).filter((name) => name.endsWith('.log'));
      return names.map((name) => readFileSync(path.join(out, name), 'utf8'));
    };
    // As texts, names of today's form come first.
    const [today, legacy] = await written();
    expect(legacy).toContain('"gameversion":"3.8');
    expect(today).toContain('French');
    expect(await written()).toEqual([today, legacy]);
    expect((await shakedown('simulate', file, '--language', 'xx', '--clean', '--out', out)).code).toBe(0);
    expect(readFileSync(path.join(out, 'Journal.2026-11-14T204100.01.log'), 'utf8')).toContain('German');
  });

  it('begins now, with any seed, and the command it prints repeats it', async () => {
    const now = () => Date.parse('2026-11-14T20:41:07.900Z');
    const first = await shakedown({ now }, 'simulate', 'trade', '--for', '5m', '--out', out);
    const command = first.out.split('\n').at(-1)?.trim() ?? '';
    expect(command).toMatch(
      /^shakedown simulate trade --seed \d+ --start 2026-11-14T20:41:07Z --for 5m --dialect game --out /,
    );
    const second = await shakedown(...command.split(' ').slice(1));
    expect(second).toEqual({ ...first, out: first.out.replaceAll(out, `${out}-again`) });
    rmSync(`${out}-again`, { recursive: true });
  });

  it('runs at a pace if asked', async () => {
    const words = ['--seed', '7', '--for', '1m', '--start', start, '--speed', '100000', '--out', out];
    const ran = await shakedown('simulate', ...words);
    expect(ran.code).toBe(0);
    expect(ran.err).toContain(`writing into ${out}, seed 7 (Ctrl-C ends the session)`);
    expect(ran.out).toContain('--speed 100000');
  });

  it.each([
    [['toor'], "no plan or scenario is named 'toor': did you mean 'tour'?"],
    [['--seed', '7.5'], "the seed must be an integer such as 7, not '7.5'"],
    [['--seed', 'x'], "the seed must be an integer such as 7, not 'x'"],
    [['--for', 'long'], "'long' is not a duration: write 90s, 10m, 1h30m or 2d"],
    [['--speed', 'fast'], "the speed must be max, 1 for real time, or a factor such as 4, not 'fast'"],
    [['--start', 'noon'], "'noon' is not a time: write it as 2026-11-14T20:41:00Z"],
    [['--start', '9001-01-01'], 'a session must begin and end between the years 1970 and 9000'],
    [['--for', '99999999d'], 'a session must begin and end between the years 1970 and 9000'],
    [['--dialect', 'gaem'], "unknown dialect 'gaem': did you mean 'game'?"],
    [['--kinds', 'Dokced'], "unknown kind 'Dokced': did you mean 'Docked'?"],
    [['--kinds', ' '], '--kinds takes the names of kinds, such as FSDJump,Docked'],
    [['--status-log', ''], '--status-log needs a file name'],
  ])('answers %j with a sentence and writes nothing', async (words, sentence) => {
    const ran = await shakedown('simulate', ...words, '--out', out);
    expect(ran).toEqual({ code: 2, out: '', err: `shakedown: ${sentence}` });
    expect(existsSync(out)).toBe(false);
  });

  it.each([[[]], [['--out', '']]])('asks where to write if that is left out (%j)', async (words) => {
    const err = 'shakedown: where should it write? Add a directory: --out journals';
    expect(await shakedown('simulate', ...words)).toEqual({ code: 2, out: '', err });
  });

  it('leaves a directory alone that has journals of another program', async () => {
    writeFileSync(path.join(home, 'Journal.2026-11-01T180000.01.log'), '');
    const { code, err } = await shakedown('simulate', '--out', home);
    expect(code).toBe(2);
    expect(err).toContain('was not written by Shakedown, so nothing is written beside it: choose an empty directory');
    expect(readdirSync(home)).toEqual(['Journal.2026-11-01T180000.01.log']);
  });

  it.runIf(process.platform === 'linux')('says where nothing can be made', async () => {
    const { code, err } = await shakedown('simulate', '--out', '/proc/journals');
    expect({ code, err }).toEqual({
      code: 2,
      err: 'shakedown: cannot create the directory /proc/journals: nothing can be created there',
    });
  });
});

describe('--kinds', () => {
  it('are named with commas between them, each once', () => {
    expect(parseKinds('FSDJump, Docked,FSDJump')).toEqual(['FSDJump', 'Docked']);
  });

  it.each([
    ['FSDJmp', "unknown kind 'FSDJmp': did you mean 'FSDJump'?"],
    [',', '--kinds takes the names of kinds'],
  ])('%j is answered with a sentence', (list, sentence) => {
    expect(() => parseKinds(list)).toThrow(sentence);
  });
});
