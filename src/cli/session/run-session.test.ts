import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordingShell } from '../../../test/shakedown.js';
import { formatCompanion, formatLine } from '../../journal/format/format-line.js';
import { JournalWriter } from '../../journal/write/journal-writer.js';
import type { TimedWrite } from '../../simulate/session-output.js';
import { Interrupted, type Shell } from '../shell.js';
import { pageLook } from '../terminal/terminal-style.js';
import type { RunOptions } from './run-options.js';
import { runSession } from './run-session.js';

const start = new Date('2026-11-14T20:41:00Z');
const journalName = 'Journal.2026-11-14T204100.01.log';

let home: string;
let out: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-run-'));
  out = path.join(home, 'new/journals');
});

afterEach(() => rmSync(home, { recursive: true }));

describe('a session that is written', () => {
  it('has its lines in the journal and the latest in the companions', async () => {
    const { page } = await ran();
    expect(readdirSync(out).filter((name) => !name.startsWith('.'))).toEqual([
      journalName,
      'NavRoute.json',
      'Status.json',
    ]);
    expect(text(journalName)).toBe(
      moments()
        .flatMap(({ event }) => (event ? [formatLine(event)] : []))
        .join(''),
    );
    expect(text('Status.json')).toBe(formatCompanion(status(3600, 0)));
    expect(page).toBe(
      [
        'plan        tour',
        'seed        7',
        `directory   ${out}`,
        'time        2026-11-14T20:41:00Z to 2026-11-14T21:41:00Z (1h)',
        `journal     ${journalName} (1 kB)`,
        'events      3: NavRoute 1, SquadronStartup 2',
        'companions  Status.json (the last of 4), NavRoute.json (the last of 1)',
        '',
        'Reproduce with:',
        `  shakedown simulate tour --seed 7 --start 2026-11-14T20:41:00Z --for 1h --dialect spec --out ${out}-again`,
      ].join('\n'),
    );
  });

  it('is summed up as JSON if asked', async () => {
    const { page } = await ran({}, {}, true);
    expect(JSON.parse(page)).toEqual({
      plan: 'tour',
      seed: 7,
      directory: out,
      from: '2026-11-14T20:41:00Z',
      to: '2026-11-14T21:41:00Z',
      journals: [path.join(out, journalName)],
      lines: 3,
      kinds: { NavRoute: 1, SquadronStartup: 2 },
      companions: { Status: 4, NavRoute: 1 },
      faults: {},
      reproduce: expect.stringMatching(/^shakedown simulate tour --seed 7 /) as string,
    });
  });

  it('keeps every Status line if asked', async () => {
    const statusLog = path.join(home, 'status.log');
    writeFileSync(statusLog, 'before\n');
    const { page } = await ran({ statusLog });
    const lines = moments().flatMap(({ companion }) => (companion?.event === 'Status' ? [formatLine(companion)] : []));
    expect(text('status.log', home)).toBe(`before\n${lines.join('')}`);
    expect(page).toContain(`status log  ${statusLog}`);
  });

  it('may follow another one in the same directory, but not in the same second', async () => {
    await ran();
    await expect(ran()).rejects.toThrow(`${journalName} is a session that began in the same second`);
    await ran({ start: new Date('2026-11-15T20:41:00Z') });
    expect(readdirSync(out).filter((name) => name.endsWith('.log'))).toHaveLength(2);
  });
});

describe('a session that is interrupted', () => {
  it('ends as well when nothing ever waits', async () => {
    const enough = new AbortController();
    function* endless(): Generator<TimedWrite> {
      for (let second = 0; ; second++) {
        if (second === 5000) enough.abort();
        yield { at: start.getTime() + second * 1000, event: squadron(second) };
      }
    }
    const run = ran({ session: endless }, { signal: enough.signal });
    await expect(run).rejects.toBeInstanceOf(Interrupted);
    expect(text(journalName).split('\n').length).toBeGreaterThan(5000);
    // If no Status was written before, none is at the end.
    expect(existsSync(path.join(out, 'Status.json'))).toBe(false);
  });
});

describe('a session that cannot be written', () => {
  it('leaves nothing behind when the simulator fails, and prints how to reproduce that', async () => {
    await expect(ran({ session: failing })).rejects.toThrow(
      /^the stars went out\n\(reproduce with: shakedown simulate tour --seed 7 .*\)$/,
    );
    expect(readdirSync(home)).toEqual([]);
  });

  it('leaves an earlier session and its companions as they were', async () => {
    await ran();
    const before = contents(out);
    await expect(ran({ session: failing, start: new Date('2026-11-15T20:41:00Z') })).rejects.toThrow('stars');
    expect(contents(out)).toEqual(before);
  });

  it('writes through no link, and leaves all as it was', async () => {
    mkdirSync(out, { recursive: true });
    writeFileSync(path.join(out, '.shakedown-journals'), '');
    const elsewhere = path.join(home, 'elsewhere.json');
    writeFileSync(elsewhere, 'of another program');
    symlinkSync(elsewhere, path.join(out, 'Status.json'));
    const statusLog = path.join(home, 'status.log');
    const run = ran({ statusLog });
    await expect(run).rejects.toThrow(`${path.join(out, 'Status.json')} is a link to ${elsewhere}`);
    expect(readFileSync(elsewhere, 'utf8')).toBe('of another program');
    expect(readdirSync(out)).toEqual(['.shakedown-journals', 'Status.json']);
    expect(statSync(path.join(out, '.shakedown-journals')).size).toBe(0);
    expect(existsSync(statusLog)).toBe(false);
  });

  it.runIf(existsSync('/dev/full'))('says so of the log of Status lines, too', async () => {
    await expect(ran({ statusLog: '/dev/full' })).rejects.toThrow('cannot write /dev/full: the disk is full');
    expect(readdirSync(home)).toEqual([]);
  });

  it.each([
    [
      'a directory with journals of others',
      () => put(out, 'Journal.2026-11-01T180000.01.log', ''),
      'was not written by Shakedown',
    ],
    ['companions of others', () => put(out, 'Status.json', ''), 'was not written by Shakedown'],
    [
      'a file where the directory should be',
      () => put(path.dirname(out), 'journals', ''),
      'cannot create the directory',
    ],
    ['a file above it', () => put(home, 'new', ''), 'cannot create the directory'],
  ])('refuses %s and touches nothing', async (_, prepare, sentence) => {
    prepare();
    const before = contents(home);
    const statusLog = path.join(home, 'status.log');
    await expect(ran({ statusLog })).rejects.toThrow(sentence);
    expect(contents(home)).toEqual(before);
  });

  it('refuses a directory that another process writes to, and leaves its files alone', async () => {
    await using other = await JournalWriter.open(out, { started: new Date('2026-11-14T20:00:00Z') });
    await expect(ran()).rejects.toThrow('is being written by process');
    expect(other.lock.release()).toBeUndefined();
    expect(readdirSync(out)).toEqual(['.shakedown-journals', 'Journal.2026-11-14T200000.01.log']);
  });

  it.each([
    ['journals/status.log', 'is inside the journal directory'],
    ['journals', 'is inside the journal directory'],
    ['link/status.log', 'is inside the journal directory'],
    ['Status.json', "has the name of one of the game's files"],
    ['Journal.2026-11-14T204100.01.log', "has the name of one of the game's files"],
    ['nowhere/status.log', 'its folder is not there'],
  ])('refuses %s as the log of Status lines', async (file, sentence) => {
    const directory = path.join(home, 'journals');
    symlinkSync(directory, path.join(home, 'link'));
    mkdirSync(directory);
    await expect(ran({ directory, statusLog: path.join(home, file) })).rejects.toThrow(sentence);
    expect(readdirSync(directory)).toEqual([]);
  });
});

function squadron(second: number) {
  return { ...at(second), event: 'SquadronStartup', SquadronID: second, SquadronName: 'Aces', CurrentRank: 3 };
}

function status(second: number, Flags: number) {
  return { ...at(second), event: 'Status', Flags };
}

function at(second: number): { timestamp: string } {
  return { timestamp: `${new Date(start.getTime() + second * 1000).toISOString().slice(0, 19)}Z` };
}

/** An hour with few events. */
function moments(): TimedWrite[] {
  const Route = [{ StarSystem: 'Sol', SystemAddress: 10477373803, StarPos: [0, 0, 0], StarClass: 'G' }];
  const list: readonly (readonly [number, Omit<TimedWrite, 'at'>])[] = [
    [0, { companion: status(0, 16_777_216) }],
    [0, { event: squadron(0) }],
    [10, { companion: status(10, 16_777_217) }],
    [10, { companion: { ...at(10), event: 'NavRoute', Route } as TimedWrite['event'] & object }],
    [10, { event: { ...at(10), event: 'NavRoute' } }],
    [1800, { companion: status(1800, 16_777_218) }],
    [3599, { event: squadron(3599) }],
    [3600, { companion: status(3600, 0) }],
  ];
  return list.map(([second, moment]) => ({ at: start.getTime() + second * 1000, ...moment }) as TimedWrite);
}

function* failing(): Generator<TimedWrite> {
  yield* moments().slice(0, -2);
  yield { at: start.getTime() + 1_900_000, event: squadron(1900), isSecond: true };
  yield { at: start.getTime() + 1_905_000, event: squadron(1905), isLaunch: true };
  throw new Error('the stars went out');
}

interface Own extends Partial<RunOptions> {
  readonly session?: () => Iterable<TimedWrite>;
}

async function ran({ session = moments, ...own }: Own = {}, ownShell: Partial<Shell> = {}, isJson = false) {
  const { shell, out: pages, err } = recordingShell({ home, ...ownShell });
  const runOptions: RunOptions = {
    plan: 'tour',
    directory: out,
    seed: 7,
    start,
    seconds: 3600,
    speed: Infinity,
    dialect: 'spec',
    ...own,
  };
  await runSession(runOptions, shell, { look: pageLook(false, shell), isJson, session });
  return { page: pages.join('\n'), err: err.join('\n') };
}

function text(name: string, directory = out): string {
  return readFileSync(path.join(directory, name), 'utf8');
}

function put(directory: string, name: string, content: string): void {
  mkdirSync(directory, { recursive: true });
  writeFileSync(path.join(directory, name), content);
}

/** Contents of a directory, by name. */
function contents(directory: string): Record<string, string> {
  const names = readdirSync(directory, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    names.map((entry) => {
      const place = path.join(entry.parentPath, entry.name);
      return [place, entry.isFile() ? readFileSync(place, 'utf8') : ''];
    }),
  );
}
