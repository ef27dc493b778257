import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesIn, filesInside, type PackagedFiles, packagedFiles } from './packaged-files.js';

const texts: Record<string, string> = { 'b/two.yaml': '2', 'b/one.yaml': '1', 'b/c/three.yaml': '3', 'd.json': '{}' };

function inDirectory(use: (files: PackagedFiles) => void): void {
  const home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-packaged-'));
  try {
    for (const [name, text] of Object.entries(texts)) {
      mkdirSync(path.dirname(path.join(home, name)), { recursive: true });
      writeFileSync(path.join(home, name), text);
    }
    use(filesIn(home));
  } finally {
    rmSync(home, { recursive: true });
  }
}

function inProgram(use: (files: PackagedFiles) => void): void {
  const getAsset = (name: string) => {
    if (name in texts) return texts[name] as string;
    throw new Error(`no asset ${name}`);
  };
  use(filesInside(process.execPath, { isSea: () => true, getAsset, getAssetKeys: () => Object.keys(texts) }));
}

it.each([
  ['a directory', inDirectory],
  ['a one-file program', inProgram],
])('finds and reads the files in %s', (_where, within) => {
  within((files) => {
    expect(files.namesIn('b').filter((name) => name.endsWith('.yaml'))).toEqual(['one.yaml', 'two.yaml']);
    expect(files.namesIn('b/c')).toEqual(['three.yaml']);
    expect(files.namesIn('e')).toEqual([]);
    expect(files.text('b/c/three.yaml')).toBe('3');
    expect(() => files.text('b/four.yaml')).toThrow(/four/);
  });
});

it('reads from the program exactly what is inside', () => {
  inProgram((files) => {
    expect(files.textInside(files.pathOf('b/two.yaml'))).toBe('2');
    expect(files.textInside(path.resolve('b/two.yaml'))).toBeUndefined();
    expect(files.textInside(process.execPath)).toBeUndefined();
  });
  inDirectory((files) => expect(files.textInside(files.pathOf('b/two.yaml'))).toBeUndefined());
});

it('is the directory of this package, not a program, here', () => {
  expect(packagedFiles().isOneFile).toBe(false);
  expect(JSON.parse(packagedFiles().text('package.json'))).toMatchObject({ name: 'shakedown' });
});
