import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { packageDirectory } from './package-directory.js';

let root: string;
let inside: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'shakedown-package-'));
  inside = path.join(root, 'dist/cli');
  mkdirSync(inside, { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

it('finds the package that a module is in', () => {
  writeFileSync(path.join(root, 'package.json'), '{ "name": "tool" }');
  expect(packageDirectory(inside)).toBe(root);
});

it('skips a package.json without a name', () => {
  writeFileSync(path.join(root, 'package.json'), '{ "name": "tool" }');
  writeFileSync(path.join(inside, 'package.json'), '{ "type": "commonjs" }');
  expect(packageDirectory(inside)).toBe(root);
});

it('returns undefined outside a package', () => {
  expect(packageDirectory(path.parse(root).root)).toBeUndefined();
});
