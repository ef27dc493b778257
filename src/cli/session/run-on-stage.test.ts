import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordingShell } from '../../../test/shakedown.js';
import type { Clock } from '../../stage/time/wall-clock.js';
import { Interrupted, type Shell } from '../shell.js';
import { plainLook } from '../terminal/terminal-style.js';
import type { RunOptions } from './run-options.js';
import { runSession } from './run-session.js';

const start = new Date('2026-11-14T20:41:00Z');
const journalName = 'Journal.2026-11-14T204100.01.log';

let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-staged-'));
});

afterEach(() => rmSync(home, { recursive: true }));

describe('a session on a stage', () => {
  it.each(['spec', 'game'] as const)('has the same bytes at any speed, in the dialect %s', async (dialect) => {
    const written: Record<string, string>[] = [];
    for (const speed of [Infinity, 1, 4, 1000]) {
      const directory = path.join(home, String(speed));
      const statusLog = path.join(home, `${speed}.log`);
      await ran({ speed, directory, statusLog, dialect, seconds: 1500 });
      written.push({ ...contents(directory), log: readFileSync(statusLog, 'utf8') });
    }
    expect(Object.keys(written[0] ?? {})).toContain('ModulesInfo.json');
    expect(written.slice(1)).toEqual([written[0], written[0], written[0]]);
  });

  it('appears at its own pace: each line when it happens, and after the file it announces', async () => {
    const clock = steppingClock();
    const directory = path.join(home, 'out');
    const seen: { second: number; lines: string[]; hasModules: boolean }[] = [];
    const watching: Clock = {
      now: clock.now,
      sleep: async (milliseconds) => {
        const lines = readFileSync(path.join(directory, journalName), 'utf8').split('\r\n').slice(0, -1);
        const hasModules = existsSync(path.join(directory, 'ModulesInfo.json'));
        seen.push({ second: clock.now() / 1000, lines, hasModules });
        await clock.sleep(milliseconds, never);
      },
    };
    await ran({ speed: 4, directory, seconds: 400 }, { clock: watching });
    for (const { second, lines, hasModules } of seen) {
      const latest = lines.at(-1)?.slice('{ "timestamp":"'.length, '{ "timestamp":"2026-11-14T20:41:00Z'.length);
      if (latest === undefined) continue;
      // Four seconds of the session pass per real second.
      expect((Date.parse(latest) - start.getTime()) / 1000).toBeLessThanOrEqual(second * 4);
      expect(hasModules).toBe(lines.some((line) => line.includes('"event":"ModuleInfo"')));
    }
    expect(seen.length).toBeGreaterThan(20);
  });

  it('prints how to control it, shows the progress, and ends properly when interrupted', async () => {
    const enough = new AbortController();
    const clock = steppingClock((now) => now >= 600_000 && enough.abort());
    const pages: string[] = [];
    const err: string[] = [];
    const directory = path.join(home, 'out');
    const run = ran(
      { speed: 1, directory },
      { clock, signal: enough.signal, print: (page) => void pages.push(page), warn: (line) => void err.push(line) },
    );
    await expect(run).rejects.toBeInstanceOf(Interrupted);
    expect(err.join('\n')).toContain(`shakedown trigger dock --out ${directory}`);
    const status = readFileSync(path.join(directory, 'Status.json'), 'utf8');
    expect(status).toMatch(/^\{ "timestamp":"2026-11-14T20:5[01]:\d\dZ", "event":"Status", "Flags":0 \}\r\n$/);
    expect(pages[0]).toContain('--speed 1');
    expect(readdirSync(directory)).not.toContain('.shakedown-lock');
  });

  it('does first what is triggered', async () => {
    const directory = path.join(home, 'out');
    const triggers = ['supercruise', 'dock'];
    const { page } = await ran({ plan: 'stay', directory, triggers, seconds: 3600 });
    expect(readFileSync(path.join(directory, journalName), 'utf8')).toContain('"event":"Docked"');
    expect(page).toContain('--trigger supercruise --trigger dock');
  });

  it('leaves nothing behind where it cannot begin', async () => {
    const directory = path.join(home, 'out');
    await expect(ran({ directory, faults: ['torn-lin'] })).rejects.toThrow('did you mean torn-line?');
    await expect(ran({ directory, given: ['station=Nowhere'] })).rejects.toThrow('Nowhere');
    await expect(ran({ directory, given: ['station'] })).rejects.toThrow("'station' is not a setting");
    await expect(ran({ directory, stateFile: path.join(directory, 'state') })).rejects.toThrow(
      'is inside the journal directory',
    );
    await expect(ran({ directory, triggers: ['dok'] })).rejects.toThrow('dock');
    expect(readdirSync(home)).toEqual([]);
  });
});

interface OwnShell extends Partial<Shell> {
  readonly clock?: Clock;
}

async function ran(own: Partial<RunOptions>, { clock = steppingClock(), ...ownShell }: OwnShell = {}) {
  const { shell, out: pages } = recordingShell({ home, now: clock.now, ...ownShell });
  const runOptions: RunOptions = {
    plan: 'tour',
    directory: path.join(home, 'out'),
    seed: 7,
    start,
    seconds: 3600,
    speed: Infinity,
    dialect: 'spec',
    ...own,
  };
  await runSession(runOptions, shell, { look: plainLook, clock });
  return { page: pages.join('\n') };
}

const never = new AbortController().signal;

/** A clock that advances only during sleeps. */
function steppingClock(onStep?: (now: number) => void): Clock {
  let now = 0;
  const sleep = async (milliseconds: number) => {
    now += milliseconds;
    onStep?.(now);
  };
  return { now: () => now, sleep };
}

/** Contents of a directory, except for Shakedown's own files. */
function contents(directory: string): Record<string, string> {
  const names = readdirSync(directory).filter((name) => !name.startsWith('.'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(directory, name), 'utf8')]));
}
