/** Files that are far too large: gigabytes of NUL bytes, as a crash may leave them, in sparse files. */
import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { longDeadline } from '../support/deadline.js';
import { isThorough } from '../thorough.js';

const dist = process.env.SHAKEDOWN_DIST ?? path.resolve(import.meta.dirname, '../../dist');
const script = path.join(import.meta.dirname, 'reading-child.js');
const gigabyte = 2 ** 30;

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-huge-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

function music(time: string): string {
  return `{ "timestamp":"2026-11-14T${time}Z", "event":"Music", "MusicTrack":"Exploration" }\r\n`;
}

const ways: Readonly<Record<string, readonly string[]>> = {
  read: ['too-long', 'Music'],
  watch: ['too-long', 'Music', 'Status.json too-long'],
  check: ['line/too-long', 'event/kind', 'companion/json'],
};

describe.runIf(isThorough)('a line of a gigabyte, and a companion of as much', () => {
  it.each(Object.keys(ways))('is reported and skipped in little memory (%s)', async (way) => {
    const journal = path.join(directory, 'Journal.2026-11-14T204100.01.log');
    writeFileSync(journal, '');
    truncateSync(journal, gigabyte);
    appendFileSync(journal, `\r\n${music('20:41:00')}`);
    const status = path.join(directory, 'Status.json');
    writeFileSync(status, '');
    truncateSync(status, gigabyte);
    const words = [script, dist, way, directory];
    const { stdout } = await promisify(execFile)(process.execPath, words, { timeout: longDeadline });
    const { entries, megabytes } = JSON.parse(stdout) as { entries: string[]; megabytes: number };
    expect(entries.toSorted()).toEqual(ways[way]?.toSorted());
    // Node itself, the scanner, and the limit twice while its memory grows.
    expect(megabytes).toBeLessThan(600);
  });
});
