import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fullEvent } from '../../../test/generators/valid.js';
import { makePipe } from '../../../test/support/pipe.js';
import { runs } from '../../../test/thorough.js';
import { specification } from '../../interface/kind-catalogue.js';
import { formatLine } from '../format/format-line.js';
import { fieldOf, type JournalEvent } from '../journal-event.js';
import { parseExactly } from '../parse/exact-json.js';
import { parseLine } from '../parse/parse-line.js';
import type { Entry } from './journal-entry.js';
import { type ReadOptions, readJournal } from './reader.js';
import type { JournalSource } from './source-reading.js';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-read-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

const first = 'Journal.2026-11-14T204100.01.log';
const second = 'Journal.2026-11-14T204100.02.log';

function line(number: number, text = ''): string {
  return formatLine({ timestamp: '2026-11-14T20:41:00Z', event: 'Synthesis', Name: `${number}${text}`, Materials: [] });
}

function write(name: string, content: string | Buffer): string {
  const file = path.join(directory, name);
  writeFileSync(file, content);
  return file;
}

async function entriesOf(source: JournalSource, options?: ReadOptions): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of readJournal(source, options)) entries.push(entry);
  return entries;
}

function nameIn(entry: Entry | undefined): unknown {
  return entry?.event && fieldOf(entry.event, 'Name');
}

function names(entries: readonly Entry[]): unknown[] {
  return entries.map((entry) => nameIn(entry) ?? entry.problem?.code);
}

describe('reading a directory', () => {
  it('gives the lines of all journals in the order of play, each with its place', async () => {
    write('Journal.220315152503.01.log', line(1));
    write(second, line(4));
    write(first, line(2) + line(3));
    const entries = await entriesOf(directory);
    expect(names(entries)).toEqual(['1', '2', '3', '4']);
    const length = line(2).length;
    expect(entries[2]).toMatchObject({
      position: { file: path.join(directory, first), line: 2, offset: length },
      next: { line: 3, offset: 2 * length },
    });
  });

  it('leaves companions, copies and folders alone', async () => {
    write(first, line(1));
    write('Journal.2026-11-14T204100.01(1).log', line(2));
    write('Status.json', line(3));
    mkdirSync(path.join(directory, 'Journal.2026-11-15T204100.01.log.bak'));
    expect(names(await entriesOf(directory))).toEqual(['1']);
  });

  it('of which there is none is an error that names it', async () => {
    await expect(entriesOf(path.join(directory, 'nowhere'))).rejects.toMatchObject({
      code: 'not-found',
      message: expect.stringContaining('nowhere'),
    });
  });

  it('reports an unreadable file and continues', async () => {
    mkdirSync(path.join(directory, first));
    write(second, line(1));
    expect(names(await entriesOf(directory))).toEqual(['unreadable-file', '1']);
  });

  it('without a journal gives nothing', async () => {
    expect(await entriesOf(directory)).toEqual([]);
  });
});

describe('reading a file', () => {
  it('takes it whatever its name', async () => {
    expect(names(await entriesOf(write('notes.txt', line(1) + line(2))))).toEqual(['1', '2']);
  });

  it('goes on behind a bad line, and loses nothing of it', async () => {
    const bad = '{ "event":"Music", "Volume":-nan(ind) }';
    const entries = await entriesOf(write('x', `${line(1)}${bad}\r\n\r\n${line(2)}`));
    expect(names(entries)).toEqual(['1', 'not-a-number', 'empty-line', '2']);
    expect(entries[1]?.problem).toMatchObject({ raw: bad, column: 29 });
  });

  it('accepts LF for CRLF, and reports a last line without its end', async () => {
    const entries = await entriesOf(write('x', (line(1) + line(2)).replaceAll('\r', '').trimEnd()));
    expect(names(entries)).toEqual(['1', '2']);
    expect(entries.map(({ unended }) => unended)).toEqual([undefined, true]);
  });

  it('reports a last line that was cut', async () => {
    const entries = await entriesOf(write('x', line(1) + line(2).slice(0, 30)));
    expect(entries[1]).toMatchObject({ problem: { code: 'cut-line' }, unended: true, position: { line: 2 } });
  });

  it('notices a name that stands twice, anywhere', async () => {
    const twice = [
      '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Music", "event":"Music" }',
      '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Music", "a":{ "b":1, "b":2 } }',
      '{ "event":"Music", "a":1, "a":2, "a":3 }',
      '{ "timestamp":"2026-11-14T20:41:00Z", "event" :"X", "a":1, "event":"Y" }',
      '{ "timestamp":"2026-11-14T20:41:00Z", "event":"FSDJump", "SystemFaction":[1], "Wanted":true, "Wanted":false }',
      '{ "timestamp":"", "Nickname": ":x", "event":"Synthesis", "Name":"a", "Name":"b", "Materials":[  ] }',
      '{ "timestamp":"20261114204100", "event":"X", "a":1, "a":2, "a":3 }',
    ];
    expect(names(await entriesOf(write('x', `${twice.join('\r\n')}\r\n`)))).toEqual(twice.map(() => 'duplicate-key'));
  });

  it('keeps integers beyond 2^53', async () => {
    const ids = ['18446744073709551615', '9007199254740992', '9007199254740991', '1713773139027375'];
    const lines = ids.map((id) => `{ "timestamp":"2026-11-14T20:41:00Z", "event":"Missions", "Id":${id} }\r\n`);
    const entries = await entriesOf(write('x', lines.join('')));
    expect(entries.map(({ event }) => event && fieldOf(event, 'Id'))).toEqual([
      18446744073709551615n,
      9007199254740992n,
      9007199254740991,
      1713773139027375,
    ]);
  });

  it('may be a stream, its pieces as small as they like, even within a character', async () => {
    const bytes = Buffer.from(line(1, ' é星🚀') + line(2, ' Größe'));
    for (const size of [1, 2, 3, 7]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.subarray(index * size, (index + 1) * size),
      );
      expect(names(await entriesOf(Readable.from(pieces)))).toEqual(['1 é星🚀', '2 Größe']);
    }
  });

  it('may hold lines of megabytes', async () => {
    const length = runs(5_000_000);
    const long = 'x'.repeat(length);
    const entries = await entriesOf(write('x', line(1) + line(2, long) + line(3)));
    expect(entries.map((entry) => String(nameIn(entry)).length)).toEqual([1, length + 1, 1]);
  });
});

describe('a line beyond all length', () => {
  const longest = 120;
  const options = { maxLineBytes: longest };
  const file = () => path.join(directory, first);

  it('is reported with its length and skipped, and reading continues after it', async () => {
    const long = line(2, 'x'.repeat(200));
    write(first, line(1) + long + line(3) + '\0'.repeat(1000));
    const entries = await entriesOf(directory, options);
    expect(names(entries)).toEqual(['1', 'too-long', '3', 'too-long']);
    const offset = line(1).length;
    const position = { file: file(), line: 2, offset };
    const next = { file: file(), line: 3, offset: offset + long.length };
    const message = `the line is ${long.length - 1} bytes long, more than the limit of ${longest} bytes, and is skipped`;
    expect(entries[1]).toEqual({ problem: { code: 'too-long', column: 1, raw: '', message }, position, next });
    expect(entries[3]).toMatchObject({ unended: true, position: { line: 4 }, next: { line: 4 } });
    expect(names(await entriesOf(directory, { ...options, from: next }))).toEqual(['3', 'too-long']);
  });

  it('begins with the first byte too many', async () => {
    const [fits, larger] = [Buffer.alloc(longest, ' '), Buffer.alloc(longest + 1, ' ')];
    for (const end of ['', '\n']) {
      expect(names(await entriesOf(write('x', Buffer.concat([fits, Buffer.from(end)])), options))).toEqual([
        'empty-line',
      ]);
      expect(names(await entriesOf(write('x', Buffer.concat([larger, Buffer.from(end)])), options))).toEqual([
        'too-long',
      ]);
    }
  });

  it('is found wherever its bytes are cut into pieces, and hides no other line', async () => {
    const lengths = fc.array(fc.integer({ min: 0, max: 4 * longest }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(lengths, fc.integer({ min: 1, max: 600 }), fc.boolean(), async (sizes, piece, ended) => {
        const text = sizes.map((size) => 'x'.repeat(size)).join('\n') + (ended && sizes.length > 0 ? '\n' : '');
        const bytes = Buffer.from(text);
        const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, index) =>
          bytes.subarray(index * piece, (index + 1) * piece),
        );
        const entries = await entriesOf(Readable.from(pieces), options);
        const lines = text.split('\n');
        if (lines.at(-1) === '') lines.pop();
        expect(entries.map(({ problem }) => problem?.code === 'too-long')).toEqual(
          lines.map(({ length }) => length > longest),
        );
        const starts = lines.map((_, index) => lines.slice(0, index).join('\n').length + (index > 0 ? 1 : 0));
        expect(entries.map(({ position }) => position.offset)).toEqual(starts);
      }),
    );
  });

  it.each([0, -1, 1.5, Infinity, Number.NaN])('is not to be had with a limit of %s', (maxLineBytes) => {
    expect(() => readJournal(directory, { maxLineBytes })).toThrow(
      `maxLineBytes must be a whole number of bytes from 1 to 536870888, not ${maxLineBytes}`,
    );
  });
});

describe('any line at all', () => {
  /** Lines as the game writes them, then damaged. */
  const lines = fc
    .constantFrom(...specification.kinds)
    .chain((kind) => fullEvent(kind))
    .map((event) => formatLine(event as unknown as JournalEvent).trimEnd())
    .chain((sound) =>
      fc.tuple(
        fc.constant(sound),
        fc.array(fc.tuple(fc.nat(), fc.nat({ max: 30 }), fc.constantFrom(...scraps)), { maxLength: 3 }),
      ),
    )
    .map(([sound, changes]) =>
      changes.reduce((text, [place, length, scrap]) => {
        const at = place % (text.length + 1);
        return `${text.slice(0, at)}${scrap}${text.slice(at + (length > 20 ? 0 : length))}`;
      }, sound),
    )
    // A split surrogate pair is no character; only valid text matters here.
    .map((text) => Buffer.from(text).toString())
    .filter((text) => !/[\r\n]/.test(text));

  it('is read by the quick way as by the exact way', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(lines, { minLength: 20, maxLength: 20 }), async (texts) => {
        const entries = await entriesOf(Readable.from([Buffer.from(`${texts.join('\n')}\n`)]));
        expect(entries.map(({ event, problem }) => event ?? problem?.code)).toEqual(texts.map(exactly));
      }),
      { numRuns: runs(100), endOnFailure: true },
    );
  });

  /** The result of the strict parser. */
  function exactly(text: string): unknown {
    const { event, problem } = parseLine(text);
    if (!event) return problem?.code;
    return problem ? event : parseExactly(text);
  }
});

/** JSON fragments that change the meaning of a line. */
const scraps = [
  '',
  ' ',
  ':',
  '"',
  '\\',
  '"a":1, ',
  '"a" :1, "a":2, ',
  '[[[1]]], ',
  ':x',
  '18446744073709551615',
  '9007199254740993',
  '{ "b":[ 1 ] }',
  '-nan(ind)',
  '1e400',
  'é',
  '"event":"Docked", ',
  '\0',
  '"\\"":1, ',
];

describe('reading from a position', () => {
  it('goes on behind an entry, through later files', async () => {
    write(first, line(1) + line(2, ' é') + line(3));
    write(second, line(4));
    const [, entry] = await entriesOf(directory);
    const rest = await entriesOf(directory, { from: entry?.next ?? 'start' });
    expect(names(rest)).toEqual(['3', '4']);
    expect(rest[0]?.position.line).toBe(3);
  });

  it('finds what was appended since', async () => {
    const file = write(first, line(1));
    const [entry] = await entriesOf(directory);
    appendFileSync(file, line(2));
    expect(names(await entriesOf(directory, { from: entry?.next ?? 'start' }))).toEqual(['2']);
  });

  it('reads a line again that had not ended', async () => {
    const file = write(first, line(1) + line(2).slice(0, 30));
    const half = (await entriesOf(directory)).at(-1);
    appendFileSync(file, line(2).slice(30) + line(3));
    expect(names(await entriesOf(directory, { from: half?.next ?? 'start' }))).toEqual(['2', '3']);
  });

  it('at the end gives nothing', async () => {
    write(first, line(1));
    expect(await entriesOf(directory, { from: 'end' })).toEqual([]);
  });

  it('in a file that is gone is an error', async () => {
    await expect(entriesOf(directory, { from: { file: 'gone', line: 1, offset: 0 } })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('a reading', () => {
  it('has a view of the events alone', async () => {
    write(first, `${line(1)}rubbish\r\n${line(2)}`);
    const events = [];
    for await (const event of readJournal(directory).events()) events.push(fieldOf(event, 'Name'));
    expect(events).toEqual(['1', '2']);
  });

  it('answers questions asked all at once in their order', async () => {
    write(first, line(1) + line(2));
    const reading = readJournal(directory);
    const answers = await Promise.all([reading.next(), reading.next(), reading.next(), reading.next()]);
    expect(answers.map(({ value }) => nameIn(value))).toEqual(['1', '2', undefined, undefined]);
  });

  it('ends when it is disposed of', async () => {
    write(first, line(1) + line(2));
    const reading = readJournal(directory);
    await reading.next();
    await reading[Symbol.asyncDispose]();
    expect(await reading.next()).toEqual({ done: true, value: undefined });
  });

  it('ends though a stream has no more to say', async () => {
    const reading = readJournal(new PassThrough());
    const answer = reading.next();
    await reading[Symbol.asyncDispose]();
    expect(await answer).toEqual({ done: true, value: undefined });
    const controller = new AbortController();
    const other = readJournal(new PassThrough(), { signal: controller.signal }).next();
    controller.abort(new Error('enough'));
    await expect(other).rejects.toThrow('enough');
  });

  it('yields its lines once, and throws when iterated again', async () => {
    write(first, line(1));
    const reading = readJournal(directory);
    for await (const entry of reading) expect(nameIn(entry)).toBe('1');
    const again = reading.events().next();
    await expect(again).rejects.toThrow('a reading can be iterated only once: call readJournal again');
  });

  it.skipIf(process.platform === 'win32')('has its lines from a pipe as they come', async () => {
    const pipe = pipeAt('pipe');
    const reading = readJournal(pipe);
    const answer = reading.next();
    const writer = await open(pipe, 'w');
    await writer.write(line(1) + line(2).slice(0, 30));
    expect(nameIn((await answer).value)).toBe('1');
    await writer.write(line(2).slice(30));
    expect(nameIn((await reading.next()).value)).toBe('2');
    await writer.close();
    expect(await reading.next()).toEqual({ done: true, value: undefined });
  });

  it.runIf(process.platform === 'linux').each(['without a writer', 'with a silent writer'])(
    'ends though it is of a pipe %s',
    async (whom) => {
      const pipe = pipeAt('pipe');
      const enough = new AbortController();
      const reading = readJournal([pipe], { signal: enough.signal });
      const answer = reading.next();
      const writer = whom.includes('silent') ? await open(pipe, 'w') : undefined;
      enough.abort(new Error('enough'));
      await expect(answer).rejects.toThrow('enough');
      await writer?.close();
      expect(openFiles()).toEqual([]);
    },
  );

  it.skipIf(process.platform === 'win32')('passes over a pipe among the journals of a directory', async () => {
    pipeAt(first);
    write('Journal.2026-11-15T204100.01.log', line(1));
    const [trouble, ...others] = await entriesOf(directory);
    expect(trouble?.problem?.message).toContain('it is not a regular file');
    expect(names(others)).toEqual(['1']);
  });

  it.runIf(process.platform === 'linux')('keeps no file open when it is stopped', async () => {
    write(first, line(1) + line(2));
    const controller = new AbortController();
    const reading = readJournal(directory, { signal: controller.signal });
    await reading.next();
    controller.abort();
    await expect(reading.next()).rejects.toThrow('aborted');
    expect(openFiles()).toEqual([]);
  });

  it('stops with the reason of its signal', async () => {
    write(first, line(1) + line(2));
    const controller = new AbortController();
    const reading = readJournal(directory, { signal: controller.signal });
    await reading.next();
    controller.abort(new Error('enough'));
    await expect(reading.next()).rejects.toThrow('enough');
  });
});

function pipeAt(name: string): string {
  return makePipe(path.join(directory, name));
}

/** Files of the directory that this process has open. */
function openFiles(): string[] {
  return readdirSync('/proc/self/fd')
    .map((number) => linkOf(`/proc/self/fd/${number}`))
    .filter((target) => target.startsWith(directory));
}

function linkOf(file: string): string {
  try {
    return readlinkSync(file);
  } catch {
    return '';
  }
}
