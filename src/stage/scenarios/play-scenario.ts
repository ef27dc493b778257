import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { failureSentence } from '../../direct/scenario/check-expectations.js';
import { checkArgument, checkOptions, type OptionShapes } from '../../words/shape/check-options.js';
import { abortSignal, filePath, mustBe, numberWithin } from '../../words/shape/shape.js';
import { withCallSite } from '../call-site.js';
import { freeDirectory, keepEvidence } from '../evidence/keep-evidence.js';
import { commandLine, shellQuote } from '../reproduction/command-line.js';
import { type AnyTool, anyTool, toolSetup } from '../tool/tool-setup.js';
import { loadScenario } from './load-scenario.js';
import { runScenario } from './run-scenario.js';
import type { ScenarioOutcome } from './schedule-scenario.js';

export interface PlayOptions {
  /**
   * The tool to start beside it: a command such as `['my-tool', '--journal', '{directory}']`, a definition,
   * or a function that starts it. By default the one that the scenario names, if any.
   */
  readonly tool?: AnyTool | undefined;
  /** Where to write, in place of what Shakedown wrote there; by default a temporary directory. */
  readonly directory?: string | undefined;
  /**
   * Where to keep journals, output, messages and a page about all of it if it does not pass; with a number
   * after the name if the directory exists. `kept` of the outcome names it.
   */
  readonly keepOnFailure?: string | undefined;
  /** Instead of the seed of the file. */
  readonly seed?: number | undefined;
  /** How long the tool may take to come to the right answer, in milliseconds. */
  readonly timeoutMs?: number | undefined;
  /** Ends session and tool early. */
  readonly signal?: AbortSignal | undefined;
}

const checks: OptionShapes<PlayOptions> = {
  tool: anyTool,
  directory: filePath,
  keepOnFailure: filePath,
  seed: mustBe('an integer such as 7', Number.isSafeInteger),
  timeoutMs: numberWithin(0, 3_600_000, 'milliseconds'),
  signal: abortSignal,
};

/**
 * Plays a scenario file as fast as possible, with a tool beside it, and returns what came of it. Rejects if
 * the file is invalid, a step is impossible, or the tool cannot be started.
 */
export async function playScenario(file: string, options?: PlayOptions): Promise<ScenarioOutcome> {
  return withCallSite(async () => {
    checkArgument('the scenario', file, filePath);
    const { tool, directory, keepOnFailure, seed, timeoutMs, signal } = checkOptions('playScenario', options, checks);
    const scenario = loadScenario(file, { seed });
    const used = tool ?? scenario.tool;
    const trial = path.basename(file).replace(/\.ya?ml$/i, '');
    const setup = used === undefined ? undefined : toolSetup(used, { trial, timeoutMs });
    const target = directory ?? mkdtempSync(path.join(os.tmpdir(), 'shakedown-'));
    try {
      const never = new AbortController().signal;
      const outcome = await runScenario(scenario, { directory: target, signal: signal ?? never, tool: setup });
      if (outcome.passed || keepOnFailure === undefined) return outcome;
      const kept = freeDirectory(keepOnFailure);
      await keepEvidence(kept, {
        name: trial,
        about: scenario.about,
        journals: target,
        output: outcome.output ?? [],
        questions: outcome.questions ?? [],
        messages: outcome.sent,
        failures: outcome.failures.map(failureSentence),
        reproduction: commandLine(
          ['simulate', shellQuote(file, process.platform), '--clean'],
          [['--out', 'journals']],
          process.platform,
        ),
      });
      return { ...outcome, kept };
    } finally {
      if (directory === undefined) rmSync(target, { recursive: true, force: true });
    }
  });
}
