import {
  ftruncateSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InPlaceFile } from './in-place-file.js';

/** Inspects the file after every system call that changes it. */
const watched = vi.hoisted(() => ({ look: () => {} }));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const lookingAfter = <Call extends (...words: never[]) => unknown>(call: Call) =>
    vi.fn<(...words: Parameters<Call>) => unknown>((...words) => {
      const result = call(...words);
      watched.look();
      return result;
    });
  return {
    ...fs,
    writeSync: lookingAfter(fs.writeSync),
    ftruncateSync: lookingAfter(fs.ftruncateSync),
    renameSync: vi.fn<typeof fs.renameSync>(fs.renameSync),
  };
});

describe('a file that is written in place', () => {
  let directory: string;
  let file: string;
  let status: InPlaceFile;

  beforeEach(() => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-in-place-'));
    file = path.join(directory, 'Status.json');
    status = new InPlaceFile(file);
    watched.look = () => {};
    vi.clearAllMocks();
  });

  afterEach(() => {
    status.close();
    rmSync(directory, { recursive: true });
  });

  function read(): string {
    return readFileSync(file, 'utf8');
  }

  it('appears complete, and nothing else stays', () => {
    status.write(document(5));
    expect(read()).toBe(document(5));
    expect(readdirSync(directory)).toEqual(['Status.json']);
  });

  it('leaves no half of a draft where the disk is full', () => {
    vi.mocked(renameSync).mockImplementationOnce(() => {
      throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
    });
    expect(() => status.write(document(5))).toThrow('no space');
    expect(readdirSync(directory)).toEqual([]);
  });

  it('is a whole document after every system call, be the next one longer or shorter', () => {
    const lengths = [40, 3, 9000, 8999, 0, 12, 12, 70_000, 1];
    status.write(document(5));
    const seen: string[] = [];
    watched.look = () => seen.push(read());
    for (const length of lengths) status.write(document(length));
    // Apart from spaces, each text is the old one or the new one, and never the old one again.
    expect(changes(seen.map((text) => text.trim()))).toEqual(
      changes([5, ...lengths].map((each) => document(each).trim())),
    );
  });

  it('holds exactly the new text in the end', () => {
    for (const length of [10, 300, 2]) {
      status.write(document(length));
      expect(read()).toBe(document(length));
    }
  });

  it('writes the new text over the old in one go', () => {
    status.write(document(10));
    vi.clearAllMocks();
    status.write(document(2));
    expect(writeSync).toHaveBeenCalledTimes(1);
    expect(ftruncateSync).toHaveBeenCalledTimes(1);
  });

  it('stays the same file', () => {
    status.write(document(5));
    const { ino } = statSync(file);
    for (const length of [50, 2]) status.write(document(length));
    expect(statSync(file).ino).toBe(ino);
  });

  it('is created again after it was deleted', () => {
    status.write(document(5));
    status.write(document(6));
    rmSync(file);
    status.write(document(7));
    expect(read()).toBe(document(7));
  });

  it('is reopened after it was replaced', () => {
    status.write(document(5));
    status.write(document(6));
    writeFileSync(path.join(directory, 'other'), 'a longer text than ever was there');
    renameSync(path.join(directory, 'other'), file);
    status.write(document(7));
    expect(read()).toBe(document(7));
  });

  it.each(['', '{ "half":', ' '.repeat(500)])('is repaired after another program left %j in it', (text) => {
    status.write(document(5));
    writeFileSync(file, text);
    status.write(document(7));
    expect(read()).toBe(document(7));
  });
});

function document(length: number): string {
  return `{ "pad":"${'é'.repeat(length)}" }\r\n`;
}

/** Removes consecutive duplicates. */
function changes(texts: string[]): string[] {
  return texts.filter((text, index) => text !== texts[index - 1]);
}
