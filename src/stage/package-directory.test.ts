import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { packageDirectory } from './package-directory.js';

let place: string;
let inside: string;

beforeEach(() => {
  place = mkdtempSync(path.join(os.tmpdir(), 'shakedown-package-'));
  inside = path.join(place, 'dist/cli');
  mkdirSync(inside, { recursive: true });
});

afterEach(() => rmSync(place, { recursive: true }));

it('finds the package that a module is in', () => {
  writeFileSync(path.join(place, 'package.json'), '{ "name": "tool" }');
  expect(packageDirectory(inside)).toBe(place);
});

it('passes by a folder whose package.json has no name', () => {
  writeFileSync(path.join(place, 'package.json'), '{ "name": "tool" }');
  writeFileSync(path.join(inside, 'package.json'), '{ "type": "commonjs" }');
  expect(packageDirectory(inside)).toBe(place);
});

it('finds none where there is none', () => {
  expect(packageDirectory(path.parse(place).root)).toBeUndefined();
});
