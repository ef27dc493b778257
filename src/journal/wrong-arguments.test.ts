import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  CompanionWriter,
  formatCompanion,
  formatJournalName,
  formatLine,
  type JournalEvent,
  JournalWriter,
  journalFiles,
  locateJournals,
  parseJournalName,
  parseLine,
  readJournal,
  type WritableEvent,
  watchJournal,
  watchJournals,
} from '../index.js';

const started = new Date('2026-11-14T20:41:00Z');
const music = { timestamp: '2026-11-14T20:41:00Z', event: 'Music', MusicTrack: 'Exploration' };

let directory: string;
let journal: JournalWriter;
let companions: CompanionWriter;

beforeEach(async () => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-argument-'));
  journal = await JournalWriter.open(directory, { started });
  companions = await CompanionWriter.open(directory);
});

afterEach(() => {
  journal.close();
  companions.close();
  rmSync(directory, { recursive: true });
});

function gone(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

/** Values that no function of the library accepts. */
const odd: Readonly<Record<string, unknown>> = {
  nothing: undefined,
  null: null,
  'a number': 5,
  'no number': Number.NaN,
  'a bigint': 10n ** 100n,
  'a symbol': Symbol('odd'),
  'a function': () => music,
  'a list': [5],
  'an object without members': Object.freeze({}),
};

/** Functions, and their messages for anything else. */
const takers: Readonly<Record<string, readonly [(value: never) => unknown, RegExp]>> = {
  'JournalWriter.write': [(value) => journal.write(value), /^(?:an event must be an object|the timestamp of an event)/],
  'CompanionWriter.write': [
    (value) => companions.write(value),
    /^(?:an event must be an object|the timestamp of an event)/,
  ],
  'CompanionWriter.writeText': [(value) => companions.writeText('Status', value), /^the content of a companion/],
  'JournalWriter.append': [(value) => journal.append(value, 1), /^append takes bytes/],
  parseLine: [(value) => parseLine(value), /^parseLine takes a line, as a string or as bytes/],
  readJournal: [(value) => readJournal(value), /^readJournal takes a directory, a file, a list of files or a stream/],
  'readJournal from': [
    (from) => readJournal(directory, { from: from ?? (5 as never) }),
    /^from must be 'start', 'end' or a position/,
  ],
  watchJournal: [(value) => watchJournal(value), /^watchJournal takes the path of a directory/],
  'watchJournal from': [
    (from) => watchJournal(directory, { from: from ?? (5 as never) }),
    /^from must be 'start', 'end' or a position/,
  ],
  watchJournals: [(value) => watchJournals(value), /^watchJournals takes the path of a directory, or a list of them/],
  'watchJournals from': [
    (from) => watchJournals(directory, { from: from ?? (5 as never) }),
    /^from must be 'start', 'end' or a (?:function that says it for a directory|position)/,
  ],
  'JournalWriter.open': [(value) => JournalWriter.open(value, { started }), /^JournalWriter.open takes the path/],
  'JournalWriter options': [
    (value) => JournalWriter.open(directory, value),
    /^(?:JournalWriter.open takes its options|started must be a valid Date)/,
  ],
  'CompanionWriter.open': [(value) => CompanionWriter.open(value), /^CompanionWriter.open takes the path/],
  formatJournalName: [(value) => formatJournalName({ started: value, part: 1 }), /^started must be a valid Date/],
};

/** The error message for a wrong argument, thrown or rejected. */
async function complaint(take: () => unknown): Promise<unknown> {
  try {
    return await take();
  } catch (error) {
    return error;
  }
}

describe.each(Object.entries(takers))('%s', (_, [take, sentence]) => {
  it.each(Object.entries(odd))('says in a sentence that it does not take %s', async (__, value) => {
    const error = (await complaint(() => take(value as never))) as Error;
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: 'ArgumentError', code: 'invalid-argument' });
    expect(error.message).toMatch(sentence);
    expect(readFileSync(journal.file, 'utf8')).toBe('');
  });
});

describe('what holds no event', () => {
  const [nothing, ...others] = Object.entries(odd).filter(([name]) => !name.includes('object'));

  it.each([nothing as [string, unknown], ...others])('is no line: %s', (_, value) => {
    expect(() => formatLine(value as never)).toThrow('an event must be an object with a timestamp and an event name');
    expect(() => formatCompanion(value as never)).toThrow('an event must be an object');
  });

  it.each(Object.entries(odd))('is no name of a journal: %s', (_, value) => {
    expect(parseJournalName(value as never)).toBeUndefined();
  });

  it('is no list of names', () => {
    for (const value of [undefined, null, 5, 'Journal'])
      expect(() => journalFiles(value as never)).toThrow('journalFiles takes a list of file names');
    expect(journalFiles([undefined, 5, Symbol('x')] as never)).toEqual([]);
  });

  it.each([
    [null, 'locateJournals takes its options as an object, not null'],
    [5, 'locateJournals takes its options as an object, not 5'],
    [{}, 'env must be an object such as process.env, not undefined'],
    [{ env: {} }, 'platform must be a string, not undefined'],
  ])('is no computer to look at: %j', async (value, sentence) => {
    await expect(locateJournals(value as never)).rejects.toThrow(sentence);
  });

  it.each(['reconcile', 'companionTimeout'])('is no time to wait: %s', (name) => {
    for (const value of [Number.NaN, -1, Infinity, 2 ** 31, '5', 5n])
      expect(() => watchJournal(directory, { [name]: value })).toThrow(`${name} must be a number of milliseconds`);
  });
});

describe('an event that cannot be written', () => {
  const circle: Record<string, unknown> = { ...music };
  circle['Self'] = [circle];
  const cargo: Record<string, unknown> = { timestamp: music.timestamp, event: 'NavRoute', Route: [] };
  (cargo['Route'] as unknown[]).push(cargo);
  const throwing = new Proxy(music, {
    get: (target, name) => {
      if (name === 'MusicTrack') throw new Error('from within');
      return Reflect.get(target, name) as unknown;
    },
  });

  it.each<[string, object, string]>([
    ['holds itself', circle, 'an event that contains itself'],
    ['holds itself in a list that the table knows', cargo, 'an event that contains itself'],
    ['throws while it is looked at', throwing, 'from within'],
    ['is a proxy whose target is gone', gone(), 'an event must be an object'],
  ])('since it %s leaves no trace, and the next one is written', (_, event, sentence) => {
    expect(() => journal.write(event as JournalEvent)).toThrow(sentence);
    expect(() => formatLine(event as JournalEvent)).toThrow(sentence);
    expect(() => formatCompanion(event as JournalEvent)).toThrow(sentence);
    journal.write(music);
    expect(readFileSync(journal.file, 'utf8')).toBe(formatLine(music));
    expect(journal.lines).toBe(1);
  });

  it('is not one that is frozen, has no prototype, or holds what JSON has no word for', () => {
    const bare = Object.assign(Object.create(null) as object, music) as WritableEvent;
    for (const event of [Object.freeze({ ...music }), bare]) expect(formatLine(event)).toBe(formatLine(music));
    const strange = { ...music, MusicTrack: Symbol('x'), More: [() => 1, undefined, 10n ** 30n] };
    const more = `"More":[ null, null, 1${'0'.repeat(30)} ]`;
    expect(formatLine(strange)).toBe(`${formatLine(music).replace('"Exploration" }\r\n', 'null')}, ${more} }\r\n`);
  });
});
