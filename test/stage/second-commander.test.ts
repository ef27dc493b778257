/** Two commanders, each in a game of their own, write to one directory at the same time. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkJournal } from '../../src/check/check-journal.js';
import { openStage } from '../../src/stage/open-stage.js';
import { shakedown } from '../shakedown.js';

let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-second-'));
});

afterEach(() => rmSync(home, { recursive: true }));

const start = new Date('2026-11-14T20:41:00Z');

type Line = Readonly<Record<string, unknown>>;

function journalsIn(directory: string): Line[][] {
  const names = readdirSync(directory).filter((name) => name.endsWith('.log'));
  return names.sort().map((name) => {
    const lines = readFileSync(path.join(directory, name), 'utf8').trimEnd().split('\r\n');
    return lines.map((line) => JSON.parse(line) as Line);
  });
}

function valuesOf(lines: readonly Line[], kind: string, field: string): unknown[] {
  return lines.filter(({ event }) => event === kind).map((line) => line[field]);
}

async function findingsIn(directory: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { file, line, rule, message } of checkJournal(directory)) {
    found.push(`${path.basename(file)}:${line} ${rule}: ${message}`);
  }
  return found;
}

it('a stage plays two commanders, and triggers address the first', async () => {
  const directory = path.join(home, 'stage');
  await using stage = await openStage({ seed: 7, start, directory, second: true });
  await stage.trigger('dock');
  await stage.advance(stage.now + 3_600_000);
  await stage.trigger('jump');
  const [first = [], second = []] = journalsIn(directory);
  expect(first.map(({ event }) => event)).toEqual(stage.written.map(({ event }) => event));
  expect(second.filter(({ event }) => event === 'Undocked').length).toBeGreaterThan(0);
  const [one] = valuesOf(first, 'LoadGame', 'FID');
  expect(valuesOf(second, 'LoadGame', 'FID')).toEqual([expect.not.stringMatching(String(one))]);
  expect(stage.reproduction).toContain('second: true');
  // Both games have reached the same time.
  const times = [first, second].map((lines) => Date.parse(String(lines.at(-1)?.timestamp)));
  expect(Math.max(...times)).toBeLessThanOrEqual(stage.now);
  // The companions are those of whichever game wrote last.
  expect(await findingsIn(directory)).toEqual([]);
  await stage.trigger('relaunch');
  await stage.trigger('dock');
  expect(await findingsIn(directory)).toEqual([]);
  await stage.close();
  expect(journalsIn(directory).map((lines) => lines.at(-1)?.event)).toEqual(['Shutdown', 'Shutdown', 'Shutdown']);
  expect(await findingsIn(directory)).toEqual([]);
});

it('a session with two is the same from the same seed, and the first is as without the second', async () => {
  const words = ['simulate', 'explore', '--seed', '11', '--for', '20m', '--start', '2026-11-14T20:41:00Z'];
  const write = async (name: string, ...also: string[]) => {
    const directory = path.join(home, name);
    expect(await shakedown(...words, ...also, '--out', directory)).toMatchObject({ code: 0 });
    return directory;
  };
  const [both, again, alone] = [
    await write('both', '--second'),
    await write('again', '--second'),
    await write('alone'),
  ];
  const contents = readdirSync(both).map((name) => readFileSync(path.join(both, name), 'utf8'));
  expect(readdirSync(again).map((name) => readFileSync(path.join(again, name), 'utf8'))).toEqual(contents);
  expect(journalsIn(both)[0]).toEqual(journalsIn(alone)[0]);
  expect(journalsIn(both)).toHaveLength(2);
  expect(await findingsIn(both)).toEqual([]);
});
