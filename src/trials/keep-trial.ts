import { rmSync } from 'node:fs';
import { keepEvidence } from '../stage/evidence/keep-evidence.js';
import type { ScenarioOutcome } from '../stage/scenarios/schedule-scenario.js';
import type { Tool } from '../stage/tool/tool.js';
import type { TrialResult } from './trial-result.js';

/** What is left of a trial. */
interface TrialRemains {
  readonly directory: string;
  readonly journals: string;
  readonly outcome: ScenarioOutcome | undefined;
  /** One after another: a trial may start it again. */
  readonly tools: readonly Tool[];
}

/** Keeps what is known of a trial beside its journals, or removes its directory. */
export async function keepTrial(
  result: TrialResult,
  { directory, journals, outcome, tools }: TrialRemains,
  isKept: boolean,
): Promise<{ readonly directory?: string }> {
  if (!isKept) {
    rmSync(directory, { recursive: true, force: true });
    return {};
  }
  const { trial, questions, problem, command } = result;
  const failures = [problem, ...questions.map(({ message }) => message)].filter((text) => text !== undefined);
  await keepEvidence(directory, {
    name: trial.name,
    about: trial.scenario.about,
    journals,
    output: tools.flatMap((tool) => tool.output),
    questions: outcome?.questions ?? [],
    messages: outcome?.sent ?? [],
    failures: [...new Set(failures)],
    reproduction: command,
  });
  return { directory };
}
