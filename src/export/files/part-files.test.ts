import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PartFiles } from './part-files.js';

describe('the files of an export', () => {
  let home: string;

  beforeEach(() => {
    home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-parts-'));
  });

  afterEach(() => rmSync(home, { recursive: true }));

  it('are removed if the disk is full, with a sentence that says so', async () => {
    const directory = path.join(home, 'deep/tables');
    let room = 2;
    const appendFile = () => {
      if (room-- > 0) return Promise.resolve();
      return Promise.reject(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));
    };
    const write = async () => {
      await using files = await PartFiles.open(directory, { appendFile });
      for (const name of ['a', 'b', 'c']) await files.append(`bad-lines/${name}`, new Uint8Array(1));
    };
    await expect(write()).rejects.toMatchObject({
      name: 'JournalError',
      message: `cannot write ${path.join(directory, 'bad-lines/c')}: the disk is full`,
    });
    expect(existsSync(path.join(home, 'deep'))).toBe(false);
  });

  it('appear only when all are complete', async () => {
    await using files = await PartFiles.open(home);
    await files.append('bad-lines/part-0.csv', Buffer.from('ab'));
    await files.append('bad-lines/part-0.csv', Buffer.from('c'));
    expect(existsSync(path.join(home, 'bad-lines'))).toBe(false);
    await files.finish();
    expect(existsSync(path.join(home, 'bad-lines/part-0.csv'))).toBe(true);
  });
});
