import { spawn } from 'node:child_process';
import {
  linkSync,
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
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deadline, longDeadline } from '../../../test/support/deadline.js';
import { isThorough } from '../../../test/thorough.js';
import { formatCompanion } from '../format/format-line.js';
import type { JournalEvent } from '../journal-event.js';
import { markerName } from '../journal-marker.js';
import { CompanionWriter, type CompanionWriterOptions } from './companion-writer.js';
import { JournalWriter } from './journal-writer.js';

const timestamp = '2026-11-14T20:41:00Z';

function status(number: number): JournalEvent {
  const place = { BodyName: 'x'.repeat((number * 37) % 200), PlanetRadius: 2_500_000 };
  return { timestamp, event: 'Status', Flags: number, ...(number % 3 > 0 && place), Balance: 10 ** (number % 10) };
}

describe('a companion writer', () => {
  let directory: string;
  const opened: CompanionWriter[] = [];

  beforeEach(() => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-companion-'));
  });

  afterEach(() => {
    for (const writer of opened.splice(0)) writer.close();
    rmSync(directory, { recursive: true });
  });

  async function open(options?: CompanionWriterOptions): Promise<CompanionWriter> {
    const writer = await CompanionWriter.open(directory, options);
    opened.push(writer);
    return writer;
  }

  function read(name: string): string {
    return readFileSync(path.join(directory, name), 'utf8');
  }

  it.each(['in-place', 'rename'] as const)('writes each event into the file of its kind (%s)', async (mode) => {
    const writer = await open({ mode });
    const route = { timestamp, event: 'NavRoute', Route: [] };
    const modules = { timestamp, event: 'ModuleInfo', Modules: [{ Slot: 'MainEngines', Item: 'x', Power: 1 }] };
    for (const event of [status(1), route, modules, status(2)]) writer.write(event);
    expect(read('Status.json')).toBe(formatCompanion(status(2)));
    expect(read('NavRoute.json')).toBe(formatCompanion(route));
    expect(read('ModulesInfo.json')).toBe(formatCompanion(modules));
    expect(readdirSync(directory)).toEqual([markerName, 'ModulesInfo.json', 'NavRoute.json', 'Status.json']);
  });

  describe.each(['in-place', 'rename'] as const)('writes to nothing that is not its own (%s)', (mode) => {
    it.each<[string, (existing: string, path: string) => void]>([
      ['a link', symlinkSync],
      ['a file with a second name elsewhere', linkSync],
      ['not a regular file', (_, place) => mkdirSync(place)],
    ])('be it %s', async (what, link) => {
      const elsewhere = path.join(directory, 'elsewhere');
      writeFileSync(elsewhere, 'of another program');
      const writer = await open({ mode });
      link(elsewhere, path.join(directory, 'Status.json'));
      expect(() => writer.write(status(1))).toThrow(
        `${path.join(directory, 'Status.json')} is ${what}, so it is not written to: remove it`,
      );
      expect(readFileSync(elsewhere, 'utf8')).toBe('of another program');
      expect(readdirSync(directory).sort()).toEqual([markerName, 'Status.json', 'elsewhere']);
    });

    it('be it where its drafts lie', async () => {
      const elsewhere = path.join(directory, 'elsewhere');
      writeFileSync(elsewhere, 'of another program');
      symlinkSync(elsewhere, path.join(directory, '.shakedown-Status'));
      const writer = await open({ mode });
      writer.write(status(1));
      expect(read('Status.json')).toBe(formatCompanion(status(1)));
      expect(readFileSync(elsewhere, 'utf8')).toBe('of another program');
    });
  });

  it('leaves no directories behind that it made and could not use', async () => {
    const long = path.join(directory, 'made', 'for', 'x'.repeat(300));
    await expect(CompanionWriter.open(long)).rejects.toMatchObject({ code: 'write-failed' });
    await expect(JournalWriter.open(long, { started: new Date(timestamp) })).rejects.toMatchObject({
      code: 'write-failed',
    });
    expect(readdirSync(directory)).toEqual([]);
  });

  it('empties the file of routes when a route is cleared', async () => {
    const writer = await open();
    const stop = { StarSystem: 'Sol', SystemAddress: 10477373803, StarPos: [0, 0, 0], StarClass: 'G' };
    writer.write({ timestamp, event: 'NavRoute', Route: [stop] });
    writer.write({ timestamp, event: 'NavRouteClear', Route: [] });
    expect(read('NavRoute.json')).toBe(
      '{ "timestamp":"2026-11-14T20:41:00Z", "event":"NavRouteClear", "Route":[ \r\n\r\n ] }\r\n',
    );
    expect(readdirSync(directory)).toEqual([markerName, 'NavRoute.json']);
  });

  it('keeps the file the same in place, and makes another by rename', async () => {
    const inode = () => statSync(path.join(directory, 'Status.json')).ino;
    const inPlace = await open();
    inPlace.write(status(1));
    const before = inode();
    for (let number = 2; number < 20; number += 1) inPlace.write(status(number));
    expect(inode()).toBe(before);
    const byRename = await open({ mode: 'rename' });
    byRename.write(status(1));
    expect(inode()).not.toBe(before);
  });

  it('goes on in the file of an earlier session', async () => {
    const earlier = await open();
    earlier.write(status(5));
    earlier.close();
    const { ino } = statSync(path.join(directory, 'Status.json'));
    const writer = await open();
    writer.write(status(6));
    expect(read('Status.json')).toBe(formatCompanion(status(6)));
    expect(statSync(path.join(directory, 'Status.json')).ino).toBe(ino);
  });

  it('refuses a kind that has no file of its own', async () => {
    const writer = await open();
    expect(() => writer.write({ timestamp, event: 'Docked' })).toThrow(
      expect.objectContaining({
        code: 'no-companion',
        message: expect.stringContaining('Docked has no companion file; these kinds do: Status (Status.json)'),
      }),
    );
  });

  it('refuses a foreign directory and leaves it as it was', async () => {
    writeFileSync(path.join(directory, 'Status.json'), 'theirs');
    await expect(open()).rejects.toMatchObject({ code: 'foreign', message: expect.stringContaining('Status.json') });
    expect(readdirSync(directory)).toEqual(['Status.json']);
    expect(read('Status.json')).toBe('theirs');
  });

  it('works beside the journal writer of the same session', async () => {
    await using journal = await JournalWriter.open(directory, { started: new Date(timestamp) });
    const writer = await open();
    writer.write(status(1));
    journal.write(status(1));
    expect(journal.lines).toBe(1);
    expect(JSON.parse(read('Status.json'))).toEqual(JSON.parse(readFileSync(journal.file, 'utf8')));
  });

  it('closes with its scope, and writing afterwards is an error', async () => {
    let kept: CompanionWriter;
    {
      await using writer = await open();
      writer.write(status(1));
      kept = writer;
    }
    expect(() => kept.write(status(2))).toThrow(expect.objectContaining({ code: 'closed' }));
    expect(JSON.parse(read('Status.json'))).toMatchObject({ Flags: 1 });
  });

  it('says why a file cannot be written', async () => {
    const writer = await open({ mode: 'rename' });
    rmSync(directory, { recursive: true });
    expect(() => writer.write(status(1))).toThrow(expect.objectContaining({ code: 'write-failed' }));
    await open();
  });

  /**
   * The kernel does not serialise reads and writes, so a reader in another process can get bytes of both
   * texts: about once in 20,000 rewrites here. No in-place writer can prevent that; reading again helps.
   */
  it.each([
    { mode: 'in-place', mixed: 50 },
    { mode: 'rename', mixed: 0 },
  ] as const)(
    'rewrites hundreds of times ($mode) under a reader, for whom no text stays broken',
    async ({ mode, mixed }) => {
      const writer = await open({ mode });
      writer.write(status(0));
      const reader = spawn(process.execPath, ['--eval', readingInALoop, path.join(directory, 'Status.json')]);
      const reports = createInterface({ input: reader.stdout })[Symbol.asyncIterator]();
      let seen: ReaderReport = { documents: 0, mixed: 0, broken: 0 };
      try {
        // A reader on a busy machine gets few turns.
        for (let number = 1; number <= (isThorough ? 1000 : 300) || seen.documents <= 2; number += 1) {
          writer.write(status(number));
          if (number % 20 === 0) seen = JSON.parse((await reports.next()).value as string) as ReaderReport;
        }
      } finally {
        reader.kill('SIGKILL');
      }
      expect(seen.broken).toBe(0);
      expect(seen.mixed).toBeLessThanOrEqual(mixed);
      expect(seen.documents).toBeGreaterThan(2);
    },
  );
});

interface ReaderReport {
  /** Number of different documents seen. */
  readonly documents: number;
  /** Texts that failed to parse, and that parsed when read again. */
  readonly mixed: number;
  /** Texts that failed to parse, however often they were read. */
  readonly broken: number;
}

/** A reader process: reads the whole file in a loop, and reports now and then. */
const readingInALoop = `
  const { closeSync, openSync, readSync, writeSync } = require('node:fs');
  const bytes = Buffer.alloc(65536);
  const read = () => {
    const descriptor = openSync(process.argv[1], 'r');
    const text = bytes.toString('utf8', 0, readSync(descriptor, bytes));
    closeSync(descriptor);
    try { return JSON.parse(text); } catch { return undefined; }
  };
  const documents = new Set();
  let mixed = 0, broken = 0;
  const deadline = Date.now() + ${longDeadline};
  for (let reads = 1; Date.now() < deadline; reads += 1) {
    let document = read();
    if (!document) {
      // The writer may have been preempted in the middle of a write; a text that persists is another matter.
      const until = Date.now() + ${deadline};
      while (!document && Date.now() < until) document = read();
      if (document) mixed += 1;
      else broken += 1;
    }
    documents.add(document?.Flags);
    if (reads % 50 === 0) writeSync(1, JSON.stringify({ documents: documents.size, mixed, broken }) + '\\n');
  }
`;
