/** The session as a process of its own, in real time. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deadline } from '../support/deadline.js';
import { filesIn, linesOf } from './flown.js';

const main = process.env.SHAKEDOWN_MAIN ?? path.resolve(import.meta.dirname, '../../dist/cli/main.js');

describe.runIf(process.platform !== 'win32')('a session in real time', () => {
  let home: string;

  beforeEach(() => {
    home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-live-'));
  });

  afterEach(() => rmSync(home, { recursive: true }));

  it('is written as it happens, and Ctrl-C ends it properly', async () => {
    const directory = path.join(home, 'journals');
    const words = [main, 'simulate', '--seed', '7', '--speed', '1', '--out', directory];
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    const output = Promise.all([text(child.stdout), text(child.stderr)]);
    const ended = once(child, 'exit') as Promise<[number | null]>;
    const status = path.join(directory, 'Status.json');
    await vi.waitFor(() => expect(existsSync(status)).toBe(true), { timeout: deadline, interval: 20 });
    // The game is still in its menu.
    expect(linesOf(status)[0]).toMatchObject({ event: 'Status', Flags: 0 });
    child.kill('SIGINT');
    expect((await ended)[0]).toBe(130);
    const [out, err] = await output;
    expect(err).toContain(`writing into ${directory}, seed 7 (Ctrl-C ends the session)\n`);
    expect(out).toContain('Reproduce with:\n  shakedown simulate tour --seed 7 ');
    expect(readFileSync(status, 'utf8')).toMatch(/^\{ "timestamp":"[^"]+", "event":"Status", "Flags":0 \}\r\n$/);
    const [journal = '', ...others] = filesIn(directory).filter((name) => name.endsWith('.log'));
    expect(others).toEqual([]);
    for (const { timestamp } of linesOf(path.join(directory, journal))) {
      expect(Math.abs(Date.parse(timestamp) - Date.now())).toBeLessThan(3_600_000);
    }
  });
});
