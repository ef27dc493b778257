/** The findings in a commander's messages equal those in the directory they come from. */
import { copyFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { PlacedFinding } from '../../src/check/finding.js';
import { isReportedOnce, keyOf } from '../../src/check/repeat-counter.js';
import { CommanderCheck } from '../../src/fleet/check/commander-check.js';
import { SharedCheckers } from '../../src/fleet/check/run-checker.js';
import { type Dialect, dialectNames } from '../../src/interface/dialect/dialects.js';
import { journalFiles } from '../../src/journal/journal-names.js';
import { bump } from '../../src/words/map-entries.js';
import { Bench } from '../stage/faulty.js';
import { isThorough, oneIn } from '../thorough.js';
import { commander, directoryMessages, everyFault, stored } from './support/directory-messages.js';

const bench = new Bench();
const checkers = new SharedCheckers();

afterAll(() => bench.remove());

const music = '{ "timestamp":"2024-11-14T20:41:00Z", "event":"Music", "MusicTrack":"Exploration" }\r\n';

describe.each(dialectNames)('messages in the %s dialect', (dialect) => {
  it.each(oneIn(2, [1, 6]))('have the findings of their directory, with any faults (seed %i)', async (seed) => {
    const directory = await bench.write(everyFault, { seed, dialect, seconds: isThorough ? 40_000 : 3000 });
    const { streamed, checked, rules } = await both(directory, dialect);
    expect(streamed).toEqual(checked);
    expect(rules.size).toBeGreaterThan(6);
  });
});

describe('messages', () => {
  it.each([
    ['is empty', ''],
    ['is not a journal', '\0PK\0\n\0\0\0\n\0\u0003\n'],
    ['is not a journal, and has no end', '\0PK\0\n\0\0\0\n\0\u0003'],
    ['is another text', 'a line of prose\n'.repeat(200)],
    ['begins as another text does', `${'a line of prose\n'.repeat(60)}${music}`],
    ['is prose, and too short to be sure', 'a line of prose\n'.repeat(60)],
    ['ends within a line', music + music.slice(0, 40)],
    ['is one line without an end', music.slice(0, 40)],
    ['has empty lines', `\n\n\r\n${music}\n`],
  ])('of a file that %s have the same findings, and no memory of what came before', async (_, content) => {
    const directory = await bench.write([], { seed: 9, dialect: 'game', seconds: 900 });
    writeFileSync(path.join(directory, 'Journal.2025-01-01T000000.01.log'), content);
    writeFileSync(path.join(directory, 'Journal.2025-01-02T000000.01.log'), music);
    const { streamed, checked } = await both(directory, 'game');
    expect(streamed).toEqual(checked);
  });

  it('of the live game are kept apart from those of its test versions', async () => {
    const directory = await bench.write([], { seed: 8, dialect: 'game', seconds: 1800 });
    const [journal] = journalFiles(readdirSync(directory));
    // The same again, hours later and in another galaxy: the commander is nowhere near.
    copyFileSync(
      path.join(directory, journal?.name ?? ''),
      path.join(directory, 'JournalBeta.2024-11-14T204000.01.log'),
    );
    const { streamed, checked } = await both(directory, 'game');
    expect(streamed).toEqual(checked);
  });

  it('report companions that are missing, broken, or outdated', async () => {
    const directory = await bench.write([], { seed: 8, dialect: 'game', seconds: 1800 });
    writeFileSync(path.join(directory, 'Status.json'), '{ "timestamp":');
    rmSync(path.join(directory, 'ModulesInfo.json'));
    writeFileSync(
      path.join(directory, 'Journal.2026-01-02T000000.01.log'),
      ['NavRouteClear', 'ModuleInfo']
        .map((event) => `{ "timestamp":"2026-11-14T20:41:00Z", "event":"${event}" }\r\n`)
        .join(''),
    );
    const { streamed, checked, rules } = await both(directory, 'game');
    expect(streamed).toEqual(checked);
    for (const rule of ['companion/missing', 'companion/stale', 'companion/json']) expect(rules).toContain(rule);
    rmSync(path.join(directory, 'Status.json'));
    const without = await both(directory, 'game');
    expect(without.streamed).toEqual(without.checked);
    expect(without.rules).toContain('companion/status');
  });

  it('of companions without journals are checked on their own', async () => {
    const directory = await bench.write([], { seed: 8, dialect: 'spec', seconds: 900 });
    for (const { name } of journalFiles(readdirSync(directory))) rmSync(path.join(directory, name));
    writeFileSync(path.join(directory, 'Status.json'), music);
    const { streamed, checked, rules } = await both(directory, 'spec');
    expect(streamed).toEqual(checked);
    expect([...rules]).toEqual(['companion/event']);
  });
});

/** Findings with counts, from the messages and from the directory; and the rules. */
async function both(directory: string, dialect: Dialect) {
  const expected = (await bench.check(directory, { dialect })).map((finding) => ({
    ...finding,
    file: path.basename(finding.file),
  }));
  const once = new Map<string, number>();
  for (const finding of expected) if (isReportedOnce(finding)) bump(once, keyOf(finding), finding.count);
  const check = new CommanderCheck(commander, checkers);
  const { findings, aside, duplicates } = check.add(stored(directoryMessages(directory, dialect)));
  return {
    streamed: {
      findings: byPlace(findings.map(({ finding }) => finding)),
      once: Object.fromEntries(check.tally.once),
      aside,
      duplicates,
    },
    checked: {
      findings: byPlace(expected.map(withoutCount)),
      once: Object.fromEntries(once),
      aside: [],
      duplicates: 0,
    },
    rules: new Set(expected.map(({ rule }) => rule)),
  };
}

function withoutCount(finding: PlacedFinding): PlacedFinding {
  const { count: _, ...single } = finding;
  return single;
}

/** The findings sorted, regardless of when they were reported. */
function byPlace(findings: readonly PlacedFinding[]): PlacedFinding[] {
  const placeOf = ({ file, line, column, rule, pointer }: PlacedFinding) =>
    JSON.stringify([file, line, column, rule, pointer]);
  return findings.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
}
