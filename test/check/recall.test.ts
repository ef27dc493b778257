/**
 * Recall and false alarms on a large scale: events are broken in all known ways, also several at once,
 * written to files as the game does, and the findings are compared with the breakages.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkJournal } from '../../src/check/check-journal.js';
import type { Finding } from '../../src/check/finding.js';
import { findRule } from '../../src/check/rules/rule-catalogue.js';
import { isVersionBefore } from '../../src/game/game-version.js';
import { versionTable } from '../../src/game/version-table.js';
import { type Dialect, dialectNames, dialects } from '../../src/interface/dialect/dialects.js';
import { gameAt } from '../../src/interface/dialect/game-at-version.js';
import type { Kind } from '../../src/interface/kind.js';
import { formatLine } from '../../src/journal/format/format-line.js';
import type { WritableEvent } from '../../src/journal/journal-event.js';
import { type Breakage, breakAt, breakages } from '../generators/broken.js';
import { type Event, fullEvent, validEvent } from '../generators/valid.js';
import { isThorough, oneIn } from '../thorough.js';

/** Events in both dialects together: all in `npm run recall`, a sample in `npm test`. */
const events = isThorough ? 240_000 : 2000;

const today = '4.4.0.1';

let directory: string;

beforeAll(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-recall-'));
});

afterAll(() => rmSync(directory, { recursive: true }));

/** The dialects, and the versions of the game whose lines are judged by rules of their own. */
const tables = [
  ...dialectNames.map((dialect) => ({ name: dialect, dialect, version: today, catalogue: dialects[dialect] })),
  ...oneIn(
    4,
    versionTable.flatMap(([version, , lines]) =>
      lines === 'seen' && gameAt(version) !== dialects.game ? version : [],
    ),
  ).map((version) => ({ name: `game of ${version}`, dialect: 'game' as const, version, catalogue: gameAt(version) })),
];

describe.each(tables)('in the dialect $name', ({ dialect, version, catalogue }) => {
  const kinds = oneIn(version === today ? 12 : 48, catalogue.kinds);
  const share = Math.ceil(events / (4 * kinds.length * (version === today ? 1 : 8)));
  const header = written({
    timestamp: '2026-11-14T20:40:00Z',
    event: 'Fileheader',
    part: 1,
    language: 'English/UK',
    gameversion: version,
    build: 'r330377/r0 ',
  });

  it.each(kinds)('no valid $name gets an error or a warning', async (kind) => {
    const lines = fc.sample(validEvent(kind), { numRuns: share, seed: 7 }).map(written);
    const reported = await findingsIn([header, ...lines], dialect, ({ severity }) => severity !== 'note');
    expect([...reported].filter(([line]) => line > 1)).toEqual([]);
  });

  it.each(kinds)('everything broken in $name is reported on its line, by its rule, at its place', async (kind) => {
    const broken = brokenLines(kind, share);
    // Evidence was counted from 3.8 on: before, breaches of it are notes, each reported once in a check.
    const isCounted = !isVersionBefore(version, '3.8');
    const isBreach = ({ rule, severity }: Finding) =>
      severity === 'error' || (findRule(rule)?.severity === 'error' && (severity === 'warning' || !isCounted));
    for (const part of isCounted ? [broken] : broken.map((each) => [each])) {
      const reported = await findingsIn([header, ...part.map(({ line }) => line)], dialect, isBreach);
      for (const [index, { faults, line }] of part.entries())
        expect(reported.get(index + 2) ?? [], line).toEqual(faults);
    }
  });
});

function written(event: Event): string {
  return formatLine(event as unknown as WritableEvent);
}

interface BrokenLine {
  readonly line: string;
  /** The rules broken, and where. */
  readonly faults: readonly string[];
}

/**
 * Events with one to three breakages that are errors by their rules, in places that do not hide each other.
 */
function brokenLines(kind: Kind, count: number): BrokenLine[] {
  const ways = breakages(kind).filter(({ severity }) => severity === 'error');
  const samples = fc.sample(fullEvent(kind), { numRuns: Math.min(100, count), seed: 7 });
  return Array.from({ length: count }, (_, index) => {
    const event = { ...structuredClone(samples[index % samples.length] as Event), timestamp: '2026-11-14T20:41:00Z' };
    const chosen = apart(
      [0, 1, 2].slice(0, 1 + (index % 3)).map((step) => ways[(index + step * 31) % ways.length] as Breakage),
    );
    const faults = chosen.map((breakage) => `${breakage.rule} ${breakAt(event, breakage, index)}`);
    return { line: written(event), faults: faults.sort() };
  });
}

/** A subset of breakages of which none hides another: an event without a kind hides all. */
function apart(chosen: readonly Breakage[]): Breakage[] {
  const nameless = chosen.find(({ path: own }) => own[0] === 'event');
  if (nameless) return [nameless];
  return chosen.filter(({ path: own }, index) =>
    chosen.slice(0, index).every(({ path: other }) => own[0] !== other[0]),
  );
}

/** The rules and pointers of findings, by line. */
async function findingsIn(
  lines: readonly string[],
  dialect: Dialect,
  isAsked: (finding: Finding) => boolean,
): Promise<Map<number, string[]>> {
  const file = path.join(directory, 'events.jsonl');
  writeFileSync(file, lines.join(''));
  const reported = new Map<number, string[]>();
  // With this grade, a breach of any evidence is a warning, at each place.
  const check = checkJournal(file, { dialect, eventsOnly: true, grade: 'declared' });
  for await (const finding of check) {
    const { line, rule, pointer } = finding;
    if (isAsked(finding)) reported.set(line, [...(reported.get(line) ?? []), `${rule} ${pointer}`].sort());
  }
  expect(check.summary).toMatchObject({ lines: lines.length, events: lines.length });
  return reported;
}
