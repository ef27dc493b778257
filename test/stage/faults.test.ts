import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Fault } from '../../src/direct/faults/fault.js';
import { faults, fileFaultNames } from '../../src/direct/faults/faults.js';
import { kindsInJournal } from '../../src/interface/all-kinds.js';
import { dialectNames } from '../../src/interface/dialect/dialects.js';
import { fieldOf } from '../../src/journal/journal-event.js';
import { parseLine } from '../../src/journal/parse/parse-line.js';
import { planNames } from '../../src/simulate/plans/plans.js';
import { simulate } from '../../src/simulate/simulate.js';
import { score } from '../../src/stage/faults/fault-score.js';
import { SessionRecorder } from '../../src/stage/record/session-recorder.js';
import { isThorough } from '../thorough.js';
import { Bench, start } from './faulty.js';

const bench = new Bench();

afterAll(() => bench.remove());

/** All faults, each frequent enough for a short session. */
const everything = fileFaultNames.map((name) => {
  const { usual, touches } = faults[name];
  if (name.startsWith('status') && touches !== 'line') return `${name}:0.2%`;
  if (name === 'outside-list') return `${name}:20%`;
  return touches === 'line' && usual.is === 'rate' ? `${name}:4%` : name;
});

/**
 * The one closed list of the game is in CargoTransfer, and few sessions have that or MiningRefined; a crash
 * leaves no Shutdown for `empty-journal`. `fault-files.test.ts` has sessions for them.
 */
function isRare(name: string): boolean {
  return ['outside-list', 'refined-twice', 'empty-journal'].includes(name);
}

function contents(directory: string): Record<string, string> {
  const names = readdirSync(directory).filter((name) => !name.startsWith('.'));
  names.sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(directory, name), 'latin1')]));
}

describe('a session without faults', () => {
  it('has the same bytes as without a FaultyRecorder', async () => {
    const options = { seed: 7, dialect: 'game', seconds: 1800 } as const;
    const spoilt = await bench.write([], options);
    const directory = bench.newDirectory();
    const plain = await SessionRecorder.open(directory, { started: start, statusLog: undefined });
    for (const moment of simulate({ ...options, start })) plain.add(moment);
    plain.flush();
    plain.close();
    expect(contents(spoilt)).toEqual(contents(directory));
    expect(bench.readKey(spoilt)).toEqual([]);
  });
});

describe('faults', () => {
  it('are the same whether lines are written singly or in batches', async () => {
    const options = { seed: 11, dialect: 'game', seconds: 900 } as const;
    const atOnce = await bench.write(everything, options, true);
    const gathered = await bench.write(everything, options);
    expect(bench.readKey(atOnce).length).toBeGreaterThan(5);
    expect(bench.readKey(atOnce)).toEqual(bench.readKey(gathered));
    expect(contents(atOnce)).toEqual(contents(gathered));
  });

  it('happen where they are requested', async () => {
    const options = { seed: 3, dialect: 'spec', seconds: 4500 } as const;
    const wishes = ['nul-run@4', 'nan/FSDJump@2', 'unknown-field@1h5m', 'rotation@6'];
    const key = bench.readKey(await bench.write(wishes, options));
    const lines = [...simulate({ ...options, start })].filter(({ event }) => event);
    const jumps = lines.filter(({ event }) => event?.event === 'FSDJump');
    const at = (name: string) => key.filter(({ fault }) => fault === name).map((entry) => entry.at);
    expect(at('nul-run')).toEqual([lines[3]?.event?.timestamp]);
    expect(at('nan')).toEqual([jumps[1]?.event?.timestamp]);
    expect(at('rotation')).toEqual([lines[6]?.event?.timestamp]);
    expect(at('unknown-field')).toHaveLength(1);
    expect(Date.parse(at('unknown-field')[0] ?? '')).toBeGreaterThanOrEqual(start.getTime() + 65 * 60_000);
  });

  it('leave all other events of the session unchanged', async () => {
    const options = { seed: 5, dialect: 'game', seconds: 3600 } as const;
    const directory = await bench.write(['torn-line:50%', 'nul-run:20%', 'lf:50%', 'rotation', 'copy-beside'], options);
    const parts = Object.entries(contents(directory)).filter(([name]) => /^Journal\.\S+\.\d\d\.log$/.test(name));
    expect(parts).toHaveLength(2);
    const lines = parts.flatMap(([, text]) => Buffer.from(text, 'latin1').toString().trimEnd().split(/\r?\n/));
    const events = lines.map((line) => parseLine(line).event).filter((event) => event?.event !== 'Continued');
    const headers = events.filter((event, index) => event?.event === 'Fileheader' && index > 0);
    expect(headers.map((event) => event && fieldOf(event, 'part'))).toEqual(
      events[0]?.event === 'Fileheader' ? [2] : [],
    );
    const names = events.filter((event) => !headers.includes(event)).map((event) => event?.event);
    expect(names).toEqual([...simulate({ ...options, start })].flatMap(({ event }) => event?.event ?? []));
    expect(Object.keys(contents(directory)).filter((name) => name.includes('(1)'))).toHaveLength(1);
  });

  it('of a crash leave no Shutdown and no last line end', async () => {
    const directory = await bench.write(['missing-end'], { seed: 5, dialect: 'game', seconds: 600 });
    const [, text = ''] = Object.entries(contents(directory)).find(([name]) => name.startsWith('Journal')) ?? [];
    expect(text).toMatch(/\}$/);
    expect(text).not.toContain('"event":"Shutdown"');
  });
});

describe.each(dialectNames)('our checker, in the %s dialect,', (dialect) => {
  async function scored(wishes: readonly string[], seed: number, seconds = 2 * 3600) {
    const plan = isThorough ? (planNames[seed % planNames.length] ?? 'tour') : 'tour';
    const directory = await bench.write(wishes, { seed, dialect, plan, seconds });
    const key = bench.readKey(directory);
    // Contradictions of weak evidence are otherwise reported once, with a count.
    const { found, missed, extra } = score(key, await bench.check(directory, { dialect, grade: 'declared' }));
    expect({ seed, missed, extra }).toEqual({ seed, missed: [], extra: [] });
    return { key, found };
  }

  it('finds all faults at once and nothing else, with any seed', async () => {
    const met = new Set<string>();
    // In tours with these seeds the live game has them all.
    for (const seed of isThorough ? planNames.keys() : dialect === 'game' ? [6, 8] : [7]) {
      const { key } = await scored(everything, seed);
      for (const { fault } of key) met.add(fault);
    }
    const unmet = fileFaultNames.filter((name) => !met.has(name) && !isRare(name) && hasLinesFor(faults[name]));
    expect(isThorough || dialect === 'game' ? unmet : []).toEqual([]);
  });

  const alone = fileFaultNames.filter((name) => faults[name].touches === 'line' && faults[name].trace === 'lasting');

  const here = alone
    .filter((name) => (dialect === 'spec' || !isRare(name)) && hasLinesFor(faults[name]))
    .filter((name, index) => isThorough || isRare(name) || index % 8 === 2 * dialectNames.indexOf(dialect));

  /** Some faults happen to certain kinds only. */
  function hasLinesFor(fault: Fault): boolean {
    const written = kindsInJournal(dialect);
    return fault.touches !== 'line' || !fault.kinds || written.some((kind) => fault.kinds?.has(kind));
  }

  it.each(here)('finds %s on its own', async (name) => {
    // A tour, which has a bit of everything.
    const { key, found } = await scored(
      [`${name}:30%`],
      2 * planNames.length,
      isThorough ? 7200 : isRare(name) ? 3600 : 1800,
    );
    expect(key.length).toBeGreaterThan(0);
    expect(found.length).toBe(faults[name].rules.length === 0 ? 0 : key.length);
  });

  it('reports a route that was never written, and one that is out of date', async () => {
    const options = { seed: 2, dialect, plan: 'explore', seconds: 2 * 3600 } as const;
    const never = await bench.write(['stale-navroute'], options);
    // In the live game the file of the last session is still there.
    expect(existsSync(path.join(never, 'NavRoute.json'))).toBe(dialect === 'game');
    const routes = bench.readKey(never).length;
    expect(routes).toBeGreaterThan(1);
    expect(bench.readKey(never).map(({ trace }) => trace)).toEqual([...Array(routes - 1).fill('passing'), 'lasting']);
    const stale = await bench.write([`stale-navroute@${routes}`], options);
    for (const [directory, rule] of [
      [never, dialect === 'game' ? 'companion/stale' : 'companion/missing'],
      [stale, 'companion/stale'],
    ] as const) {
      const findings = await bench.check(directory, { dialect });
      expect(findings.filter(({ severity }) => severity !== 'note').map((each) => each.rule)).toEqual([rule]);
      expect(score(bench.readKey(directory), findings)).toMatchObject({ missed: [], extra: [] });
    }
  });
});
