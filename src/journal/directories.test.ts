import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDirectory } from './directories.js';

describe('making a directory', () => {
  let home: string;

  beforeEach(() => {
    home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-directory-'));
  });

  afterEach(() => rmSync(home, { recursive: true }));

  it('makes the parents it lacks, and is content with what is there', async () => {
    const deep = path.join(home, 'a', 'b', 'c');
    await makeDirectory(deep);
    await makeDirectory(deep);
    expect(statSync(deep).isDirectory()).toBe(true);
  });

  it('may be asked twice at once', async () => {
    const deep = path.join(home, 'a', 'b');
    await Promise.all([makeDirectory(deep), makeDirectory(deep)]);
    expect(readdirSync(path.join(home, 'a'))).toEqual(['b']);
  });

  it('leaves nothing behind where it cannot make all of it', async () => {
    const impossible = path.join(home, 'a', 'b', 'x'.repeat(300), 'c');
    await expect(makeDirectory(impossible)).rejects.toMatchObject({ code: 'ENAMETOOLONG' });
    expect(readdirSync(home)).toEqual([]);
    mkdirSync(path.join(home, 'a'));
    await expect(makeDirectory(impossible)).rejects.toThrow('ENAMETOOLONG');
    expect(readdirSync(home)).toEqual(['a']);
    expect(readdirSync(path.join(home, 'a'))).toEqual([]);
  });

  it('goes through a link to a directory', async () => {
    symlinkSync(home, path.join(home, 'link'));
    await makeDirectory(path.join(home, 'link', 'inside'));
    expect(existsSync(path.join(home, 'inside'))).toBe(true);
  });

  it('fails with the part of the path that is a file', async () => {
    const file = path.join(home, 'file');
    writeFileSync(file, '');
    const error = { code: 'EEXIST', path: file };
    await expect(makeDirectory(path.join(file, 'inside'))).rejects.toMatchObject(error);
    await expect(makeDirectory(file)).rejects.toMatchObject(error);
  });

  it('leaves nothing behind where it cannot be made', async () => {
    const name = 'x'.repeat(300);
    await expect(makeDirectory(path.join(home, 'a', 'b', name))).rejects.toMatchObject({ code: 'ENAMETOOLONG' });
    expect(readdirSync(home)).toEqual([]);
  });

  it.runIf(process.platform === 'linux')('gives up where nothing can be made', async () => {
    await expect(makeDirectory('/proc/x/y')).rejects.toMatchObject({ code: 'ENOENT', path: '/proc/x' });
  });
});
