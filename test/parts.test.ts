/** `npm run thorough` runs in parts; these are small ones. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runParts, type Settings } from '../scripts/parts.js';

let folder: string;
let printed: string[];

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'shakedown-parts-'));
  printed = [];
});

afterEach(() => rmSync(folder, { recursive: true }));

const writes = (word: string) => `echo ${word}>> ran`;
const parts = ['one', 'two-1', 'two-2'].map((name) => ({ name, command: writes(name) }));

async function run(settings: Partial<Settings> = {}): Promise<boolean> {
  const print = (line: string) => void printed.push(line);
  return runParts({ parts, folder, cwd: folder, hashOfSources: () => 'these', print, ...settings });
}

/** What ran since it was last asked. */
function ran(): string[] {
  const file = path.join(folder, 'ran');
  try {
    return readFileSync(file, 'utf8').trim().split(/\s+/);
  } finally {
    rmSync(file);
  }
}

const broken = [...parts.slice(0, 1), { name: 'two-1', command: `${writes('two-1')} && exit 3` }, ...parts.slice(2)];

it('runs again what failed, and nothing that passed for the same sources', async () => {
  expect(await run({ parts: broken })).toBe(false);
  expect(ran()).toEqual(['one', 'two-1', 'two-2']);
  expect(printed.at(-1)).toBe('2 passed, 1 failed, 0 to be run');
  expect(await run()).toBe(true);
  expect(ran()).toEqual(['two-1']);
  expect(printed.slice(-4).map((line) => line.replace(/ +\d.*s$/, ''))).toEqual([
    'one        passed',
    'two-1      passed',
    'two-2      passed',
    '3 passed, 0 failed, 0 to be run',
  ]);
});

it('runs all for other sources, or when asked to, and those that are named', async () => {
  await run();
  ran();
  await run({ wanted: ['two'] });
  expect(ran().sort()).toEqual(['two-1', 'two-2']);
  await run({ fromScratch: true });
  expect(ran().length).toBe(3);
  await run({ hashOfSources: () => 'others' });
  expect(ran().length).toBe(3);
});

it('counts nothing that ran while the sources changed', async () => {
  let times = 0;
  expect(await run({ hashOfSources: () => (times++ === 0 ? 'before' : 'after') })).toBe(false);
  expect(printed.at(-1)).toBe('0 passed, 0 failed, 3 to be run');
});

it('runs what others need before them, and those side by side', async () => {
  const waits = (word: string) => `until grep -q ${word} ran; do :; done`;
  const needing = [
    { name: 'left', command: `${writes('left')}; ${waits('right')}` },
    { name: 'right', command: `${writes('right')}; ${waits('left')}` },
    { name: 'build', command: writes('build'), isFirst: true },
  ];
  expect(await run({ parts: needing, lanes: 2 })).toBe(true);
  expect(ran()[0]).toBe('build');
});

it('leaves to be run what is interrupted, and what comes after it', async () => {
  const stopping = new AbortController();
  const endless = { name: 'two-1', command: 'while :; do :; done' };
  const print = (line: string) => {
    printed.push(line);
    if (line.includes('▶ two-1')) setImmediate(() => stopping.abort());
  };
  await run({
    parts: [parts[0], endless, parts[2]].filter((part) => part !== undefined),
    stopped: stopping.signal,
    print,
  });
  expect(ran()).toEqual(['one']);
  expect(printed.at(-1)).toBe('1 passed, 0 failed, 2 to be run');
});

it('loses only the running part when killed', async () => {
  const killing = [parts[0], { name: 'two-1', command: 'kill -9 $PPID' }, parts[2]];
  const script = `import { runParts } from ${JSON.stringify(path.resolve(import.meta.dirname, '../scripts/parts.js'))};
    const parts = ${JSON.stringify(killing)};
    await runParts({ parts, folder: '.', hashOfSources: () => 'these' });`;
  const { signal } = spawnSync(process.execPath, ['--input-type', 'module', '--eval', script], { cwd: folder });
  expect(signal).toBe('SIGKILL');
  expect(ran()).toEqual(['one']);
  expect(await run()).toBe(true);
  expect(ran()).toEqual(['two-1', 'two-2']);
});
