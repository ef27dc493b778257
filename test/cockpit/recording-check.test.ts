/** The check of a recording, which gets bytes, finds the same as the check of its directory. */
import { appendFileSync, copyFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { dialectOfBytes } from '../../src/check/files/first-line-dialect.js';
import type { PlacedFinding } from '../../src/check/finding.js';
import { RecordingCheck } from '../../src/cockpit/recording/recording-check.js';
import { faults, fileFaultNames } from '../../src/direct/faults/faults.js';
import { dialectNames } from '../../src/interface/dialect/dialects.js';
import { journalFiles } from '../../src/journal/journal-names.js';
import { Bench } from '../stage/faulty.js';
import { isThorough, oneIn } from '../thorough.js';
import { checkedByBytes } from './checked-by-bytes.js';

const bench = new Bench();

afterAll(() => bench.remove());

/** All faults of single lines, frequent enough for a short session, and faults of companions. */
const everything = fileFaultNames
  .filter((name) => faults[name].touches !== 'file')
  .map((name) => (faults[name].touches === 'line' && faults[name].usual.is === 'rate' ? `${name}:2%` : name));

const music = '{ "timestamp":"2024-11-14T20:41:00Z", "event":"Music", "MusicTrack":"Exploration" }\r\n';

/** Findings in an order that does not depend on when they were reported. */
function byPlace(findings: readonly PlacedFinding[]): PlacedFinding[] {
  const keyOf = ({ file, line, column, rule, pointer }: PlacedFinding) =>
    JSON.stringify([file, line, column, rule, pointer]);
  return findings.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

describe.each(dialectNames)('a recording in the %s dialect', (dialect) => {
  it.each(oneIn(2, [1, 6]))('has the findings of its directory, whatever was spoilt (seed %i)', async (seed) => {
    const directory = await bench.write(everything, { seed, dialect, seconds: isThorough ? 40_000 : 4000 });
    const findings = await bench.check(directory, { dialect });
    expect(new Set(findings.map(({ rule }) => rule)).size).toBeGreaterThan(6);
    expect(checkedByBytes(directory, dialect)).toEqual(findings);
  });

  it('has them however its bytes come', async () => {
    const directory = await bench.write(everything, { seed: 3, dialect, seconds: 1800 });
    const findings = byPlace(await bench.check(directory, { dialect }));
    for (const size of [1, 97, 4096]) expect(byPlace(checkedByBytes(directory, dialect, size))).toEqual(findings);
  });
});

describe('a recording', () => {
  it('keeps the live game apart from its test versions', async () => {
    const directory = await bench.write([], { seed: 8, dialect: 'game', seconds: 1800 });
    const [journal] = journalFiles(readdirSync(directory));
    const name = journal?.name ?? '';
    // The same again, but hours later and in another galaxy.
    copyFileSync(path.join(directory, name), path.join(directory, 'JournalBeta.2024-11-14T204000.01.log'));
    const findings = await bench.check(directory, { dialect: 'game' });
    expect(byPlace(checkedByBytes(directory, 'game'))).toEqual(byPlace(findings));
  });

  it.each([
    ['is empty', ''],
    ['is not a journal', '\0PK\0\n\0\0\0\n\0\u0003\n'],
    ['is another text', 'a line of prose\n'.repeat(200)],
  ])('says of a file that it %s, and knows nothing of what came before', async (_, content) => {
    const directory = await bench.write([], { seed: 9, dialect: 'game', seconds: 900 });
    writeFileSync(path.join(directory, 'Journal.2025-01-01T000000.01.log'), content);
    writeFileSync(path.join(directory, 'Journal.2025-01-02T000000.01.log'), music);
    const findings = await bench.check(directory, { dialect: 'game' });
    expect(findings.some(({ rule }) => rule === 'file/empty' || rule === 'file/binary')).toBe(true);
    expect(byPlace(checkedByBytes(directory, 'game'))).toEqual(byPlace(findings));
  });

  it('counts the lines that were checked, and waits for the end of the last one', async () => {
    const check = new RecordingCheck({ dialect: 'spec' });
    check.beginFile('Journal.2024-11-14T204100.01.log');
    const bytes = Buffer.from(music + music.slice(0, 40));
    expect(check.check(bytes).map(({ rule }) => rule)).toEqual(['event/kind']);
    expect(check.lines).toBe(1);
    expect(check.endFile().map(({ rule, line }) => [rule, line])).toEqual([
      ['line/end', 2],
      ['line/cut', 2],
    ]);
    expect(check.lines).toBe(2);
  });

  it('is in the dialect of the game if a file begins as the game begins it', async () => {
    const header = '{ "timestamp":"2024-11-14T20:41:00Z", "event":"Fileheader", "gameversion":"4.0" }\r\n';
    expect(dialectOfBytes(Buffer.from(header))).toBe('game');
    expect(dialectOfBytes(Buffer.from(header + music))).toBe('game');
    expect(dialectOfBytes(Buffer.from(music + header))).toBe('spec');
    expect(dialectOfBytes(new Uint8Array())).toBe('spec');
  });

  it('reports a companion that is older than the journal says', async () => {
    const directory = await bench.write([], { seed: 8, dialect: 'game', seconds: 3600 });
    const journal = journalFiles(readdirSync(directory)).at(-1)?.name ?? '';
    appendFileSync(
      path.join(directory, journal),
      '{ "timestamp":"2026-11-14T20:41:00Z", "event":"NavRouteClear" }\r\n',
    );
    const findings = await bench.check(directory, { dialect: 'game' });
    expect(findings.map(({ rule }) => rule)).toContain('companion/stale');
    expect(checkedByBytes(directory, 'game')).toEqual(findings);
  });
});
