/**
 * A rule across lines is enforced on every path of a line, whatever its kind and the fields it reads; one
 * that fails is reported, and costs no other line.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { checkJournal } from '../../src/check/check-journal.js';
import { ChunkChecker } from '../../src/check/files/chunk-checker.js';
import { JournalOrder } from '../../src/check/files/journal-order.js';
import { lineCheckerOptions } from '../../src/check/lines/check-profile.js';
import { NoScanner } from '../../src/check/scan/no-scanner.js';
import type { SessionRule } from '../../src/check/session/session-rule.js';
import { RecordingCheck } from '../../src/cockpit/recording/recording-check.js';
import { RunChecker } from '../../src/fleet/check/run-checker.js';
import { dialects } from '../../src/interface/dialect/dialects.js';
import type { Kind } from '../../src/interface/kind.js';
import { formatLine } from '../../src/journal/format/format-line.js';
import type { WritableEvent } from '../../src/journal/journal-event.js';
import { fullEvent } from '../generators/valid.js';

const { kinds } = dialects.game;
const failing = 'Shutdown';

/** A rule that reads every member of a kind, and reports every line of it; or fails. */
function madeUp({ name, shape }: Kind): SessionRule {
  const members = Object.keys(shape.fields).slice(2);
  const example = { journal: [] };
  return {
    id: `made-up/${name}`,
    severity: 'warning',
    says: 'there is no such line',
    reason: 'to see whether the rule is asked',
    reads: { [name]: members },
    check: (event) => {
      if (name === failing) throw new Error('made up');
      return [
        { pointer: '/event', expected: 'nothing', found: String(event.event), message: JSON.stringify(event, digits) },
      ];
    },
    good: example,
    bad: example,
  };
}

/** JSON has no bigint. */
function digits(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

vi.mock('../../src/check/session/life/life-rules.js', async (original) => {
  const { lifeRules, ...rest } = await original<{ lifeRules: readonly SessionRule[] }>();
  const { dialects: tables } = await import('../../src/interface/dialect/dialects.js');
  return { ...rest, lifeRules: [...lifeRules, ...tables.game.kinds.map(madeUp)] };
});

const events = kinds.flatMap((kind) => fc.sample(fullEvent(kind), { numRuns: 2, seed: 7 }));
const text = events.map((event) => formatLine(event as unknown as WritableEvent)).join('');
const expected = events.map((event, index) => {
  const { timestamp, event: name, ...members } = event;
  if (name === failing) return { line: index + 1, rule: 'line/internal', event: 'Error: made up' };
  const seen: unknown = JSON.parse(JSON.stringify({ timestamp, event: name, ...members }, digits));
  return { line: index + 1, rule: `made-up/${String(name)}`, event: seen };
});

const directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-made-up-'));
const file = path.join(directory, 'Journal.2026-11-14T204100.01.log');
writeFileSync(file, text);
afterAll(() => rmSync(directory, { recursive: true }));

interface Found {
  readonly rule: string;
  readonly line: number;
  readonly message: string;
  readonly found: string;
}

/** The findings of made-up rules. */
function foundIn(findings: readonly Found[]): unknown[] {
  return findings
    .filter(({ rule }) => rule.startsWith('made-up/') || rule === 'line/internal')
    .map(({ rule, line, message, found }) => {
      return { line, rule, event: rule === 'line/internal' ? found : (JSON.parse(message) as unknown) };
    });
}

describe('a made-up rule on every kind is enforced', () => {
  it('on a file', async () => {
    const found: Found[] = [];
    for await (const finding of checkJournal(file, { dialect: 'game', threads: 1 })) found.push(finding);
    expect(foundIn(found)).toEqual(expected);
  });

  it('on what a thread sends', () => {
    expect(foundIn(inThreads(lineCheckerOptions({ dialect: 'game', eventsOnly: false })))).toEqual(expected);
  });

  it('without WebAssembly', () => {
    const options = lineCheckerOptions({ dialect: 'game', eventsOnly: false });
    const scanner = new NoScanner(options.scanner.kinds);
    expect(foundIn(inThreads({ ...options, scanner }))).toEqual(expected);
  });

  it('in a browser', () => {
    const check = new RecordingCheck({ dialect: 'game' });
    check.beginFile('Journal.2026-11-14T204100.01.log');
    expect(foundIn([...check.check(Buffer.from(text)), ...check.endFile()])).toEqual(expected);
  });

  it('in a fleet', () => {
    const order = new JournalOrder(false);
    order.beginFile('Journal.2026-11-14T204100.01.log');
    const found: Found[] = [];
    const run = { offset: 0, pieces: [Buffer.from(text)] };
    new RunChecker('game').check(run, (report) => found.push(...order.addReport(report)));
    expect(foundIn(found)).toEqual(expected);
  });
});

/** Findings of the file, with reports sent as threads send them. */
function inThreads(options: ConstructorParameters<typeof ChunkChecker>[0]): Found[] {
  const order = new JournalOrder(false);
  order.beginFile(file);
  const size = Buffer.byteLength(text);
  const chunk = { file, from: 0, to: size, last: true, dialect: 'game' } as const;
  const sent = [...new ChunkChecker(options).reports(chunk)].map((checked) => structuredClone(checked));
  return sent.flatMap(({ report }) => order.addReport(report));
}
