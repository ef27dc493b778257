import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePipe } from '../../../test/support/pipe.js';
import { rereadLine } from './reread-line.js';

const at = { offset: 3, length: 4 };

describe('a line that is read again', () => {
  let directory: string;

  beforeEach(() => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-text-'));
  });

  afterEach(() => rmSync(directory, { recursive: true }));

  it('is what stands at its place, without its end', () => {
    const file = path.join(directory, 'x');
    writeFileSync(file, 'a\r\nbcd\r\n');
    expect(rereadLine(file, at)).toBe('bcd');
    expect(rereadLine(file, { ...at, text: 'kept' })).toBe('kept');
  });

  it('is nothing where the file is gone, or a folder by now', () => {
    const folder = path.join(directory, 'folder');
    mkdirSync(folder);
    expect(rereadLine(path.join(directory, 'none'), at)).toBe('');
    expect(rereadLine(folder, at)).toBe('');
  });

  it.skipIf(process.platform === 'win32')('is nothing where the file is a pipe by now, and nobody waits for it', () => {
    const pipe = path.join(directory, 'pipe');
    makePipe(pipe);
    expect(rereadLine(pipe, at)).toBe('');
  });
});
