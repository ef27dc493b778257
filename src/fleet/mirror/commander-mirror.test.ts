import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { JournalWriter } from '../../journal/write/journal-writer.js';
import type { StoredMessage } from '../fleet-message.js';
import type { Missing } from '../journal-sequence.js';
import { CommanderMirror } from './commander-mirror.js';

const journal = 'Journal.2026-11-14T204100.01.log';
const part = { stream: 'JOURNAL 2026-11-15T20:00:00Z', commander: 'Jameson' };

let directory: string;
let sequence: number;
let opened: CommanderMirror[];
let missed: Missing[];

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-mirror-'));
  sequence = 0;
  opened = [];
  missed = [];
});

afterEach(() => {
  for (const mirror of opened) mirror.close();
  rmSync(directory, { recursive: true });
});

async function open(): Promise<CommanderMirror> {
  const mirror = await CommanderMirror.open(directory, part, { missed: (missing) => missed.push(missing) });
  opened.push(mirror);
  return mirror;
}

function message(text: string, more: Partial<StoredMessage> = {}): StoredMessage {
  return {
    type: 'line',
    commander: part.commander,
    dialect: 'game',
    file: journal,
    copy: 1,
    kind: '',
    line: 1,
    offset: 0,
    payload: Buffer.from(text),
    sequence: ++sequence,
    ...more,
  };
}

function companion(number: number, text: string, more: Partial<StoredMessage> = {}): StoredMessage {
  return message(text, { type: 'companion', file: 'Status.json', line: 0, offset: number, ...more });
}

function read(name = journal): string {
  return readFileSync(path.join(directory, name), 'utf8');
}

/** Simulates a crash: nothing more is saved, and the lock has no owner. */
function abandon(): void {
  opened = [];
  rmSync(path.join(directory, '.shakedown-lock'));
}

describe('a mirror', () => {
  it('writes each byte once, in order, whatever the order of arrival', async () => {
    const mirror = await open();
    mirror.take(message('one\r\n'));
    mirror.take(message('three', { offset: 10 }));
    mirror.take(message('one\r\n'));
    mirror.take(message('two\r\n', { offset: 5 }));
    expect(read()).toBe('one\r\ntwo\r\nthree');
    mirror.take(message('three\r\n', { offset: 10 }));
    expect(read()).toBe('one\r\ntwo\r\nthree\r\n');
    expect(mirror.counts).toMatchObject({ written: 4, duplicates: 1, missing: 0 });
  });

  it('rewrites a journal that was replaced by another', async () => {
    const mirror = await open();
    mirror.take(message('a long first one\r\n'));
    mirror.take(message('other\r\n', { copy: 2 }));
    mirror.take(message('late\r\n', { offset: 18 }));
    expect(read()).toBe('other\r\n');
  });

  it('writes the latest companions, also from pieces, and ignores older ones', async () => {
    const mirror = await open();
    const status = (second: number) => `{ "timestamp":"2026-11-14T20:41:0${second}Z" }\r\n`;
    mirror.take(companion(1, status(1)));
    mirror.take(companion(3, status(3).slice(0, 20), { more: true }));
    mirror.flush();
    expect(read('Status.json')).toBe(status(1));
    mirror.take(companion(4, status(3).slice(20)));
    mirror.take(companion(2, status(2)));
    mirror.flush();
    expect(read('Status.json')).toBe(status(3));
    // A new publisher starts counting again.
    mirror.take(companion(1, status(5)));
    mirror.flush();
    expect(read('Status.json')).toBe(status(5));
  });

  it('reports missing bytes as soon as it is certain, and skips them', async () => {
    const mirror = await open();
    mirror.take(message('two\r\n', { offset: 5 }));
    expect(existsSync(path.join(directory, journal))).toBe(false);
    mirror.take(message('', { type: 'rest', file: '', line: 0 }));
    expect(read()).toBe('two\r\n');
    mirror.take(message('three\r\n', { offset: 10 }));
    mirror.take(message('', { type: 'end', line: 0, offset: 20 }));
    expect(read()).toBe('two\r\nthree\r\n');
    expect(missed).toEqual([
      { file: journal, from: 0, to: 5 },
      { file: journal, from: 17, to: 20 },
    ]);
    expect(mirror.counts.missing).toBe(8);
  });

  it('writes nothing outside its directory, and no file that the game does not write', async () => {
    const mirror = await open();
    for (const file of ['../x.log', '/tmp/x.log', '.bashrc', `../${journal}`, 'Status.json'])
      mirror.take(message('x', { file }));
    for (const file of ['../Status.json', journal, 'x.json']) mirror.take(companion(1, 'x', { file }));
    mirror.flush();
    expect(mirror.counts.leftOut).toBe(8);
    expect(readdirSync(directory).filter((name) => !name.startsWith('.shakedown-'))).toEqual([]);
  });
});

describe('a resumed mirror', () => {
  it('continues where it was, without what it already has', async () => {
    const first = await open();
    first.take(message('one\r\n'));
    first.take(message('three\r\n', { offset: 10 }));
    first.close();
    const again = await open();
    // The second one arrived too early and is read again.
    expect(again.through).toBe(1);
    again.take(message('three\r\n', { offset: 10 }));
    again.take(message('two\r\n', { offset: 5 }));
    expect(read()).toBe('one\r\ntwo\r\nthree\r\n');
  });

  it('truncates what was written after the last save, since that is read again', async () => {
    const first = await open();
    first.take(message('one\r\n'));
    first.save();
    first.take(message('two\r\n', { offset: 5 }));
    abandon();
    appendFileSync(path.join(directory, journal), 'half of a li');
    const again = await open();
    expect([again.through, read()]).toEqual([1, 'one\r\n']);
  });

  it('remembers what is missing in its files', async () => {
    const first = await open();
    first.take(message('two\r\n', { offset: 5, start: true }));
    first.close();
    const again = await open();
    again.take(message('three\r\n', { offset: 10 }));
    expect(read()).toBe('two\r\nthree\r\n');
    expect(missed).toEqual([]);
  });

  it('starts over if a journal was truncated', async () => {
    const first = await open();
    first.take(message('one\r\n'));
    first.close();
    truncateSync(path.join(directory, journal), 2);
    const again = await open();
    expect(again.through).toBe(0);
    again.take({ ...message('one\r\n'), sequence: 1 });
    expect(read()).toBe('one\r\n');
  });
});

describe('a directory', () => {
  it('with a journal of the game is left alone', async () => {
    writeFileSync(path.join(directory, journal), 'theirs');
    await expect(open()).rejects.toMatchObject({ code: 'foreign' });
    expect(readdirSync(directory)).toEqual([journal]);
  });

  it('with a session that Shakedown wrote is left alone', async () => {
    const writer = await JournalWriter.open(directory, { started: new Date(0) });
    writer.close();
    await expect(open()).rejects.toThrow('has journals that are no mirror of a stream');
  });

  it('that mirrors another commander or stream is left alone', async () => {
    (await open()).close();
    await expect(CommanderMirror.open(directory, { ...part, commander: 'Other' })).rejects.toThrow('mirrors Jameson');
    await expect(CommanderMirror.open(directory, { ...part, stream: 'x' })).rejects.toThrow('mirrors another stream');
  });

  it('has one mirror at a time', async () => {
    await open();
    await expect(CommanderMirror.open(directory, part)).rejects.toMatchObject({ code: 'locked' });
  });
});
