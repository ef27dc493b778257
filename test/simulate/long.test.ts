/** A session of four days keeps running, and its memory does not grow. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { longDeadline } from '../support/deadline.js';
import { isThorough } from '../thorough.js';

const dist = process.env.SHAKEDOWN_DIST ?? path.resolve(import.meta.dirname, '../../dist');
const session = pathToFileURL(path.join(dist, 'simulate/index.js')).href;

/** Prints the heap size and the events of every twelve hours. */
const script = `
  import { simulate } from ${JSON.stringify(session)};
  const start = new Date('2026-11-14T20:41:00Z');
  const halves = [];
  let jumps = 0;
  let docked = 0;
  let least = Infinity;
  for (const { at, event } of simulate({ seed: 7, start, seconds: 96 * 3600 })) {
    if (event?.event === 'FSDJump') {
      jumps += 1;
      least = Math.min(least, event.FuelLevel);
    }
    if (event?.event === 'Docked') docked += 1;
    if (at < start.getTime() + (halves.length + 1) * 12 * 3600_000) continue;
    gc();
    halves.push({ jumps, docked, least, heap: process.memoryUsage().heapUsed / 1e6 });
    [jumps, docked, least] = [0, 0, Infinity];
  }
  process.stdout.write(JSON.stringify(halves));
`;

interface HalfDay {
  readonly jumps: number;
  readonly docked: number;
  readonly least: number;
  readonly heap: number;
}

describe.runIf(isThorough)('a session of 96 hours', () => {
  it('never gets stuck or runs dry, and needs no more memory at its end than in its midst', async () => {
    const words = ['--expose-gc', '--input-type=module', '-e', script];
    const { stdout } = await promisify(execFile)(process.execPath, words, { timeout: longDeadline });
    const halves = JSON.parse(stdout) as HalfDay[];
    expect(halves).toHaveLength(8);
    for (const { jumps, docked, least } of halves) {
      expect(jumps).toBeGreaterThan(5);
      expect(docked).toBeGreaterThan(0);
      expect(least).toBeGreaterThan(0);
    }
    const [, , , fourth, , , , last] = halves;
    // After two days all caches are full.
    expect((last?.heap ?? Infinity) - (fourth?.heap ?? 0)).toBeLessThan(4);
  });
});
