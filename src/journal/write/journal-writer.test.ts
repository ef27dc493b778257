import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writingUntilFull } from '../../../test/support/full-disk.js';
import { ArgumentError } from '../../words/argument-error.js';
import { formatLine } from '../format/format-line.js';
import type { EventToWrite } from '../journal-event.js';
import { markerName } from '../journal-marker.js';
import { readLock } from './directory-lock.js';
import { JournalWriter, type JournalWriterOptions } from './journal-writer.js';

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return {
    ...fs,
    writeSync: vi.fn<typeof fs.writeSync>(fs.writeSync),
    truncateSync: vi.fn<typeof fs.truncateSync>(fs.truncateSync),
  };
});

const { writeSync: reallyWrite } = await vi.importActual<typeof import('node:fs')>('node:fs');
const started = new Date('2026-11-14T20:41:00Z');
const firstPart = 'Journal.2026-11-14T204100.01.log';

function numbered(number: number): EventToWrite {
  return { timestamp: '2026-11-14T20:41:00Z', event: 'Music', MusicTrack: 'Été', Number: number };
}

describe('a journal writer', () => {
  let directory: string;
  const opened: JournalWriter[] = [];

  beforeEach(() => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-writer-'));
  });

  afterEach(() => {
    vi.mocked(writeSync).mockReset().mockImplementation(reallyWrite);
    for (const writer of opened.splice(0)) writer.close();
    rmSync(directory, { recursive: true });
  });

  async function open(options: Partial<JournalWriterOptions> = {}): Promise<JournalWriter> {
    const writer = await JournalWriter.open(directory, { started, ...options });
    opened.push(writer);
    vi.mocked(writeSync).mockClear();
    return writer;
  }

  function numbersIn(part: number): unknown[] {
    const text = readFileSync(path.join(directory, `Journal.2026-11-14T204100.0${part}.log`), 'utf8');
    return text
      .split('\r\n')
      .slice(0, -1)
      .map((line) => (JSON.parse(line) as { Number: unknown }).Number);
  }

  /** The disk accepts `room` bytes, then nothing more, until `freeDisk`. */
  function fillDisk(room: number): void {
    vi.mocked(writeSync).mockImplementation(writingUntilFull(room, reallyWrite));
  }

  function freeDisk(): void {
    vi.mocked(writeSync).mockImplementation(reallyWrite);
  }

  it.each([
    [
      { started: new Date('yesterday') },
      'started must be a valid Date, the time at which the game was launched, not an invalid Date',
    ],
    [{ linesPerPart: 0 }, 'linesPerPart must be a whole number of lines, at least 1, not 0'],
    [{ linesPerPart: 2.5 }, 'linesPerPart must be a whole number of lines, at least 1, not 2.5'],
    [{ linesPerPart: Number.NaN }, 'linesPerPart must be a whole number of lines, at least 1, not NaN'],
    [{ batch: -1 }, 'batch must be a number of bytes, at least 0, not -1'],
    [{ batch: Number.NaN }, 'batch must be a number of bytes, at least 0, not NaN'],
  ])('refuses %j with a sentence, before it makes anything', async (options, sentence) => {
    const place = path.join(directory, 'new');
    const opening = JournalWriter.open(place, { started, ...options });
    await expect(opening).rejects.toThrow(ArgumentError);
    await expect(opening).rejects.toThrow(sentence);
    expect(existsSync(place)).toBe(false);
  });

  it('writes the game’s bytes, each event in one write', async () => {
    const writer = await open();
    for (const number of [1, 2, 3]) writer.write(numbered(number));
    expect(writeSync).toHaveBeenCalledTimes(3);
    expect(writer.file).toBe(path.join(directory, firstPart));
    expect(readFileSync(writer.file, 'utf8')).toBe([1, 2, 3].map((number) => formatLine(numbered(number))).join(''));
    expect(writer.lines).toBe(3);
  });

  it('gathers whole lines when asked for batches', async () => {
    const line = Buffer.byteLength(formatLine(numbered(1)));
    const writer = await open({ batch: 3 * line });
    for (const number of [1, 2, 3, 4]) writer.write(numbered(number));
    expect(writeSync).toHaveBeenCalledTimes(1);
    expect(numbersIn(1)).toEqual([1, 2, 3]);
    expect(writer.lines).toBe(4);
    writer.flush();
    expect(numbersIn(1)).toEqual([1, 2, 3, 4]);
    writer.write(numbered(5));
    writer.close();
    expect(numbersIn(1)).toEqual([1, 2, 3, 4, 5]);
  });

  it('goes on with the rest when the system takes only a part of a line', async () => {
    const writer = await open();
    const few = (descriptor: number, bytes: NodeJS.ArrayBufferView, from = 0) =>
      reallyWrite(descriptor, bytes, from, Math.min(7, bytes.byteLength - from));
    vi.mocked(writeSync).mockImplementation(few as typeof writeSync);
    writer.write(numbered(1));
    expect(readFileSync(writer.file, 'utf8')).toBe(formatLine(numbered(1)));
  });

  it('leaves nothing half-written on a full disk, says so, and goes on once there is room', async () => {
    const writer = await open();
    writer.write(numbered(1));
    fillDisk(20);
    expect(() => writer.write(numbered(2))).toThrow(
      expect.objectContaining({
        code: 'write-failed',
        message: `cannot write ${writer.file}: ENOSPC: no space left on device, write`,
        cause: expect.objectContaining({ code: 'ENOSPC' }),
      }),
    );
    expect(numbersIn(1)).toEqual([1]);
    expect(writer.lines).toBe(1);
    freeDisk();
    writer.write(numbered(3));
    expect(numbersIn(1)).toEqual([1, 3]);
  });

  it('keeps and counts the whole lines of a batch that did not fit', async () => {
    const writer = await open({ batch: 1_000_000, linesPerPart: 4 });
    for (const number of [1, 2, 3, 4]) writer.write(numbered(number));
    fillDisk(2 * Buffer.byteLength(formatLine(numbered(1))) + 40);
    expect(() => writer.flush()).toThrow('no space left');
    freeDisk();
    expect(writer.lines).toBe(2);
    for (const number of [5, 6, 7]) writer.write(numbered(number));
    writer.close();
    expect([numbersIn(1), numbersIn(2)]).toEqual([[1, 2, 5, 6], [7]]);
  });

  it('appends nothing to half a line that cannot be taken away', async () => {
    const writer = await open();
    fillDisk(20);
    vi.mocked(truncateSync).mockImplementationOnce(() => {
      throw new Error('EIO');
    });
    expect(() => writer.write(numbered(1))).toThrow('no space left');
    freeDisk();
    expect(() => writer.write(numbered(2))).toThrow(expect.objectContaining({ code: 'closed' }));
    expect(readFileSync(writer.file)).toHaveLength(20);
  });

  it('begins a new part after a number of lines, with an end and a start', async () => {
    const betweenParts = (nextPart: number) => ({
      last: { timestamp: '2026-11-14T20:41:00Z', event: 'Continued', Number: `to ${nextPart}` },
      first: { timestamp: '2026-11-14T20:41:00Z', event: 'Fileheader', Number: `part ${nextPart}` },
    });
    const writer = await open({ linesPerPart: 3, betweenParts });
    for (const number of [1, 2, 3]) writer.write(numbered(number));
    expect(writer.files).toHaveLength(1);
    for (const number of [4, 5, 6]) writer.write(numbered(number));
    expect(numbersIn(1)).toEqual([1, 2, 3, 'to 2']);
    expect(numbersIn(2)).toEqual(['part 2', 4, 5, 'to 3']);
    expect(numbersIn(3)).toEqual(['part 3', 6]);
    expect(writeSync).toHaveBeenCalledTimes(10);
    expect(writer.lines).toBe(10);
    expect(writer.files.map((file) => path.basename(file))).toEqual(
      readdirSync(directory).filter((name) => name.endsWith('.log')),
    );
  });

  it('writes nothing more when a part could not be ended', async () => {
    const writer = await open({ linesPerPart: 1, betweenParts: () => ({ last: numbered(0) }) });
    writer.write(numbered(1));
    fillDisk(0);
    expect(() => writer.write(numbered(2))).toThrow('no space left');
    freeDisk();
    expect(() => writer.write(numbered(2))).toThrow('is closed: open a new JournalWriter to write more');
    expect(numbersIn(1)).toEqual([1]);
  });

  it('steps over parts that an earlier session of ours wrote in the same second', async () => {
    const earlier = await open({ linesPerPart: 1 });
    earlier.write(numbered(1));
    earlier.write(numbered(2));
    earlier.close();
    const writer = await open();
    writer.write(numbered(3));
    expect([numbersIn(1), numbersIn(2), numbersIn(3)]).toEqual([[1], [2], [3]]);
  });

  it('refuses a directory that another writer has, and leaves it to the other', async () => {
    const writer = await open();
    await expect(JournalWriter.open(directory, { started })).rejects.toMatchObject({ code: 'locked' });
    writer.write(numbered(1));
    expect(numbersIn(1)).toEqual([1]);
    writer.close();
    await expect(open()).resolves.toBeInstanceOf(JournalWriter);
  });

  it('refuses a directory with a foreign journal, and leaves nothing there', async () => {
    const theirs = 'Journal.2024-01-01T000000.01.log';
    writeFileSync(path.join(directory, theirs), 'theirs');
    await expect(open()).rejects.toMatchObject({ code: 'foreign', message: expect.stringContaining(theirs) });
    expect(readdirSync(directory)).toEqual([theirs]);
  });

  it.skipIf(process.platform === 'win32')('does not write through a link, and gives the directory back', async () => {
    const elsewhere = path.join(directory, 'elsewhere');
    symlinkSync(elsewhere, path.join(directory, firstPart));
    await expect(open()).rejects.toMatchObject({ code: 'foreign' });
    writeFileSync(path.join(directory, markerName), `${firstPart}\n`);
    await expect(open()).rejects.toMatchObject({ code: 'write-failed', message: expect.stringContaining('EEXIST') });
    expect(existsSync(elsewhere)).toBe(false);
    expect(readLock(directory)).toBeUndefined();
  });

  it('names a journal in the marker', async () => {
    const writer = await open({ edition: 'Beta' });
    expect(readFileSync(path.join(directory, markerName), 'utf8')).toBe(`${path.basename(writer.file)}\n`);
    expect(path.basename(writer.file)).toBe('JournalBeta.2026-11-14T204100.01.log');
  });

  it('gives the directory back when closed, even if its last lines cannot be written', async () => {
    const writer = await open({ batch: 1_000_000 });
    writer.write(numbered(1));
    fillDisk(0);
    expect(() => writer.close()).toThrow('no space left');
    expect(readLock(directory)).toBeUndefined();
  });

  it('closes with its scope, and writing afterwards is an error', async () => {
    let kept: JournalWriter;
    {
      await using writer = await open();
      kept = writer;
    }
    expect(readLock(directory)).toBeUndefined();
    expect(() => kept.write(numbered(1))).toThrow(expect.objectContaining({ code: 'closed' }));
    kept.close();
  });
});
