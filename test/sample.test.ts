import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { chooseSample, waitingFiles } from '../scripts/sample.js';
import { sampleOf } from './thorough.js';

const rows = Array.from({ length: 10 }, (_, index) => `row-${index}`);

it('moves with the commit, until every row was in it', () => {
  const samples = Array.from({ length: 4 }, (_, offset) => sampleOf(4, rows, { commit: '', offset, changed: [] }));
  expect(samples.map((sample) => sample.length)).toEqual([3, 3, 2, 2]);
  expect(new Set(samples.flat())).toEqual(new Set(rows));
  expect(sampleOf(4, [1, 2], { commit: '', offset: 7, changed: [] })).toEqual([2]);
  expect(sampleOf(4, [], { commit: '', offset: 7, changed: [] })).toEqual([]);
});

it('has each row that changed, once', () => {
  const changed = ['row-0', 'row-7', 'b', 'field/type'];
  expect(sampleOf(10, rows, { commit: '', offset: 0, changed })).toEqual(['row-0', 'row-7']);
  const pairs = [{ name: 'a' }, ['b', 1], ['b', 2], { id: 'field/type' }];
  expect(sampleOf(9, pairs, { commit: '', offset: 0, changed })).toEqual([pairs[0], pairs[1], pairs[3]]);
});

it('takes a changed row from the lines around what was changed, committed or not, and from the names of files', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'shakedown-sample-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...words], { cwd: root });
  const save = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
    git('add', '.');
  };
  const row = (name: string, act: string) => `  '${name}': {\n    about: 'something',\n${act}  },\n`;
  const table = (act: string) =>
    `const table = {\n${row('crime-reported', '')}${row('crime-committed', act)}${row('fined', '')}};\n`;
  expect(chooseSample(root)).toEqual({ commit: '', offset: 0, changed: [] });
  git('init', '-q');
  save('src/table.ts', table('    act: commit,\n'));
  git('commit', '-qm', 'one');
  expect(chooseSample(root).changed).toEqual([]);
  save('trials/ranks.yaml', 'a: 1\n');
  git('commit', '-qm', 'two');
  const { commit, offset, changed } = chooseSample(root);
  expect(offset).toBe(Number.parseInt(commit, 16));
  expect(changed).toContain('ranks');
  expect(changed).not.toContain('crime-committed');

  writeFileSync(path.join(root, 'src/table.ts'), table(''));
  const words = chooseSample(root).changed;
  expect(words).toEqual(expect.arrayContaining(['crime-committed', 'src/table.ts']));
  expect(words).not.toContain('fined');
  expect(words).not.toContain('crime-reported');
  git('commit', '-qam', 'three');
  expect(chooseSample(root, commit)).toMatchObject({ commit, offset });
  expect(chooseSample(root).changed).toContain('crime-committed');
  expect(chooseSample(root).changed).not.toContain('ranks');
});

it('leaves two thirds of the files of some rooms to other commits, but none of a room that changed', () => {
  const root = path.resolve(import.meta.dirname, '..');
  const waitingAt = (offset: number, ...changed: string[]) => waitingFiles(root, { commit: '', offset, changed });
  const atEach = [0, 1, 2].map((offset) => waitingAt(offset));
  const every = [...new Set(atEach.flat())];
  expect(every.length).toBeGreaterThan(200);
  for (const file of every) expect(atEach.filter((waiting) => waiting.includes(file))).toHaveLength(2);
  expect(every).toEqual(expect.arrayContaining(['test/simulate/continue.test.ts', 'src/cli/check-verb.test.ts']));
  const ever = (...changed: string[]) => new Set([0, 1, 2].flatMap((offset) => waitingAt(offset, ...changed)));
  const either = ever('continue');
  expect(every.filter((file) => !either.has(file))).toEqual(['test/simulate/continue.test.ts']);
  const stage = ever('src/stage');
  expect(every.filter((file) => !stage.has(file)).every((file) => /^(src|test)\/stage\//.test(file))).toBe(true);
  expect([...stage].some((file) => /^(src|test)\/stage\//.test(file))).toBe(false);
  expect(waitingFiles(root, { commit: 'all', offset: 0, isAll: true, changed: [] })).toEqual([]);
});
