/** Every fault end to end: the command that makes it, its answer key, and the findings of the checker. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FaultName, faults, fileFaultNames } from '../../src/direct/faults/faults.js';
import { kindsInJournal } from '../../src/interface/all-kinds.js';
import { dialectNames } from '../../src/interface/dialect/dialects.js';
import { readAnswerKey } from '../../src/stage/faults/answer-key.js';
import { type ScoredFinding, score } from '../../src/stage/faults/fault-score.js';
import { startStage } from '../../src/stage/open-stage.js';
import { shakedown } from '../shakedown.js';
import { oneIn } from '../thorough.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'shakedown-fault-files-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Frequent enough to occur, and once if it would take real time each time. */
function asOften(name: FaultName): string {
  const { usual, trace, touches } = faults[name];
  if (trace === 'passing') return `${name}@2`;
  return touches === 'line' && usual.is === 'rate' ? `${name}:30%` : name;
}

async function simulated(name: FaultName, dialect: string) {
  const out = path.join(folder, 'out');
  const key = path.join(folder, 'key.ndjson');
  // The specification has fewer lines.
  const time = dialect === 'spec' ? '2h' : '1h';
  const plan = name === 'refined-twice' ? 'mining' : 'explore';
  const session = [plan, '--seed', '1', '--start', '2024-11-14T20:41:00Z', '--for', time, '--dialect', dialect];
  const faulty = ['--fault', asOften(name), '--answer-key', key];
  const ran = await shakedown('simulate', ...session, ...faulty, '--out', out);
  expect(ran).toMatchObject({ code: 0, err: '' });
  return { out, page: ran.out, entries: readAnswerKey(readFileSync(key, 'utf8')) };
}

async function checked(directory: string, dialect: string): Promise<ScoredFinding[]> {
  // Old files need no waiting: they are not being written.
  const then = new Date('2024-11-15');
  for (const name of readdirSync(directory)) utimesSync(path.join(directory, name), then, then);
  const { out } = await shakedown('check', directory, '--dialect', dialect, '--format', 'json');
  return (JSON.parse(out) as { findings: ScoredFinding[] }).findings;
}

describe.each(dialectNames)('through the files, in the %s dialect,', (dialect) => {
  /** Some faults happen to certain kinds only. */
  function hasLines(name: FaultName): boolean {
    // The one closed list of the live game is in a kind that few sessions have.
    if (name === 'outside-list') return dialect === 'spec';
    // The specification has no Shutdown.
    if (name === 'empty-journal') return dialect === 'game';
    const { kinds } = faults[name] as { kinds?: ReadonlySet<string> };
    return !kinds || kindsInJournal(dialect).some((kind) => kinds.has(kind));
  }

  it.each(oneIn(16, fileFaultNames.filter(hasLines)))(
    '%s is in the answer key and found, and nothing else is',
    async (name) => {
      const { out, page, entries } = await simulated(name, dialect);
      expect(new Set(entries.map(({ fault }) => fault))).toEqual(new Set([name]));
      expect(page).toMatch(new RegExp(`^faults +${name} ${entries.length}$`, 'm'));
      const { found, missed, extra } = score(entries, await checked(out, dialect));
      expect({ missed, extra }).toEqual({ missed: [], extra: [] });
      const due = entries.filter(({ trace }) => trace === 'lasting' && faults[name].rules.length > 0);
      expect(found).toHaveLength(due.length);
    },
  );
});

describe('faults on the command line', () => {
  const words = ['simulate', '--seed', '7', '--start', '2026-11-14T20:41:00Z', '--for', '10m'];

  it('that did not happen are reported as such', async () => {
    const out = path.join(folder, 'out');
    const ran = await shakedown(...words, '--fault', 'nan@9999', '--fault', 'lf@2', '--out', out);
    expect(ran.code).toBe(0);
    expect(ran.out).toMatch(/^faults +nan: none happened, lf 1$/m);
  });

  it.each(fileFaultNames.filter((name) => faults[name].trace === 'passing'))(
    '%s is refused at a rate at which it would be invisible',
    async (name) => {
      const out = path.join(folder, 'out');
      const { code, err } = await shakedown(...words, '--fault', `${name}:50%`, '--out', out);
      expect(code).toBe(2);
      expect(err).toContain(
        `${name} passes in a moment, and would be invisible at full speed: choose a speed such as 1`,
      );
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  it('are refused in a scenario, too, with their location', async () => {
    const file = path.join(folder, 'x.yaml');
    writeFileSync(file, 'steps:\n  - fault: torn-line:5%\n  - undock\n');
    const { code, err } = await shakedown('simulate', file, '--out', path.join(folder, 'out'));
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('x.yaml:2:5: torn-line passes') });
  });
});

describe('a fault requested while a stage runs', () => {
  const additional: ReadonlySet<string> = new Set(['unknown-kind', 'status-line', 'nameless-line']);
  const tried = fileFaultNames.filter((name) => additional.has(name) || oneIn(12, fileFaultNames).includes(name));

  it.each(tried)('%s happens at the next opportunity, and once', async (name) => {
    const answerKey = path.join(folder, 'key.ndjson');
    // The live game has one closed list alone.
    const dialect = name === 'outside-list' ? 'spec' : 'game';
    const stage = await startStage({ seed: 7, dialect, given: { system: 'Sol' }, answerKey });
    stage.fault(name);
    const { events } = await stage.trigger('route-plotted');
    const line = stage.written.length - events.length + 1;
    await stage.trigger('jump');
    await stage.trigger('upgrade-suit');
    if (name === 'refined-twice') await stage.trigger('refine-ore');
    await stage.close();
    const entries = readAnswerKey(readFileSync(answerKey, 'utf8'));
    expect(entries.map(({ fault }) => fault)).toEqual([name]);
    expect(stage.answerKey).toEqual(entries);
    const { touches, kinds } = faults[name] as { touches: string; kinds?: ReadonlySet<string> };
    const isAnyLine = touches === 'line' && !kinds && name !== 'nan';
    // An additional line comes after the last one.
    const due = additional.has(name) ? line + 1 : line;
    expect(isAnyLine ? entries[0]?.line : due).toBe(due);
  });

  it('is over before anything else is written', async () => {
    await using stage = await startStage({ seed: 7, dialect: 'game' });
    const hello = { event: 'ReceiveText', From: '', Message: 'o7', Channel: 'local' };
    const sizes = new Set<number>();
    stage.fault('torn-line');
    const [journal = ''] = stage.files;
    const looking = setInterval(() => sizes.add(readFileSync(journal).length), 2);
    await Promise.all([stage.inject(hello), stage.inject({ ...hello, Message: 'again' })]);
    clearInterval(looking);
    sizes.add(readFileSync(journal).length);
    const lines = readFileSync(journal, 'utf8')
      .split(/(?<=\n)/)
      .slice(-2);
    const [first = 0, second = 0] = lines.map((text) => Buffer.byteLength(text));
    const whole = readFileSync(journal).length;
    const half = [...sizes].filter((size) => size > whole - first - second && size < whole - second);
    expect(half).toHaveLength(1);
    expect(sizes).toContain(whole - second);
  });
});
