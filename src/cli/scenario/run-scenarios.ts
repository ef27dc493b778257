import path from 'node:path';
import { askedExpectations, expectationResults, listExpectations } from '../../direct/scenario/expectation-results.js';
import type { Scenario } from '../../direct/scenario/scenario-definition.js';
import type { ToolDefinition } from '../../direct/tool/tool-definition.js';
import type { Catalogue } from '../../interface/kind-catalogue.js';
import { messageForUser } from '../../stage/message-for-user.js';
import { commandLine, shellQuote } from '../../stage/reproduction/command-line.js';
import type { RunningStage } from '../../stage/running-stage.js';
import { loadScenario } from '../../stage/scenarios/load-scenario.js';
import { runScenario } from '../../stage/scenarios/run-scenario.js';
import { severalAtOnce } from '../../stage/scenarios/several-at-once.js';
import { toolSetup } from '../../stage/tool/tool-setup.js';
import { printable } from '../../words/printable.js';
import { type NamedTool, toolArguments } from '../named-tool.js';
import { servicesText } from '../session/stage-observer.js';
import { Interrupted, type Shell } from '../shell.js';
import type { FoundScenario } from './find-scenarios.js';
import type { ScenarioDirectories } from './scenario-directories.js';
import type { ScenarioResult } from './scenario-result.js';

export interface RunScenariosOptions {
  /** How many are played at once. */
  readonly jobs: number;
  /** Whether no more are started once one has failed. */
  readonly bail: boolean;
  readonly directories: ScenarioDirectories;
  /** Called for each result, in the order of the files, as soon as all before it are done. */
  readonly print: (result: ScenarioResult) => void | Promise<void>;
  /** The tool beside them; by default the one that a scenario names, if any. */
  readonly tool?: NamedTool | undefined;
  /** The files of knowledge packs, and the live game with what they add. */
  readonly knowledge?: readonly string[] | undefined;
  readonly catalogue?: Catalogue | undefined;
}

/** Plays scenarios, several at once, and prints the results in their order. */
export async function runScenarios(
  found: readonly FoundScenario[],
  options: RunScenariosOptions,
  shell: Shell,
): Promise<ScenarioResult[]> {
  const { jobs, bail, print: onResult } = options;
  let hasFailed = false;
  const work = async (each: FoundScenario) => {
    const result = hasFailed && bail ? skipped(each, options, shell) : await played(each, options, shell);
    hasFailed ||= result.verdict !== 'passed';
    return result;
  };
  const results = await severalAtOnce(found, work, { jobs, signal: shell.signal, onResult });
  if (shell.signal.aborted) throw new Interrupted();
  return results;
}

async function played(found: FoundScenario, options: RunScenariosOptions, shell: Shell): Promise<ScenarioResult> {
  const began = shell.now();
  const { directories } = options;
  const base = { ...found, command: commandFor(found, options, shell) };
  const took = () => ({ seconds: Math.max(0, shell.now() - began) / 1000 });
  let about = '';
  let directory: string | undefined;
  try {
    const scenario = loadScenario(found.file, { catalogue: options.catalogue });
    about = scenario.about;
    directory = directories.directoryFor(found.name);
    const tool = toolFor(scenario, options.tool);
    const trial = path.basename(found.name).replace(/\.ya?ml$/i, '');
    const onStart = ({ runningServices }: RunningStage) => {
      if (runningServices.names.length > 0 && !tool)
        shell.warn(`${printable(found.name)}: ${servicesText(runningServices)}`);
    };
    const setup = tool && toolSetup(tool, { trial });
    const run = { directory, signal: shell.signal, onStart, tool: setup };
    const { failures, questions = [] } = await runScenario(scenario, run);
    const verdict = failures.length > 0 ? 'failed' : 'passed';
    const expectations = expectationResults(
      [...listExpectations(scenario, setup !== undefined), ...askedExpectations(questions)],
      failures,
    );
    return { ...base, ...took(), about, verdict, expectations, ...directories.leave(directory, verdict) };
  } catch (error) {
    const left = directory === undefined ? {} : directories.leave(directory, 'wrong');
    const problem = messageForUser(error);
    return { ...base, ...took(), about, verdict: 'wrong', expectations: [], problem, ...left };
  }
}

/** The tool of a scenario; a command after `--` takes the place of its own. */
function toolFor({ tool }: Scenario, named: NamedTool | undefined): ToolDefinition | undefined {
  if (!named) return tool;
  return 'words' in named ? { ...tool, command: named.words } : named.definition;
}

function skipped(found: FoundScenario, options: RunScenariosOptions, shell: Shell): ScenarioResult {
  const command = commandFor(found, options, shell);
  return { ...found, about: '', verdict: 'skipped', expectations: [], seconds: 0, command };
}

function commandFor(
  { name }: FoundScenario,
  { tool, knowledge = [] }: RunScenariosOptions,
  { platform }: Shell,
): string {
  const word = shellQuote(name, platform);
  const packs = knowledge.map((file) => ['--knowledge', file] as const);
  if (!tool) return commandLine(['simulate', word, '--clean'], [...packs, ['--out', 'journals']], platform);
  const quoted = packs.flatMap(([option, file]) => [option, shellQuote(file, platform)]);
  return commandLine(['scenario', 'run', word, ...quoted, ...toolArguments(tool, platform)], [], platform);
}
