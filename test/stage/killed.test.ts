/** A killed stage leaves a directory that can be read and reused. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkJournal } from '../../src/check/check-journal.js';
import type { PlacedFinding } from '../../src/check/finding.js';
import { readJournal } from '../../src/journal/read/reader.js';
import { readLock } from '../../src/journal/write/directory-lock.js';
import { askStage } from '../../src/stage/control/control-client.js';
import { openStage } from '../../src/stage/open-stage.js';
import { until } from '../support/deadline.js';
import { oneIn } from '../thorough.js';

const command = path.resolve(import.meta.dirname, '../../dist/cli/main.js');

let directory: string;
let child: ChildProcess | undefined;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-killed-'));
});

afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

async function started(...options: string[]): Promise<ChildProcess> {
  const words = ['simulate', 'stay', '--seed', '7', '--dialect', 'game', '--speed', '1000', ...options];
  child = spawn(process.execPath, [command, ...words, '--out', directory], { stdio: 'ignore' });
  await until(
    () => readLock(directory)?.details.port !== undefined,
    () => 'the lock is free',
  );
  return child;
}

it.each(oneIn(3, ['supercruise', 'dock', 'glide']))('SIGKILL right after %s', async (situation) => {
  const stage = await started();
  await askStage(directory, 'trigger', { situation, set: {} });
  const ended = once(stage, 'exit');
  stage.kill('SIGKILL');
  await ended;
  const entries = [];
  for await (const entry of readJournal(directory)) entries.push(entry);
  expect(entries.length).toBeGreaterThan(10);
  expect(entries.filter(({ problem }) => problem)).toEqual([]);
  const findings: PlacedFinding[] = [];
  for await (const finding of checkJournal(directory, { dialect: 'game' })) findings.push(finding);
  expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
  // The next second, by the names of the journals.
  await using next = await openStage({ directory, start: new Date(Date.now() + 5000) });
  await next.trigger('dock');
  expect(readdirSync(directory).filter((name) => name.endsWith('.log'))).toHaveLength(2);
});

// Windows has no signals between processes.
it.skipIf(process.platform === 'win32').each(oneIn(2, ['SIGINT', 'SIGTERM'] as const))(
  '%s ends the session properly',
  async (signal) => {
    const stage = await started();
    const ended = once(stage, 'exit');
    stage.kill(signal);
    expect((await ended)[0]).toBe(130);
    const lines = [];
    for await (const { event } of readJournal(directory)) lines.push(event?.event);
    expect(lines.at(-1)).toBe('Shutdown');
    expect(readLock(directory)).toBeUndefined();
  },
);
