import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkJournal, type Finding } from '../../src/check/index.js';
import { ranCommand } from '../support/built-command.js';
import { corpusMakers } from './bench-files.js';

let makers: Awaited<ReturnType<typeof corpusMakers>>;
let home: string;

beforeAll(async () => {
  makers = await corpusMakers();
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-corpora-'));
});

afterAll(() => rmSync(home, { recursive: true }));

/** Of the names and bytes of all files. */
function hashOf(directory: string): string {
  const hash = createHash('sha256');
  for (const name of filesBelow(directory)) hash.update(name).update(readFileSync(path.join(directory, name)));
  return hash.digest('hex');
}

function filesBelow(directory: string): string[] {
  return (
    readdirSync(directory, { recursive: true, withFileTypes: true })
      // What marks a directory as written by Shakedown is no part of the journals.
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
      .sort()
  );
}

async function findingsIn(directory: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for await (const finding of checkJournal(directory, { threads: 1 })) findings.push(finding);
  return findings;
}

function timesFound(findings: readonly Finding[], rules: RegExp): number {
  return findings.filter(({ rule }) => rules.test(rule)).reduce((sum, { count = 1 }) => sum + count, 0);
}

describe('the simulated corpus', () => {
  it.each(['game', 'spec'])('has the bytes that the command writes, in the dialect %s', async (dialect) => {
    const directory = path.join(home, `simulated-${dialect}`);
    await makers.writeSimulated(directory, { dialect, seeds: 1, hours: 0.5 });
    const out = path.join(home, `command-${dialect}`);
    const start = '2026-11-14T20:41:00Z';
    await ranCommand(
      'simulate',
      'trade',
      '--seed',
      '1',
      '--for',
      '30m',
      '--start',
      start,
      '--dialect',
      dialect,
      '--out',
      out,
    );
    expect(hashOf(path.join(directory, 'trade'))).toBe(hashOf(out));
  });

  it('has a directory for each plan, with a session a day, and all of them again as often as wanted', async () => {
    const directory = path.join(home, 'rounds');
    const lines = await makers.writeSimulated(directory, { dialect: 'spec', seeds: 2, hours: 0.1, rounds: 2 });
    expect(readdirSync(directory)).toEqual(expect.arrayContaining(['tour', 'war']));
    expect(readdirSync(directory)).not.toContain('stay');
    const days = ['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17'];
    const journals = readdirSync(path.join(directory, 'tour')).filter((name) => name.endsWith('.log'));
    expect(journals).toEqual(days.map((day) => `Journal.${day}T204100.01.log`));
    const texts = journals.map((name) => readFileSync(path.join(directory, 'tour', name), 'utf8'));
    expect(texts[2]).toBe(texts[0]?.replaceAll(days[0] ?? '', days[2] ?? ''));
    expect(texts[3]).toBe(texts[1]?.replaceAll(days[1] ?? '', days[3] ?? ''));
    const status = JSON.parse(readFileSync(path.join(directory, 'tour/Status.json'), 'utf8')) as { timestamp: string };
    expect(status.timestamp).toContain(days[3]);
    expect((await findingsIn(directory)).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(makers.sharesOfKinds(directory).lines).toBe(lines);
  });

  it('becomes years of journals in one directory, in which nothing is out of place', async () => {
    const [from, to] = [path.join(home, 'evenings'), path.join(home, 'years')];
    await makers.writeSimulated(from, { dialect: 'game', seeds: 1, hours: 0.1 });
    const plans = readdirSync(from).map((plan) => path.join(from, plan));
    makers.repeatSessions(plans, to, { rounds: 3 });
    const journals = readdirSync(to).filter((name) => name.endsWith('.log'));
    expect(journals).toHaveLength(3 * plans.length);
    expect(journals.at(-1)).toBe('Journal.2026-12-16T204100.01.log');
    expect(await findingsIn(to)).toEqual([]);
  });
});

describe('the mixed corpus', () => {
  const size = { commanders: 1, sessions: 40 };

  beforeAll(() => makers.writeMixed(path.join(home, 'mixed'), size));

  it('has the shares of kinds that real journals have', () => {
    const { kinds, specified } = makers.sharesOfKinds(path.join(home, 'mixed'));
    const commonest = Object.entries(makers.realShares).filter(([, share]) => share > 3);
    expect(commonest.length).toBeGreaterThan(5);
    for (const [kind, share] of commonest) {
      expect(kinds[kind], kind).toBeGreaterThan(share * 0.5);
      expect(kinds[kind], kind).toBeLessThan(share * 1.8);
    }
    expect(specified).toBeGreaterThan(0.7 * makers.realShareOfSpecifiedKinds);
    expect(specified).toBeLessThan(1.4 * makers.realShareOfSpecifiedKinds);
  });

  it('hangs together: no rule across events is broken by what was left out or told again', async () => {
    const errors = (await findingsIn(path.join(home, 'mixed'))).filter(({ severity }) => severity !== 'note');
    expect(errors.map(({ message }) => message)).toEqual([]);
  });
});

describe('the corpus with dirt', () => {
  const size = { commanders: 1, sessions: 20 };

  it('has the same bytes from the same seed, and others from another', async () => {
    const write = async (name: string, seed: number) => {
      await makers.writeMixed(path.join(home, name), { ...size, sessions: 3, seed, linesOf: makers.dirtyLines });
      return hashOf(path.join(home, name));
    };
    const first = await write('first', 1);
    expect(await write('again', 1)).toBe(first);
    expect(await write('other', 2)).not.toBe(first);
  });

  it('has about one broken line of a hundred, one unknown field of fifty, one unseen word of ten or so', async () => {
    const directory = path.join(home, 'dirt');
    const lines = await makers.writeMixed(directory, { ...size, linesOf: makers.dirtyLines });
    const findings = await findingsIn(directory);
    const share = (rules: RegExp) => timesFound(findings, rules) / lines;
    expect(share(/^line\/(cut|nul|several-objects|json)$/)).toBeGreaterThan(0.006);
    expect(share(/^line\/(cut|nul|several-objects|json)$/)).toBeLessThan(0.014);
    expect(share(/^field\/unknown$/)).toBeGreaterThan(0.015);
    expect(share(/^field\/unknown$/)).toBeLessThan(0.025);
    expect(share(/^field\/unseen$/)).toBeGreaterThan(0.05);
    expect(share(/^field\/unseen$/)).toBeLessThan(0.11);
  });
});
