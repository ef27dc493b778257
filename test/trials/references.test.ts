/** The tools that documents point to pass every trial that they answer, each as a program of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runScenario } from '../../src/stage/scenarios/run-scenario.js';
import { startTool } from '../../src/stage/tool/start-tool.js';
import { withoutOtherServices } from '../../src/trials/abilities.js';
import { loadCourse } from '../../src/trials/course.js';
import { oneIn } from '../thorough.js';

const tools = path.resolve(import.meta.dirname, '../../trials/tools');
const commands = {
  'reference.py': ['python3', path.join(tools, 'reference.py'), '{directory}'],
  'reference.mjs': [process.execPath, path.join(tools, 'reference.mjs'), '{directory}'],
  'kayahr.mjs': [process.execPath, path.join(tools, 'kayahr.mjs'), '{directory}'],
};

const trials = loadCourse().filter(({ scenario }) => scenario.steps.some((step) => 'ask' in step));

describe.each(Object.entries(commands))('%s', (_name, command) => {
  it.each(oneIn(94, trials).map((trial) => [trial.name, trial] as const))('passes %s', async (name, { scenario }) => {
    const directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-reference-'));
    try {
      const outcome = await runScenario(withoutOtherServices(scenario, []), {
        directory,
        signal: new AbortController().signal,
        tool: { start: startTool({ command }), trial: name },
      });
      expect(outcome.failures.map(({ message }) => message)).toEqual([]);
      expect(outcome.passed).toBe(true);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });
});
