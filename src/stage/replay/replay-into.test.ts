import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePipe } from '../../../test/support/pipe.js';
import { JournalWriter } from '../../journal/write/journal-writer.js';
import type { Clock } from '../time/wall-clock.js';
import { type ReplayIntoOptions, replayInto } from './replay-into.js';
import { replay } from './replay-journal.js';

const start = new Date('2026-11-14T20:41:00Z');
const first = 'Journal.2025-03-01T110000.01.log';
const second = 'Journal.2025-03-01T120000.01.log';
const again = 'Journal.2026-11-14T204100.01.log';

let home: string;
let source: string;
let out: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-again-'));
  source = path.join(home, 'source');
  out = path.join(home, 'out');
  mkdirSync(source);
  put(first, music('10:00:00'), music('10:00:10'));
  put(second, music('11:00:00'));
});

afterEach(() => rmSync(home, { recursive: true }));

function music(time: string): string {
  return `{ "timestamp":"2025-03-01T${time}Z", "event":"Music", "MusicTrack":"A" }\r\n`;
}

function put(name: string, ...lines: string[]): void {
  writeFileSync(path.join(source, name), lines.join(''));
}

function played(options: ReplayIntoOptions = {}, from: string | string[] = source) {
  return replayInto(out, from, { start, speed: Infinity, ...options });
}

/** A clock that leaps; something may happen during a wait. */
function leaping(meanwhile: () => void): Clock {
  let now = 0;
  return {
    now: () => now,
    sleep: async (milliseconds) => {
      meanwhile();
      now += milliseconds;
    },
  };
}

describe('a replay', () => {
  it('takes files in the order given', async () => {
    const { files } = await played({}, [path.join(source, second), path.join(source, first)]);
    expect(files.map((file) => path.basename(file))).toEqual([again, 'Journal.2026-11-14T204101.01.log']);
    expect(readFileSync(files[1] as string, 'utf8')).toContain('2026-11-14T19:41:10Z');
  });

  it('begins now if nothing else is said', async () => {
    const clock = { ...leaping(() => {}), now: () => start.getTime() + 900 };
    const { files } = await replayInto(out, source, { speed: Infinity, clock });
    expect(path.basename(files[0] as string)).toBe(again);
  });

  it('ends in good order when the user has had enough', async () => {
    put('Status.json', '{ "timestamp":"2025-03-01T10:00:05Z", "event":"Status", "Flags":16 }\r\n');
    const enough = new AbortController();
    let waits = 0;
    const clock = leaping(() => ++waits === 3 && enough.abort());
    const { isWhole, tally } = await played({ speed: 1, clock, signal: enough.signal });
    expect({ isWhole, lines: tally.lines }).toEqual({ isWhole: false, lines: 2 });
    expect(readFileSync(path.join(out, 'Status.json'), 'utf8')).toMatch(
      /^\{ "timestamp":"2026-11-14T20:41:1\dZ", "event":"Status", "Flags":0 \}\r\n$/,
    );
    expect(readdirSync(out)).not.toContain('.shakedown-lock');
  });

  it.each([1, Infinity])('does not begin if the user has had enough before (speed %d)', async (speed) => {
    const enough = AbortSignal.abort(new Error('enough'));
    await expect(played({ speed, signal: enough })).rejects.toBe(enough.reason);
    expect(existsSync(out)).toBe(false);
  });

  it('hears that the user has had enough while it looks for the first time in a journal', async () => {
    put(first, 'no event\n'.repeat(100_000), music('10:00:00'));
    const enough = new AbortController();
    const preparing = replay(source, { signal: enough.signal });
    enough.abort(new Error('enough'));
    await expect(preparing).rejects.toThrow('enough');
  });

  it('hears it within lines that tell no time, and ends in good order', async () => {
    put(second, 'no event\n'.repeat(100_000), music('11:00:00'));
    const enough = new AbortController();
    const reached = (done: number) => done > 1000 && enough.abort(new Error('enough'));
    const { isWhole, tally } = await played({ signal: enough.signal, reached });
    expect({ isWhole, lines: tally.lines }).toEqual({ isWhole: false, lines: 2 });
    expect(readdirSync(out)).not.toContain('.shakedown-lock');
  });

  it('hears at once that the user has had enough while it waits', async () => {
    const enough = new AbortController();
    const { isWhole } = await played({
      speed: 1e-6,
      signal: enough.signal,
      began: () => setImmediate(() => enough.abort()),
    });
    expect(isWhole).toBe(false);
  });

  it('plays a journal once, and says so to who asks again', async () => {
    const prepared = await replay(source, { start });
    const all = [];
    for await (const { at } of prepared) all.push(at);
    expect(all).toHaveLength(5);
    expect(() => prepared[Symbol.asyncIterator]()).toThrow('a replay can be iterated only once: call replay again');
  });

  it.skipIf(process.platform === 'win32')('waits at no pipe beside the journal', async () => {
    makePipe(path.join(source, 'Status.json'));
    const { isWhole } = await played();
    expect(isWhole).toBe(true);
  });

  it.skipIf(process.platform === 'win32')('is refused of a pipe among the journals', async () => {
    makePipe(path.join(source, 'Journal.2025-03-01T130000.01.log'));
    await expect(played()).rejects.toThrow('130000.01.log: it is not a regular file');
  });

  it('stops reading names when the user has had enough', async () => {
    const enough = AbortSignal.abort();
    await expect(played({ anonymise: 1, signal: enough })).rejects.toBe(enough.reason);
    expect(existsSync(out)).toBe(false);
  });

  it('tells how far it is', async () => {
    const output: number[] = [];
    await played({ reached: (done, all) => output.push(done / all) });
    expect(output.at(-1)).toBe(1);
    expect(output.toSorted((one, other) => one - other)).toEqual(output);
  });

  it('leaves out the Status of another session in the log', async () => {
    const statusLog = path.join(home, 'status.log');
    const status = (time: string) => `{ "timestamp":"2025-03-01T${time}Z", "event":"Status", "Flags":1 }\r\n`;
    writeFileSync(statusLog, `${status('09:00:00')}no status\n${status('10:00:05')}${status('23:00:00')}`);
    const { tally } = await played({ statusLog });
    expect(tally.companions).toEqual(new Map([['Status.json', 2]]));
    expect(readFileSync(path.join(out, 'Status.json'), 'utf8')).toContain('2026-11-15T09:41:00Z');
  });
});

it('takes the place of an earlier replay where it may clean up', async () => {
  await played();
  const files = readdirSync(out);
  await expect(played()).rejects.toThrow('began in the same second');
  await played({ clean: true });
  expect(readdirSync(out)).toEqual(files);
});

describe('a replay is refused', () => {
  it.each([
    ['nowhere', 'there is no journal at nowhere'],
    [os.devNull, `cannot read ${os.devNull}: it is not a regular file`],
  ])('of %s', async (place, sentence) => {
    await expect(played({}, place)).rejects.toThrow(sentence);
    expect(existsSync(out)).toBe(false);
  });

  it('of a directory without a journal', async () => {
    await expect(played({}, home)).rejects.toThrow(`there is no journal in ${home}`);
  });

  it.each([[''], ['\0\0\n'], ['{ "event":"Music" }\n']])('of a journal without a time (%j)', async (text) => {
    put('other.log', text);
    const file = path.join(source, 'other.log');
    await expect(played({}, file)).rejects.toThrow(`no event in ${file} has a timestamp: there is nothing to replay`);
    expect(existsSync(out)).toBe(false);
  });

  it('into the directory it comes from', async () => {
    symlinkSync(source, out);
    await expect(played()).rejects.toThrow(`${path.join(source, first)} lies in ${out}: --out takes another directory`);
  });

  it('beside foreign journals', async () => {
    mkdirSync(out);
    writeFileSync(path.join(out, 'Status.json'), '');
    await expect(played()).rejects.toThrow('was not written by Shakedown');
    expect(readdirSync(out)).toEqual(['Status.json']);
  });

  it('in a locked directory', async () => {
    const other = await JournalWriter.open(out, { started: new Date(0) });
    await expect(played()).rejects.toThrow(`is being written by process ${process.pid}`);
    other.close();
  });

  it('twice in the same second', async () => {
    await played();
    await expect(played()).rejects.toThrow(`${again} is a session that began in the same second`);
  });

  it('without its log of Status lines', async () => {
    const statusLog = path.join(home, 'no.log');
    await expect(played({ statusLog })).rejects.toThrow(`cannot read the status log ${statusLog}: it does not exist`);
  });

  it.runIf(process.platform === 'linux')('where nothing can be made', async () => {
    const refused = replayInto('/proc/again', source, { start, speed: Infinity });
    await expect(refused).rejects.toThrow('cannot create the directory /proc/again: nothing can be created there');
  });

  it.each([1, Infinity])('half-way if a file has vanished, and what was written stays (speed %d)', async (speed) => {
    const reached = () => rmSync(path.join(source, second), { force: true });
    await expect(played({ speed, clock: leaping(() => {}), reached })).rejects.toThrow(
      `cannot read ${path.join(source, second)}: it does not exist; what was written before stays in ${out}`,
    );
    expect(readFileSync(path.join(out, again), 'utf8').split('\n')).toHaveLength(3);
    expect(readdirSync(out)).not.toContain('.shakedown-lock');
  });

  it.each<[string, (existing: string, path: string) => void]>([
    ['is a link to', symlinkSync],
    ['has a second name', linkSync],
  ])('if a companion %s something else, which is not written to', async (what, link) => {
    put('Status.json', '{ "timestamp":"2025-03-01T10:00:05Z", "event":"Status", "Flags":16 }\r\n');
    // As if it were ours.
    mkdirSync(out);
    writeFileSync(path.join(out, '.shakedown-journals'), '');
    const elsewhere = path.join(home, 'elsewhere.json');
    writeFileSync(elsewhere, 'of another program');
    link(elsewhere, path.join(out, 'Status.json'));
    await expect(played()).rejects.toThrow(`${path.join(out, 'Status.json')} ${what}`);
    expect(readFileSync(elsewhere, 'utf8')).toBe('of another program');
  });

  it('without leaving behind the directories that were made for it', async () => {
    const long = path.join(home, 'made', 'for', 'x'.repeat(300));
    await expect(replayInto(long, source, { start, speed: Infinity })).rejects.toThrow('the name is too long');
    expect(readdirSync(home)).toEqual(['source']);
  });
});
