/** What is kept when a test fails. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepEvidence } from '../../src/stage/evidence/keep-evidence.js';
import { playScenario } from '../../src/stage/scenarios/play-scenario.js';
import type { StartTool } from '../../src/stage/tool/tool.js';
import { withStage } from '../../src/stage/with-stage.js';
import { makePipe } from '../support/pipe.js';

let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-kept-'));
});

afterEach(() => rmSync(home, { recursive: true }));

const all = ['journals', 'messages.jsonl', 'reproduce.txt', 'timeline.html', 'tool-output.txt'];

function lastLineIn(directory: string): string {
  const journal = readdirSync(directory).find((name) => name.endsWith('.log')) ?? '';
  return readFileSync(path.join(directory, journal), 'utf8').trim().split('\n').at(-1) ?? '';
}

it('keeps what a failed test saw, each time in a directory of its own', async () => {
  const keepOnFailure = path.join(home, 'kept/docking');
  const fail = () =>
    withStage({ seed: 7, keepOnFailure }, async (stage) => {
      await stage.trigger('dock', { station: 'Abraham Lincoln' });
      throw new Error('my tool <b>is</b> lost');
    });
  await expect(fail()).rejects.toThrow(`Everything about it is in ${keepOnFailure}`);
  await expect(fail()).rejects.toThrow(`Everything about it is in ${keepOnFailure}-2`);
  expect(readdirSync(keepOnFailure).sort()).toEqual(all);
  // Before the stage is closed, which ends the session.
  expect(lastLineIn(path.join(keepOnFailure, 'journals'))).not.toContain('Shutdown');
  const page = readFileSync(path.join(keepOnFailure, 'timeline.html'), 'utf8');
  expect(page.includes('my tool &lt;b&gt;is&lt;/b&gt; lost')).toBe(true);
  expect(readFileSync(path.join(keepOnFailure, 'reproduce.txt'), 'utf8')).toContain('--trigger');
});

it.skipIf(process.platform === 'win32')('keeps the rest where a pipe is among the journals', async () => {
  const keepOnFailure = path.join(home, 'kept');
  const pipe = 'Journal.2026-01-01T000000.01.log';
  const fail = withStage({ seed: 7, keepOnFailure }, ({ directory }) => {
    makePipe(path.join(directory, pipe));
    throw new Error('my tool is lost');
  });
  await expect(fail).rejects.toThrow(`Everything about it is in ${keepOnFailure}`);
  expect(readdirSync(keepOnFailure).sort()).toEqual(all);
  expect(readdirSync(path.join(keepOnFailure, 'journals'))).not.toContain(pipe);
});

it.skipIf(process.platform === 'win32')('waits at no pipe in the journals that it keeps', async () => {
  const journals = path.join(home, 'journals');
  mkdirSync(journals);
  makePipe(path.join(journals, 'Journal.2026-01-01T000000.01.log'));
  const run = { name: 'mine', about: '', output: [], questions: [], messages: [], failures: [], reproduction: '' };
  await keepEvidence(home, { ...run, journals });
  const page = readFileSync(path.join(home, 'timeline.html'), 'utf8');
  expect(page).toContain('Journal.2026-01-01T000000.01.log cannot be read: it is not a regular file');
});

it('keeps a scenario that does not pass, with its tool, and none that does', async () => {
  const file = path.join(home, 'mine.yaml');
  writeFileSync(file, 'steps: [dock, { ask: { docked: true } }]');
  const keepOnFailure = path.join(home, 'kept');
  const tool =
    (docked: boolean): StartTool =>
    async () => ({
      output: [{ at: 0, stream: 'out', text: 'hello' }],
      ended: undefined,
      ask: async () => ({ docked }),
      end: async () => ({ code: 0, signal: undefined, byItself: false }),
    });
  expect((await playScenario(file, { tool: tool(true), keepOnFailure })).kept).toBeUndefined();
  const { kept } = await playScenario(file, { tool: tool(false), keepOnFailure, timeoutMs: 0 });
  expect(kept).toBe(keepOnFailure);
  expect(readdirSync(keepOnFailure).sort()).toEqual(all);
  expect(readFileSync(path.join(keepOnFailure, 'tool-output.txt'), 'utf8')).toBe(
    '1970-01-01T00:00:00.000Z out hello\n',
  );
});
