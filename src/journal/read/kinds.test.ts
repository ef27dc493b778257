import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatLine } from '../format/format-line.js';
import { fieldOf } from '../journal-event.js';
import type { Entry } from './journal-entry.js';
import type { JournalLine } from './journal-line.js';
import { type ReadOptions, readJournal } from './reader.js';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-kinds-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

const name = 'Journal.2026-11-14T204100.01.log';
const timestamp = '2026-11-14T20:41:00Z';
const music = formatLine({ timestamp, event: 'Music', MusicTrack: 'Starport' });
const docked = formatLine({ timestamp, event: 'Docked', StationName: 'Galileo' });
const head = `{ "timestamp":"${timestamp}", `;

async function entriesOf(content: string | Buffer, options?: ReadOptions): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of readJournal(Readable.from([Buffer.from(content)]), options)) entries.push(entry);
  return entries;
}

async function linesOf(content: string | Buffer, options?: ReadOptions): Promise<JournalLine[]> {
  const lines: JournalLine[] = [];
  for await (const line of readJournal(Readable.from([Buffer.from(content)]), options).lines()) lines.push(line);
  return lines;
}

function received({ event, problem }: Pick<Entry | JournalLine, 'event' | 'problem'>): unknown {
  return problem?.code ?? event?.event;
}

/** A line by itself, and what is reported of it if only Docked is requested. */
const lines: readonly (readonly [string, string, string | undefined])[] = [
  ['of the kind', docked, 'Docked'],
  ['of another kind', music, undefined],
  ['without blanks', `{"timestamp":"${timestamp}","event":"Docked"}\n`, 'Docked'],
  ['of another kind without blanks', `{"timestamp":"${timestamp}","event":"Music"}\n`, undefined],
  ['with another order of members', `{ "event":"Docked", "timestamp":"${timestamp}" }\r\n`, 'Docked'],
  ['of another kind with another order', `{ "event":"Music", "timestamp":"${timestamp}" }\r\n`, undefined],
  ['with an escape in the kind', `${head}"event":"D\\u006fcked" }\r\n`, 'Docked'],
  ['of another kind with an escape', `${head}"event":"M\\u0075sic" }\r\n`, undefined],
  ['with the kind in an object before', `${head}"a":{ "event":"Docked" }, "event":"Music" }\r\n`, undefined],
  ['with another kind in an object before', `${head}"a":{ "event":"Music" }, "event":"Docked" }\r\n`, 'Docked'],
  ['behind a byte order mark', `\uFEFF${docked}`, 'byte-order-mark'],
  ['of another kind behind a byte order mark', `\uFEFF${music}`, undefined],
  ['behind NULs', `\0\0${docked}`, 'nul-bytes'],
  ['of another kind behind NULs', `\0\0${music}`, undefined],
  ['that names two kinds', `${head}"event":"Docked", "event":"Music" }\r\n`, 'duplicate-key'],
  ['that names another kind first', `${head}"event":"Music", "event":"Docked" }\r\n`, undefined],
  ['that names two kinds in another order', `{ "event":"Music", "event":"Docked" }\r\n`, 'duplicate-key'],
  ['cut behind its kind', `${head}"event":"Docked", "Stat\r\n`, 'cut-line'],
  ['of another kind, cut behind it', `${head}"event":"Music", "Mus\r\n`, undefined],
  ['cut within its kind', `${head}"event":"Mus\r\n`, 'cut-line'],
  ['cut within its time', `{ "timestamp":"2026-11\r\n`, 'cut-line'],
  ['that is empty', '\r\n', 'empty-line'],
  ['that is no JSON', 'rubbish\r\n', 'broken-json'],
  ['that names no kind', '{ }\r\n', undefined],
  ['whose kind is no text', `${head}"event":7 }\r\n`, undefined],
  ['too long to be read', `${head}"event":"Music", "a":"${'x'.repeat(300)}" }\r\n`, 'too-long'],
];

describe('reading only some kinds', () => {
  const options = { kinds: ['Docked'] as string[], maxLineBytes: 200 };

  it.each(lines)('of a line %s', async (_what, line, expected) => {
    const content = `${music}${line}${music}`;
    const [entry, ...more] = await entriesOf(content, options);
    expect(more).toEqual([]);
    expect(entry && received(entry)).toBe(expected);
    const offset = Buffer.byteLength(music);
    expect(entry?.position ?? { file: '-', line: 2, offset }).toEqual({ file: '-', line: 2, offset });
    expect((await linesOf(content, options)).map(received)).toEqual(expected === undefined ? [] : [expected]);
  });

  it('of a last line without its end', async () => {
    const [entry] = await entriesOf(music + docked.trimEnd(), options);
    expect(entry).toMatchObject({ event: { event: 'Docked' }, unended: true, position: { line: 2 } });
    expect(await entriesOf(docked + music.trimEnd(), options)).toHaveLength(1);
  });

  it('gives them as they are given among all others', async () => {
    const content = lines.map(([, line]) => line).join('') + docked.trimEnd();
    const all = await entriesOf(content, { maxLineBytes: 200 });
    const some = await entriesOf(content, options);
    for (const entry of some) expect(all).toContainEqual(entry);
    expect(some.filter(({ event }) => event)).toEqual(all.filter(({ event }) => event?.event === 'Docked'));
  });

  it('reports an unreadable file', async () => {
    mkdirSync(path.join(directory, name));
    const entries = [];
    for await (const entry of readJournal(directory, { kinds: ['Docked'] })) entries.push(received(entry));
    expect(entries).toEqual(['unreadable-file']);
  });

  it('of no kind reports only problems, if any', async () => {
    expect((await entriesOf(`${music}${docked}rubbish\n`, { kinds: [] })).map(received)).toEqual(['broken-json']);
  });

  it('gives their events', async () => {
    writeFileSync(path.join(directory, name), music + docked + music);
    const stations = [];
    for await (const event of readJournal(directory, { kinds: ['Docked'] }).events()) stations.push(event.StationName);
    expect(stations).toEqual(['Galileo']);
  });

  it('takes a list of names and nothing else', () => {
    expect(() => readJournal(directory, { kinds: 'Docked' as never })).toThrow(
      'kinds must be a list of names of kinds',
    );
    expect(() => readJournal(directory, { kinds: [7] as never })).toThrow('each of kinds must be a string');
  });
});

describe('a line that is parsed when it is asked', () => {
  it('has its kind, time, text, bytes and position before', async () => {
    const [, line] = await linesOf(music + docked);
    expect(line).toMatchObject({
      kind: 'Docked',
      timestamp,
      text: docked.trimEnd(),
      position: { line: 2, offset: music.length },
      next: { line: 3, offset: music.length + docked.length },
    });
    expect(Buffer.from(line?.bytes ?? []).toString()).toBe(docked.trimEnd());
  });

  it('has the event or the problem that an entry has', async () => {
    const content = lines.map(([, line]) => line).join('') + docked.trimEnd();
    const entries = await entriesOf(content, { maxLineBytes: 200 });
    const read = await linesOf(content, { maxLineBytes: 200 });
    expect(
      read.map(({ event, problem, position, next, unended }) => ({
        ...(event && { event }),
        ...(problem && { problem }),
        position,
        next,
        ...(unended && { unended }),
      })),
    ).toEqual(entries);
  });

  it('names the kind that its event has, if it has one', async () => {
    const read = (await linesOf(lines.map(([, line]) => line).join(''))).filter(({ event }) => event);
    const names = read.map(({ event }): unknown => event?.event);
    expect(names).toContain('Docked');
    expect(read.map(({ kind }) => kind)).toEqual(names.map((named) => (typeof named === 'string' ? named : '')));
  });

  it('names its kind though the rest of it is broken, and has the problem on access', async () => {
    const [line] = await linesOf(`${head}"event":"Docked", "a":nan }\r\n`);
    expect(line).toMatchObject({ kind: 'Docked', timestamp, event: undefined, problem: { code: 'not-a-number' } });
  });

  it('is parsed once', async () => {
    const [line] = await linesOf(docked);
    expect(line?.event).toBe(line?.event);
  });

  it('stays what it is while others are read', async () => {
    const many = Array.from({ length: 20_000 }, (_, index) => docked.replace('Galileo', `Größe ${index}`));
    const read = await linesOf(many.join(''));
    expect(read.map(({ text }) => `${text}\r\n`)).toEqual(many);
    expect(read.map(({ event }) => event && fieldOf(event, 'StationName'))).toEqual(
      many.map((_, index) => `Größe ${index}`),
    );
  });

  it('keeps integers beyond 2^53, and what is not UTF-8', async () => {
    const [id, odd] = await linesOf(
      Buffer.concat([
        Buffer.from(`${head}"event":"Docked", "MarketID":18446744073709551615 }\r\n`),
        Buffer.from(`${head}"event":"Docked", "a":"\u00ff" }\r\n`, 'latin1'),
      ]),
    );
    expect(id?.event).toMatchObject({ MarketID: 18446744073709551615n });
    expect(odd).toMatchObject({ kind: 'Docked', event: undefined, problem: { code: 'invalid-utf8' } });
    expect(odd?.bytes).toContain(0xff);
    expect(odd?.text).toContain('\uFFFD');
  });
});

describe('the lines of a reading', () => {
  it('are read once, and not beside its entries', async () => {
    writeFileSync(path.join(directory, name), music + docked);
    const reading = readJournal(directory);
    for await (const line of reading.lines()) expect(line.position.line).toBeGreaterThan(0);
    const again = 'a reading can be iterated only once: call readJournal again';
    expect(() => reading.lines()).toThrow(again);
    expect(() => reading[Symbol.asyncIterator]()).toThrow(again);
    await expect(reading.next()).rejects.toThrow(again);
  });

  it('end when the reading is disposed of, before or after they were asked for', async () => {
    writeFileSync(path.join(directory, name), music + docked);
    const reading = readJournal(directory);
    const asked = reading.lines();
    expect((await asked.next()).value?.kind).toBe('Music');
    await reading[Symbol.asyncDispose]();
    expect(await asked.next()).toEqual({ done: true, value: undefined });
    const other = readJournal(directory);
    await other[Symbol.asyncDispose]();
    expect(await other.lines().next()).toEqual({ done: true, value: undefined });
    expect(await readJournal(directory).lines().return?.()).toEqual({ done: true, value: undefined });
  });

  it('stop with the reason of its signal', async () => {
    writeFileSync(path.join(directory, name), music + docked);
    const controller = new AbortController();
    const asked = readJournal(directory, { signal: controller.signal }).lines();
    await asked.next();
    controller.abort(new Error('enough'));
    await expect(asked.next()).rejects.toThrow('enough');
  });
});
