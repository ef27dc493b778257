/** The trials without a tool: what they ask has one right answer, and what they write is sound. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkJournal } from '../../src/check/check-journal.js';
import type { PlacedFinding } from '../../src/check/finding.js';
import { isRequestFault, parseFault } from '../../src/direct/faults/fault-request.js';
import type { Scenario } from '../../src/direct/scenario/scenario-definition.js';
import { agreesWithFile } from '../../src/direct/tool/compare-answer.js';
import { score } from '../../src/stage/faults/fault-score.js';
import type { RequestedFault } from '../../src/stage/faults/requested-fault.js';
import type { RunningStage } from '../../src/stage/running-stage.js';
import { runScenario } from '../../src/stage/scenarios/run-scenario.js';
import type { StartTool } from '../../src/stage/tool/tool.js';
import { withoutOtherServices } from '../../src/trials/abilities.js';
import { loadCourse } from '../../src/trials/course.js';
import { isThorough, oneIn } from '../thorough.js';

/** Knows nothing. */
const silentTool: StartTool = async () => ({
  output: [],
  ended: undefined,
  ask: async () => ({}),
  end: async () => ({ code: 0, signal: undefined, byItself: false }),
});

/** Without one, each trial has its own. */
const seeds = isThorough ? [7, 1, 2, 3, 4] : [undefined];
const cases = seeds.flatMap((seed) =>
  loadCourse({ seed }).map(({ name, scenario }) => [name, seed ?? 'its own', scenario] as const),
);
/** All of them, with all seeds, in the thorough tier. */
const part = 40;

it.each(oneIn(part, cases))('%s, seed: %s', async (name, _seed, scenario) => {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-course-'));
  let stage: RunningStage | undefined;
  try {
    const outcome = await runScenario(withoutOtherServices(scenario, []), {
      directory,
      signal: new AbortController().signal,
      tool: { start: silentTool, trial: name, timeoutMs: 0 },
      onStart: (started) => {
        stage = started;
      },
    });
    expect(outcome.isWhole).toBe(true);
    const asked = outcome.questions?.flatMap(({ at, values }) => values.map((value) => ({ at, ...value }))) ?? [];
    expect(asked.filter((value) => !agreesWithFile(value))).toEqual([]);
    expect(faultsWithoutEffect(stage?.requestedFaults ?? [])).toEqual([]);
    const { missed, extra } = score(stage?.answerKey ?? [], await findingsIn(directory));
    expect([...missed, ...(isInvalid(scenario) ? [] : extra)]).toEqual([]);
  } finally {
    rmSync(directory, { recursive: true });
  }
});

/** Faults of files that never happened; those of services need a tool. */
function faultsWithoutEffect(requested: readonly RequestedFault[]): string[] {
  const happened = new Set(requested.flatMap(({ fault, count }) => (count > 0 ? [fault] : [])));
  const names = requested.map(({ fault }) => fault).filter((fault) => !happened.has(fault));
  return names.filter((fault) => !isRequestFault(parseFault(fault)));
}

/** Whether a line is injected that the checker objects to. */
function isInvalid({ steps }: Scenario): boolean {
  return steps.some((step) => 'inject' in step && step.anyway);
}

async function findingsIn(directory: string): Promise<PlacedFinding[]> {
  const findings: PlacedFinding[] = [];
  for await (const finding of checkJournal(directory, { threads: 1 })) findings.push(finding);
  return findings;
}
