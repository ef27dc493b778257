/** A reduction that was killed goes on where it ended. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Random } from '../../src/simulate/random.js';
import { type CommandProcess, ranCommand, spawnCommand } from '../support/built-command.js';
import { until } from '../support/deadline.js';
import { isThorough } from '../thorough.js';

const journal = 'Journal.2026-11-14T204100.01.log';
const kills = 20;

let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-reduce-'));
  mkdirSync(path.join(home, 'journals'));
  const lines = Array.from({ length: 400 }, (_, index) => {
    const time = new Date(Date.UTC(2026, 10, 14, 20, 41, index)).toISOString().replace('.000', '');
    const track = { 90: 'Combat_Dogfight', 200: 'Supercruise', 310: 'DockingComputer' }[index] ?? 'Exploration';
    return `{ "timestamp":"${time}", "event":"Music", "MusicTrack":"${track}" }\r\n`;
  });
  writeFileSync(path.join(home, 'journals', journal), lines.join(''));
  writeFileSync(
    path.join(home, 'tool.mjs'),
    `import { readFileSync } from 'node:fs';
const text = readFileSync(process.argv[2] + '/${journal}', 'utf8');
if (['Combat_Dogfight', 'Supercruise', 'DockingComputer'].every((track) => text.includes(track))) throw new Error('music');
`,
  );
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

function words(out: string): string[] {
  const tool = [process.execPath, path.join(home, 'tool.mjs'), '{directory}'];
  return ['reduce', path.join(home, 'journals'), '--format', 'json', '--out', path.join(home, out), '--', ...tool];
}

function left(out: string): string {
  return readFileSync(path.join(home, out, 'journals', journal), 'utf8');
}

/** How many outcomes are kept. */
function outcomesIn(out: string): number {
  try {
    return readFileSync(path.join(home, out, '.shakedown-reduce'), 'utf8').split('\n').length;
  } catch {
    return 0;
  }
}

async function someOutcomes({ process: child }: CommandProcess, count: number): Promise<void> {
  const before = outcomesIn('killed');
  const isGone = () => child.exitCode !== null;
  await until(
    () => isGone() || outcomesIn('killed') >= before + count,
    () => `${outcomesIn('killed')} outcomes`,
  );
}

it.runIf(isThorough)('ends with the same result, however often it was killed', async () => {
  const whole = JSON.parse(await ranCommand(...words('whole'))) as { readonly runs: number };
  const random = new Random(7).stream('kills');
  let killed = 0;
  for (; killed < kills; killed++) {
    const running = spawnCommand(...words('killed'));
    await someOutcomes(running, random.integer(0, 2));
    if (running.process.exitCode !== null) break;
    await running.end();
  }
  expect(killed).toBeGreaterThanOrEqual(kills / 2);
  const again = JSON.parse(await ranCommand(...words('killed'))) as object;
  expect(again).toMatchObject({ lines: 3, runs: whole.runs, isWhole: true });
  expect(left('killed')).toBe(left('whole'));
  expect(readdirSync(path.join(home, 'killed')).sort()).toEqual(['.shakedown-reduce', 'journals', 'scenario.yaml']);
});
