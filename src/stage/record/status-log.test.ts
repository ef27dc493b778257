import { mkdtempSync, readFileSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writingUntilFull } from '../../../test/support/full-disk.js';
import { formatLine } from '../../journal/format/format-line.js';
import { AnswerKey } from '../faults/answer-key.js';
import { StatusLog } from './status-log.js';

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return { ...fs, writeSync: vi.fn<typeof fs.writeSync>(fs.writeSync) };
});

const { writeSync: reallyWrite } = await vi.importActual<typeof import('node:fs')>('node:fs');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'shakedown-full-'));
  vi.mocked(writeSync).mockImplementation(reallyWrite);
});

afterEach(() => rmSync(folder, { recursive: true }));

function fillDisk(room: number): void {
  vi.mocked(writeSync).mockImplementation(writingUntilFull(room, reallyWrite));
}

describe('on a full disk', () => {
  it('the Status log keeps whole lines only, and reports it', () => {
    const file = path.join(folder, 'status.log');
    const log = new StatusLog(file);
    const status = { timestamp: '2026-11-14T20:41:00Z', event: 'Status', Flags: 0 };
    const line = formatLine(status);
    fillDisk(2 * line.length + 20);
    for (let count = 0; count < 4; count++) log.add(status);
    expect(() => log.flush()).toThrow(`cannot write ${file}: the disk is full`);
    log.close();
    expect(readFileSync(file, 'utf8')).toBe(line.repeat(2));
  });

  it('the answer key keeps whole lines only, and reports it', () => {
    const file = path.join(folder, 'key.ndjson');
    const key = new AnswerKey(file);
    const entry = {
      fault: 'nan',
      file: 'x',
      line: 1,
      pointer: '',
      what: '',
      at: '',
      trace: 'lasting',
      rules: [],
    } as const;
    key.add(entry);
    const before = readFileSync(file, 'utf8');
    fillDisk(20);
    expect(() => key.add(entry)).toThrow(`cannot write ${file}: the disk is full`);
    key.close();
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});
