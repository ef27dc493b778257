/** A question says whose state it asks for where several commanders play, and nowhere else. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Question } from '../../src/direct/tool/question.js';
import type { RunningStage } from '../../src/stage/running-stage.js';
import { loadScenario } from '../../src/stage/scenarios/load-scenario.js';
import { runScenario } from '../../src/stage/scenarios/run-scenario.js';
import type { StartTool } from '../../src/stage/tool/tool.js';

it.each([
  ['docked-again', false],
  ['two-commanders', true],
])('%s names the commander: %s', async (name, isNamed) => {
  const asked: Question[] = [];
  const start: StartTool = async () => ({
    output: [],
    ended: undefined,
    ask: async (question) => {
      asked.push(question);
      return undefined;
    },
    end: async () => ({ code: 0, signal: undefined, byItself: false }),
  });
  let stage: RunningStage | undefined;
  const scenario = loadScenario(path.resolve(import.meta.dirname, `../../trials/${name}.yaml`));
  const directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-asked-'));
  await runScenario(scenario, {
    directory,
    signal: new AbortController().signal,
    tool: { start, trial: name, timeoutMs: 0 },
    onStart: (started) => {
      stage = started;
    },
  });
  rmSync(directory, { recursive: true });
  expect(asked).toHaveLength(scenario.steps.filter((step) => 'ask' in step).length);
  expect(new Set(asked.map(({ commander }) => commander))).toEqual(
    new Set([isNamed ? stage?.state.commander.name : undefined]),
  );
});
