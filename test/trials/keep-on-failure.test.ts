/** What is kept when a test fails. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { playScenario } from '../../src/stage/scenarios/play-scenario.js';
import type { StartTool } from '../../src/stage/tool/tool.js';
import { withStage } from '../../src/stage/with-stage.js';

let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-kept-'));
});

afterEach(() => rmSync(home, { recursive: true }));

const all = ['journals', 'messages.jsonl', 'reproduce.txt', 'timeline.html', 'tool-output.txt'];

function lastLineIn(directory: string): string {
  const [journal = ''] = readdirSync(directory).filter((name) => name.endsWith('.log'));
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
  const { kept } = await playScenario(file, { tool: tool(false), keepOnFailure, patience: 0 });
  expect(kept).toBe(keepOnFailure);
  expect(readdirSync(keepOnFailure).sort()).toEqual(all);
  expect(readFileSync(path.join(keepOnFailure, 'tool-output.txt'), 'utf8')).toBe(
    '1970-01-01T00:00:00.000Z out hello\n',
  );
});
