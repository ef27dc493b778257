import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OutputFile } from './output-file.js';

describe('a file that is written over another', () => {
  let directory: string;
  let file: string;

  beforeEach(() => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-output-'));
    file = path.join(directory, 'out.json');
    writeFileSync(file, 'before', { mode: 0o640 });
  });

  afterEach(() => rmSync(directory, { recursive: true }));

  it.skipIf(process.platform === 'win32')('may be read by the same people', async () => {
    await OutputFile.writeWhole(file, 'after');
    expect(readFileSync(file, 'utf8')).toBe('after');
    expect(statSync(file).mode & 0o777).toBe(0o640);
  });

  it('replaces what a killed process left of it, and nothing else', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    const others = [`out.json.${process.ppid}.tmp`, 'out.json.tmp', `in.json.${pid}.tmp`];
    for (const name of [...others, `out.json.${pid}.tmp`]) writeFileSync(path.join(directory, name), 'half');
    await OutputFile.writeWhole(file, 'after');
    expect(readdirSync(directory).sort()).toEqual(['out.json', ...others].sort());
  });

  it('leaves nothing behind where that cannot be', async () => {
    const handle = await open(file);
    const kind = Object.getPrototypeOf(handle) as { chmod: (mode: number) => Promise<void> };
    await handle.close();
    const refused = vi.spyOn(kind, 'chmod').mockRejectedValue(Object.assign(new Error('no'), { code: 'EPERM' }));
    const listeners = process.listenerCount('exit');
    try {
      await expect(OutputFile.open(file)).rejects.toThrow('cannot write');
    } finally {
      refused.mockRestore();
    }
    expect(readdirSync(directory)).toEqual(['out.json']);
    expect(process.listenerCount('exit')).toBe(listeners);
    expect(readFileSync(file, 'utf8')).toBe('before');
  });
});
