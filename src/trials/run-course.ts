/** Sends a tool through trials, each with a stage, a directory and a tool of its own. */
import path from 'node:path';
import { keptJournals } from '../stage/evidence/keep-evidence.js';
import { messageForUser } from '../stage/message-for-user.js';
import { runScenario } from '../stage/scenarios/run-scenario.js';
import type { ScenarioOutcome } from '../stage/scenarios/schedule-scenario.js';
import { severalAtOnce } from '../stage/scenarios/several-at-once.js';
import type { StartTool, Tool } from '../stage/tool/tool.js';
import { ToolError } from '../stage/tool/tool-error.js';
import { type AnyTool, toolSetup } from '../stage/tool/tool-setup.js';
import { type Ability, couldReachOutside, withoutOtherServices } from './abilities.js';
import { gradeTrial } from './grade-trial.js';
import { keepTrial } from './keep-trial.js';
import type { Trial } from './trial.js';
import type { TrialResult, Verdict } from './trial-result.js';

export interface RunCourseOptions {
  readonly tool: AnyTool;
  /** Each trial has a directory of its own in it, with its journals in `journals`. */
  readonly home: string;
  /** Whether what is known of a trial with this verdict is kept there; otherwise its directory is removed. */
  readonly keeps: (verdict: TrialResult['verdict']) => boolean;
  /** How many run at once. */
  readonly jobs: number;
  readonly signal: AbortSignal;
  /** What the tool is able to do, if that is known: then it should send something to these services. */
  readonly can?: readonly Ability[] | undefined;
  /** The command that runs a trial again. */
  readonly commandFor: (trial: Trial) => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called when a trial is done, in any order. */
  readonly onProgress?: (done: number, all: number) => void;
  /** Called for each result, in the order of the trials. */
  readonly onResult?: (result: TrialResult) => void | Promise<void>;
}

/** The results in the order of the trials; fewer of them if it is aborted. */
export async function runCourse(trials: readonly Trial[], options: RunCourseOptions): Promise<TrialResult[]> {
  let done = 0;
  const run = async (trial: Trial) => {
    const result = await runTrial(trial, options);
    options.onProgress?.(++done, trials.length);
    return result;
  };
  return severalAtOnce(trials, run, { onResult: () => {}, ...options });
}

async function runTrial(trial: Trial, options: RunCourseOptions): Promise<TrialResult> {
  const { home, keeps, signal, can, commandFor, now } = options;
  const { name, scenario } = trial;
  const began = now();
  const directory = path.join(home, name);
  const journals = path.join(directory, keptJournals);
  const tools: Tool[] = [];
  const setup = toolSetup(options.tool, { trial: name });
  const start: StartTool = async (surroundings) => {
    const tool = await setup.start(surroundings);
    tools.push(tool);
    return tool;
  };
  let outcome: ScenarioOutcome | undefined;
  let problem: string | undefined;
  let missing: Verdict = 'broken';
  if (couldReachOutside(scenario, [...(can ?? []), ...(setup.services ?? [])]))
    return unplayed(trial, commandFor(trial));
  try {
    const played = can ? withoutOtherServices(scenario, can) : scenario;
    outcome = await runScenario(played, { directory: journals, signal, tool: { ...setup, start } });
  } catch (error) {
    problem = messageForUser(error);
    if (!(error instanceof ToolError)) missing = 'unstaged';
  }
  const graded = gradeTrial(scenario, outcome, can, missing);
  const command = commandFor(trial);
  const seconds = Math.max(0, now() - began) / 1000;
  const result = { trial, ...graded, ...(problem !== undefined && { problem }), seconds, command };
  return { ...result, ...(await keepTrial(result, { directory, journals, outcome, tools }, keeps(graded.verdict))) };
}

/** A trial that is not played, lest the tool sends to the real services. */
function unplayed(trial: Trial, command: string): TrialResult {
  const { services } = trial.scenario;
  const problem = `not played, since it claims to be the live game: --can ${services.join(',')} if your tool sends to the addresses it is given`;
  return { trial, ...gradeTrial(trial.scenario, undefined, [], 'unanswered'), problem, seconds: 0, command };
}
