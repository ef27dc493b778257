/** The trials of the course, without a tool: what they ask has one right answer, and what they write is sound. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkJournal } from '../../src/check/check-journal.js';
import type { Scenario } from '../../src/direct/scenario/scenario-definition.js';
import { agreesWithFile } from '../../src/direct/tool/compare-answer.js';
import { runScenario } from '../../src/stage/scenarios/run-scenario.js';
import type { StartTool } from '../../src/stage/tool/tool.js';
import { loadCourse } from '../../src/trials/course.js';
import { oneIn } from '../thorough.js';

/** Knows nothing. */
const silentTool: StartTool = async () => ({
  output: [],
  ended: undefined,
  ask: async () => ({}),
  end: async () => ({ code: 0, signal: undefined, byItself: false }),
});

const seeds = [7, 1, 2, 3, 4];
const cases = seeds.flatMap((seed) =>
  loadCourse({ seed }).map(({ name, scenario }) => [name, seed, scenario] as const),
);
/** Every trial sooner or later, as the number of trials is no multiple of this. */
const part = 23;

it.each(oneIn(part, cases))('%s with seed %i', async (name, _seed, scenario) => {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-course-'));
  try {
    const outcome = await runScenario(scenario, {
      directory,
      signal: new AbortController().signal,
      tool: { start: silentTool, trial: name },
    });
    expect(outcome.isWhole).toBe(true);
    const asked = outcome.questions?.flatMap(({ at, values }) => values.map((value) => ({ at, ...value }))) ?? [];
    expect(asked.filter((value) => !agreesWithFile(value))).toEqual([]);
    expect(isBroken(scenario) ? [] : await findingsIn(directory)).toEqual([]);
  } finally {
    rmSync(directory, { recursive: true });
  }
});

/** Whether the journal is meant to go wrong. */
function isBroken({ steps }: Scenario): boolean {
  return steps.some((step) => 'fault' in step || ('inject' in step && step.anyway));
}

async function findingsIn(directory: string): Promise<string[]> {
  const findings: string[] = [];
  for await (const { severity, rule, file, line, message } of checkJournal(directory, { threads: 1 })) {
    if (severity !== 'note') findings.push(`${path.basename(file)}:${line} ${rule} ${message}`);
  }
  return findings;
}
