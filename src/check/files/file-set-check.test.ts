import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineSequences } from '../../../test/generators/line-sequences.js';
import { validEvent } from '../../../test/generators/valid.js';
import { runs } from '../../../test/thorough.js';
import { specification } from '../../interface/kind-catalogue.js';
import { formatLine } from '../../journal/format/format-line.js';
import type { WritableEvent } from '../../journal/journal-event.js';
import { CheckTotals } from '../check-totals.js';
import { DeferredFindings } from '../deferred-findings.js';
import type { PlacedFinding } from '../finding.js';
import { lineCheckerOptions } from '../lines/check-profile.js';
import type { WorkerPool } from '../threads/worker-pool.js';
import { ChunkChecker } from './chunk-checker.js';
import { FileSetCheck } from './file-set-check.js';
import { FileSetChunks } from './file-set-chunks.js';
import { ReportQueue } from './report-queue.js';

const profile = { dialect: 'spec', eventsOnly: false } as const;
const options = lineCheckerOptions(profile);

let directory: string;

beforeAll(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-pieces-'));
});

afterAll(() => rmSync(directory, { recursive: true }));

/** A pool that checks in this thread. */
function checking(maxLineBytes: number): WorkerPool {
  const pieceCheck = new ChunkChecker({ ...options, maxLineBytes });
  return {
    async *reports(chunks) {
      for (const chunk of chunks) yield* pieceCheck.reports(chunk);
    },
    close: () => Promise.resolve(),
  };
}

async function check(file: string, bytes: Buffer, pieceSize: number, maxLineBytes: number): Promise<unknown[]> {
  const totals = new CheckTotals();
  const batch = { journals: [file], companions: [] };
  const pool = checking(maxLineBytes);
  const findings: PlacedFinding[] = [];
  const chunks = new FileSetChunks(batch, profile.dialect, [bytes.length]);
  const reports = new ReportQueue(pool.reports(chunks.ofSize(pieceSize)));
  const once = new DeferredFindings();
  const run = new FileSetCheck(chunks, {
    profile,
    reports,
    totals,
    onRepeat: (repeat, name) => once.repeat(repeat, name),
    onChunkDone: () => undefined,
    signal: undefined,
  });
  for await (const found of run.batches()) findings.push(...found.filter((finding) => !once.defer(finding)));
  return [totals.summary, ...findings, ...once.findings()];
}

const scraps = ['\r\n', '\n', '\0\0', '{', '}', '"', ',', 'x', '7', '\u00e9', '"event":"Music"', '20:40'];

/** Valid lines, broken ones and unknown kinds, some of them repeated. */
const sequences = lineSequences(specification, { longLines: false }).map((lines) =>
  Buffer.concat(lines.flatMap((line) => [line, Buffer.from('\r\n')])),
);

/** Lines as the game writes them, then with something amiss. */
const files = fc
  .array(
    fc.constantFrom(...specification.kinds).chain((kind) => validEvent(kind)),
    { minLength: 1, maxLength: 8 },
  )
  .map((events) => events.map((event) => formatLine(event as unknown as WritableEvent)).join(''))
  .chain((text) =>
    fc
      .array(fc.tuple(fc.nat({ max: text.length }), fc.nat({ max: 20 }), fc.constantFrom(...scraps)), { maxLength: 4 })
      .map((changes) =>
        changes.reduce((each, [at, length, scrap]) => each.slice(0, at) + scrap + each.slice(at + length), text),
      ),
  )
  .map((text) => Buffer.from(text));

describe('a file cut into pieces', () => {
  it('gives the same findings in the same order, however large the pieces', async () => {
    const file = path.join(directory, 'Journal.2026-11-14T204100.01.log');
    const sizes = fc.constantFrom(1, 2, 7, 100, 1000);
    // Lines that are too long may begin and end anywhere, as any other.
    const limits = fc.constantFrom(100, 300, 1_000_000, 1_000_000);
    await fc.assert(
      fc.asyncProperty(fc.oneof(files, sequences), sizes, limits, async (bytes, size, limit) => {
        writeFileSync(file, bytes);
        // An old file is not being written, so the check does not wait for more.
        utimesSync(file, 0, 0);
        const whole = await check(file, bytes, 1_000_000, limit);
        expect(await check(file, bytes, size, limit)).toEqual(whole);
      }),
      { numRuns: runs(50) },
    );
  });

  it('tells a line that is too long once, wherever it begins in a piece or at the end of one', async () => {
    const file = path.join(directory, 'Journal.2026-11-14T204100.02.log');
    const sound = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Music" }\r\n';
    const bytes = Buffer.from(`${sound}${'\0'.repeat(100_000)}\r\n${sound}{ "cut"\r\n`);
    writeFileSync(file, bytes);
    utimesSync(file, 0, 0);
    for (const size of [sound.length - 1, sound.length, sound.length + 1, 20_000, 100_060, 1_000_000]) {
      expect(await check(file, bytes, size, 20_000), `pieces of ${size}`).toMatchObject([
        { lines: 4, events: 2 },
        { rule: 'line/too-long', line: 2, message: 'the line has more than 20000 bytes' },
        { rule: 'line/cut', line: 4 },
        { rule: 'event/kind', line: 1, count: 2 },
      ]);
    }
  });

  it.each([
    { limit: 800_000, reported: [] },
    { limit: 200_000, reported: [{ rule: 'line/too-long', line: 2 }] },
  ])('reads a line for which there is no room at first, if it may have $limit bytes', async ({ limit, reported }) => {
    const file = path.join(directory, 'Journal.2026-11-14T204100.03.log');
    const sound = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Music" }\r\n';
    const long = sound.replace('Music"', `Music", "MusicTrack":"${'x'.repeat(600_000)}"`);
    for (const end of [sound, '', '\r\n']) {
      const bytes = Buffer.from(`${sound}${long.trimEnd()}${end === '' ? '' : '\r\n'}${end.repeat(2000)}`);
      writeFileSync(file, bytes);
      utimesSync(file, 0, 0);
      const whole = await check(file, bytes, 10_000_000, limit);
      expect(whole.slice(1)).toEqual(expect.arrayContaining(reported.map((each) => expect.objectContaining(each))));
      expect(whole[0]).toMatchObject({ lines: end === '' ? 2 : 2002 });
      for (const size of [100_000, 200_003, 599_999]) expect(await check(file, bytes, size, limit)).toEqual(whole);
    }
  });
});
