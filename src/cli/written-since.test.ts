import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { positionSince } from './written-since.js';

describe('the beginning of a while ago', () => {
  let directory: string;

  beforeEach(() => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-recent-'));
  });

  afterEach(() => rmSync(directory, { recursive: true }));

  /** A journal that was last written to in this second. */
  function journal(day: number, touched: number): string {
    const file = path.join(directory, `Journal.2026-11-${day}T204100.01.log`);
    writeFileSync(file, '');
    utimesSync(file, touched, touched);
    return file;
  }

  it('is the first journal written to since', async () => {
    journal(10, 100);
    const first = journal(11, 200);
    journal(12, 300);
    expect(await positionSince(directory, 150_000)).toEqual({ file: first, line: 1, offset: 0 });
  });

  it('is the last journal if none was', async () => {
    journal(10, 100);
    const last = journal(11, 200);
    expect(await positionSince(directory, 500_000)).toEqual({ file: last, line: 1, offset: 0 });
  });

  it('is whatever comes where there is no journal', async () => {
    expect(await positionSince(directory, 0)).toBe('start');
  });

  it('cannot be found where reading is not allowed', async () => {
    await expect(positionSince(path.join(directory, 'gone'), 0)).rejects.toThrow('it does not exist');
  });
});
