import path from 'node:path';
import { askedExpectations, expectationResults, listExpectations } from '../../direct/scenario/expectation-results.js';
import type { Scenario } from '../../direct/scenario/scenario-definition.js';
import { StageError } from '../../direct/stage-error.js';
import type { ToolDefinition } from '../../direct/tool/tool-definition.js';
import { JournalError } from '../../journal/journal-error.js';
import { isSystemError } from '../../journal/system-error-reason.js';
import { commandLine, shellQuote } from '../../stage/reproduction/command-line.js';
import type { RunningStage } from '../../stage/running-stage.js';
import { loadScenario } from '../../stage/scenarios/load-scenario.js';
import { runScenario } from '../../stage/scenarios/run-scenario.js';
import { toolSetup } from '../../stage/tool/tool-setup.js';
import { printable } from '../../words/printable.js';
import { servicesText } from '../session/stage-observer.js';
import { Interrupted, type Shell } from '../shell.js';
import type { FoundScenario } from './find-scenarios.js';
import type { ScenarioDirectories } from './scenario-directories.js';
import type { ScenarioResult } from './scenario-result.js';

/** A tool that a command line names: by its command, or by a file. */
export type NamedTool =
  | { readonly words: readonly string[] }
  | { readonly file: string; readonly definition: ToolDefinition };

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
}

/** Plays scenarios, several at once, and prints the results in their order. */
export async function runScenarios(
  found: readonly FoundScenario[],
  options: RunScenariosOptions,
  shell: Shell,
): Promise<ScenarioResult[]> {
  const results: ScenarioResult[] = [];
  const done = new Map<number, ScenarioResult>();
  let next = 0;
  let hasFailed = false;
  const work = async () => {
    while (next < found.length && !shell.signal.aborted) {
      const index = next++;
      const each = found[index] as FoundScenario;
      const result = hasFailed && options.bail ? skipped(each, options, shell) : await played(each, options, shell);
      if (shell.signal.aborted) return;
      hasFailed ||= result.verdict !== 'passed';
      done.set(index, result);
      for (let ready = done.get(results.length); ready; ready = done.get(results.length)) {
        results.push(ready);
        await options.print(ready);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(options.jobs, found.length) }, work));
  if (shell.signal.aborted) throw new Interrupted();
  return results;
}

async function played(found: FoundScenario, options: RunScenariosOptions, shell: Shell): Promise<ScenarioResult> {
  const began = shell.now();
  const { directories } = options;
  const base = { ...found, command: commandFor(found, options, shell) };
  const took = () => ({ seconds: Math.max(0, shell.now() - began) / 1000 });
  let scenario: Scenario;
  try {
    scenario = loadScenario(found.file);
  } catch (error) {
    return { ...base, ...took(), about: '', verdict: 'wrong', expectations: [], problem: userMessage(error) };
  }
  const { about } = scenario;
  const directory = directories.directoryFor(found.name);
  try {
    const tool = toolFor(scenario, options.tool);
    const trial = path.basename(found.name).replace(/\.ya?ml$/i, '');
    const onStart = ({ services }: RunningStage) => {
      if (services.names.length > 0 && !tool) shell.warn(`${printable(found.name)}: ${servicesText(services)}`);
    };
    const setup = tool && toolSetup(tool, { trial });
    const { failures, questions = [] } = await runScenario(scenario, {
      directory,
      signal: shell.signal,
      onStart,
      tool: setup,
    });
    const verdict = failures.length > 0 ? 'failed' : 'passed';
    const expectations = expectationResults(
      [...listExpectations(scenario, setup !== undefined), ...askedExpectations(questions)],
      failures,
    );
    return { ...base, ...took(), about, verdict, expectations, ...directories.leave(directory, verdict) };
  } catch (error) {
    const problem = userMessage(error);
    return {
      ...base,
      ...took(),
      about,
      verdict: 'wrong',
      expectations: [],
      problem,
      ...directories.leave(directory, 'wrong'),
    };
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

function commandFor({ name }: FoundScenario, { tool }: RunScenariosOptions, { platform }: Shell): string {
  const quote = (word: string) => shellQuote(word, platform);
  if (tool) {
    const rest = 'words' in tool ? ['--', ...tool.words.map(quote)] : ['--tool', quote(tool.file)];
    return commandLine(['scenario', 'run', quote(name), ...rest], [], platform);
  }
  return commandLine(['simulate', shellQuote(name, platform), '--clean'], [['--out', 'journals']], platform);
}

/** The message of an error that the user can put right. Any other is a bug, and is thrown again. */
function userMessage(error: unknown): string {
  if (error instanceof StageError || error instanceof JournalError || isSystemError(error)) return error.message;
  throw error;
}
