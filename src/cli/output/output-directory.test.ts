import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDirectory } from './output-directory.js';

describe('making a directory for a user', () => {
  let home: string;

  beforeEach(() => {
    home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-directory-'));
  });

  afterEach(() => rmSync(home, { recursive: true }));

  it('makes the parents it lacks', async () => {
    const deep = path.join(home, 'a', 'b', 'c');
    await makeDirectory(deep);
    expect(statSync(deep).isDirectory()).toBe(true);
  });

  it('names the part of the path that is a file', async () => {
    const file = path.join(home, 'file');
    writeFileSync(file, '');
    const sentence = `cannot create the directory ${file}: it already exists and is not a directory`;
    await expect(makeDirectory(path.join(file, 'inside'))).rejects.toThrow(sentence);
    await expect(makeDirectory(file)).rejects.toThrow(sentence);
  });

  it.runIf(process.platform === 'linux')('gives up where nothing can be made', async () => {
    await expect(makeDirectory('/proc/x/y')).rejects.toThrow(
      'cannot create the directory /proc/x: nothing can be created there',
    );
  });
});
