/** Of any number of concurrent processes, one gets a directory, on every kind of file system. */
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lockName } from '../../src/journal/write/directory-lock.js';
import { isThorough, oneIn, runs } from '../thorough.js';

const dist = process.env.SHAKEDOWN_DIST ?? path.resolve(import.meta.dirname, '../../dist');
const script = path.join(import.meta.dirname, 'contending-child.js');
const withoutLinks = ['--import', path.join(import.meta.dirname, 'without-links.js')];

/** The modules of the lock, which the package does not export. */
const modules = mkdtempSync(path.join(os.tmpdir(), 'shakedown-lock-modules-'));

beforeAll(async () => {
  const sources = path.resolve(import.meta.dirname, '../../src/journal/write');
  const names = ['directory-lock', 'lock-owner'];
  const input = Object.fromEntries(names.map((name) => [name, path.join(sources, `${name}.ts`)]));
  const bundle = await rolldown({ input, platform: 'node', logLevel: 'warn' });
  await bundle.write({ dir: modules, format: 'esm' });
  await bundle.close();
  writeFileSync(path.join(modules, 'package.json'), '{ "type": "module" }');
});

afterAll(() => rmSync(modules, { recursive: true }));

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-contended-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

describe.each([
  ['with hard links', []],
  ['without hard links', withoutLinks],
])('a disk %s', (_, preload) => {
  it('gives a directory to one of those who want it at once', { timeout: 120_000 }, async () => {
    const lasting = String(runs(1500));
    const ended = Array.from({ length: 4 }, () =>
      promisify(execFile)(process.execPath, [...preload, script, modules, directory, lasting]),
    );
    const counts = (await Promise.all(ended)).map(
      ({ stdout }) => JSON.parse(stdout) as { had: number; notAlone: number },
    );
    expect(counts.map(({ notAlone }) => notAlone)).toEqual([0, 0, 0, 0]);
    expect(counts.some(({ had }) => had > 0)).toBe(true);
    // The last process leaves at most the lock.
    expect(readdirSync(directory).filter((name) => name !== lockName)).toEqual([]);
  });

  it.runIf(isThorough)('takes a session, and the next one after it', () => {
    const words = ['simulate', 'tour', '--for', '5m', '--speed', 'max', '--seed', '7', '--out', directory];
    const command = [...preload, path.join(dist, 'cli/main.js'), ...words];
    execFileSync(process.execPath, [...command, '--start', '2026-11-14T20:41:00Z']);
    writeFileSync(path.join(directory, lockName), '');
    execFileSync(process.execPath, [...command, '--start', '2026-11-14T22:41:00Z']);
    const names = readdirSync(directory);
    expect(names.filter((name) => name.endsWith('.log'))).toHaveLength(2);
    expect(names.filter((name) => name.startsWith(lockName))).toEqual([]);
    for (const name of names.filter((each) => each.endsWith('.log'))) {
      expect(readFileSync(path.join(directory, name), 'utf8')).toMatch(/\n$/);
    }
  });
});

describe('a full disk', () => {
  it.each(
    oneIn(2, [
      ['simulate', 'tour', '--for', '5m', '--speed', 'max'],
      ['simulate', 'stay', '--speed', '1'],
    ]),
  )('takes no lock, and nothing of one is left: %j %j', (...words) => {
    const deep = path.join(directory, 'a', 'b');
    const full = ['--import', path.join(import.meta.dirname, 'full-disk.js')];
    const command = [...full, path.join(dist, 'cli/main.js'), ...words, '--out'];
    for (const place of [deep, directory]) {
      const { status, stderr } = spawnSync(process.execPath, [...command, place], { encoding: 'utf8' });
      expect(stderr).toContain('the disk is full');
      expect(status).toBe(2);
      expect(readdirSync(directory)).toEqual([]);
    }
  });
});
