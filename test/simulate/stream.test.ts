/** Sessions into standard output. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { dialectNames } from '../../src/interface/dialect/dialects.js';
import { shakedown, start as startCommand } from '../shakedown.js';
import { inHangar, start } from './flown.js';

const main = process.env.SHAKEDOWN_MAIN ?? path.resolve(import.meta.dirname, '../../dist/cli/main.js');
const fly = inHangar();

describe('a session into standard output', () => {
  it.each(dialectNames)('has the bytes of the journal, and nothing else, in the dialect %s', async (dialect) => {
    const words = ['--seed', '7', '--start', start, '--for', '1h', '--dialect', dialect];
    const { directory, statusLog } = await fly('journals', ...words);
    const journal = path.join(directory, 'Journal.2026-11-14T204100.01.log');
    const log = `${statusLog}-streamed`;
    const { code, out, err } = await shakedown('simulate', ...words, '--status-log', log, '--out', '-');
    expect(code).toBe(0);
    expect(`${out}\n`).toBe(readFileSync(journal, 'utf8'));
    expect(readFileSync(log, 'utf8')).toBe(readFileSync(statusLog, 'utf8'));
    expect(err).toContain('2026-11-14T20:41:00Z to 2026-11-14T21:41:00Z (1h)');
    expect(err).toMatch(/Reproduce with:\n {2}shakedown simulate tour --seed 7 .* --out -$/);
    expect(err).not.toMatch(/^(directory|journal|companions)/m);
    expect(existsSync('-')).toBe(false);
  });

  it('arrives line by line at a given speed, and Ctrl-C ends it', async () => {
    const session = startCommand('simulate', '--seed', '7', '--speed', '60', '--out', '-');
    await session.printed('"event":"EngineerProgress"');
    expect(await session.interrupt()).toBe(130);
    for (const line of session.out().split('\n')) expect(line).toMatch(/^\{ "timestamp":.* \}\r$/);
    expect(session.err()).toContain('--speed 60 --dialect game --out -');
  });

  it('waits for a slow reader', async () => {
    let waiting = 0;
    const print = async () => {
      waiting += 1;
      expect(waiting).toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      waiting -= 1;
    };
    const { code } = await shakedown(
      { print },
      'simulate',
      '--seed',
      '7',
      '--for',
      '1h',
      '--dialect',
      'game',
      '--out',
      '-',
    );
    expect(code).toBe(0);
  });

  it.each([
    [['--clean'], '--clean'],
    [['--state-file', 'state.json'], '--state-file'],
    [['--trigger', 'dock'], '--trigger'],
    [['--given', 'system=Sol'], '--given'],
    [['--fault', 'lf'], '--fault'],
    [['--answer-key', 'key.ndjson'], '--answer-key'],
    [['--port', '4711'], '--port'],
    [['--paused'], '--paused'],
    [['--timezone', 'Europe/Berlin'], '--timezone'],
  ])('refuses %j, which needs a directory', async (words, option) => {
    const { code, out, err } = await shakedown('simulate', ...words, '--out', '-');
    const message = `shakedown: ${option} needs a directory to write to, and --out - has none: add one, such as --out journals`;
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: message });
  });

  it('is not available for scenarios and stages', async () => {
    expect(await shakedown('simulate', 'docked', '--out', '-')).toMatchObject({ code: 2, out: '' });
    expect(await shakedown('stage', '--out', '-')).toMatchObject({
      code: 2,
      err: 'shakedown: a stage needs a directory: --out journals',
    });
  });
});

describe.runIf(process.platform !== 'win32')('a pipe', () => {
  it('to the checker has no findings', async () => {
    const words = ['simulate', '--seed', '1', '--dialect', 'game', '--out', '-'];
    const { codes, out } = await piped(words, [process.execPath, main, 'check', '--dialect', 'game', '-']);
    expect({ codes, out }).toEqual({ codes: [0, 0], out: expect.stringMatching(/^✔ /) as string });
  });

  it('that is closed ends the session quietly', async () => {
    const words = ['simulate', '--seed', '1', '--for', '1000h', '--dialect', 'game', '--out', '-'];
    const { codes, out, err } = await piped(words, ['head', '-1']);
    expect(out).toMatch(/^\{ "timestamp":"[^"]+", "event":"Fileheader".* \}\r\n$/);
    expect({ codes, err }).toEqual({ codes: [0, 0], err: '' });
  });
});

/** Pipes the command into another one. */
async function piped(words: readonly string[], [reader = '', ...others]: readonly string[]) {
  const session = spawn(process.execPath, [main, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  const other = spawn(reader, others, { stdio: [session.stdout, 'pipe', 'inherit'] });
  // Only the reader has the pipe open now, so its end closes the pipe.
  session.stdout.destroy();
  const ends = Promise.all([once(session, 'exit'), once(other, 'exit')]);
  const [out, err] = await Promise.all([text(other.stdout), text(session.stderr)]);
  return { codes: (await ends).map(([code]) => code as number | null), out, err };
}
