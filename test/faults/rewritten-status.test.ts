/** Watching a companion that another process keeps rewriting never reports a problem. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fieldOf } from '../../src/journal/journal-event.js';
import { type Watched, watchJournal } from '../../src/journal/watch/watcher.js';
import { deadline } from '../support/deadline.js';
import { status } from './numbered.js';

const dist = process.env.SHAKEDOWN_DIST ?? path.resolve(import.meta.dirname, '../../dist');
const script = path.join(import.meta.dirname, 'writing-child.js');

let directory: string;
let child: ChildProcess | undefined;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-rewritten-'));
});

afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(directory, { recursive: true });
});

describe('Status.json, rewritten in place a thousand times', () => {
  it('is watched without a problem, and the last value of every hundred arrives', async () => {
    const writing = spawn(process.execPath, [script, dist, 'rewriteStatus', directory], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    child = writing;
    const answers = createInterface({ input: writing.stdout })[Symbol.asyncIterator]();
    const entries: Watched[] = [];
    await using watch = watchJournal(directory, { reconcile: 50, signal: AbortSignal.timeout(deadline) });
    for (let round = 1; round <= 10; round += 1) {
      const last = round * 100;
      writing.stdin.write('go\n');
      for await (const watched of untilAborted(watch)) {
        entries.push(watched);
        if (watched.event?.event === 'Status' && watched.event.Balance === last) break;
      }
      expect(watch.latest('Status')).toEqual(status(last));
      expect((await answers.next()).value).toBe(String(last));
    }
    expect(entries.filter(({ problem }) => problem)).toEqual([]);
    const balances = entries.flatMap(({ event }) => (event ? [fieldOf(event, 'Balance')] : []));
    expect(balances.length).toBeGreaterThanOrEqual(10);
    expect(new Set(balances).size).toBe(balances.length);
  });
});

/** The same items, but leaving the loop does not end the watch. */
async function* untilAborted(watch: AsyncIterator<Watched, undefined>): AsyncGenerator<Watched> {
  for (;;) {
    const { value } = await watch.next();
    if (!value) return;
    yield value;
  }
}
