import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseScenario } from '../../direct/scenario/parse-scenario.js';
import { StageError } from '../../direct/stage-error.js';
import { cleanDirectory } from '../../journal/write/clean-directory.js';
import { markAsOurs, prepareDirectory } from '../../journal/write/ownership-marker.js';
import { type RecordOptions, recordScenario } from '../recording/record-scenario.js';
import { runScenario } from '../scenarios/run-scenario.js';
import { type Candidate, journalsOf, writeCandidate, writing } from './candidate.js';
import { runsName } from './candidate-runs.js';
import type { Reduced } from './reduce-options.js';
import type { ToolRunOptions } from './run-tool.js';

/** Writes the journals that are left, in place of those of an earlier run. */
export async function writeJournals(out: string, candidate: Candidate): Promise<string> {
  const directory = journalsIn(out);
  await prepareDirectory(directory);
  cleanDirectory(directory);
  markAsOurs(directory, journalsOf(candidate).join('\n'));
  writeCandidate(directory, candidate);
  return directory;
}

/**
 * The lines as a scenario, and as a trial if a question is answered wrongly. Neither is written if the lines
 * cannot be recorded, and no trial that the tool passes: the failure may be in a file beside the journal.
 */
export async function writeScenarios(
  out: string,
  why: string,
  options: ToolRunOptions,
): Promise<Pick<Reduced, 'scenario' | 'trial'>> {
  const { question, signal } = options;
  const all = { from: -Infinity, to: Infinity, anonymise: undefined, signal, verb: 'reduce' };
  const header = { theme: 'files', grade: 'should', why } as const;
  const trial = question && (await recorded(out, { ...all, asked: [question], trial: header }));
  return {
    scenario: written(out, 'scenario.yaml', await recorded(out, all)),
    trial: written(out, 'trial.yaml', trial && (await failsTrial(out, trial, options)) ? trial : undefined),
  };
}

async function recorded(out: string, options: RecordOptions): Promise<string | undefined> {
  try {
    return await recordScenario(journalsIn(out), options);
  } catch (error) {
    if (error instanceof StageError) return undefined;
    throw error;
  }
}

/** Whether the tool answers the question of the trial, and wrongly. */
async function failsTrial(out: string, text: string, { start, answerMs, signal }: ToolRunOptions): Promise<boolean> {
  const tool = { start, trial: 'trial', timeoutMs: answerMs };
  const directory = path.join(out, runsName, 'trial');
  const { questions = [], ended } = await runScenario(parseScenario(text, 'trial.yaml'), { directory, signal, tool });
  // A program that reads a journal once and ends may have read any part of it.
  if (ended?.byItself && ended.code === 0) return false;
  return questions.some(({ values }) => values.some(({ failure }) => failure));
}

function written(out: string, name: string, text: string | undefined): string | undefined {
  const file = path.join(out, name);
  rmSync(file, { force: true });
  if (text === undefined) return undefined;
  writing(file, () => writeFileSync(file, text));
  return file;
}

function journalsIn(out: string): string {
  return path.join(out, 'journals');
}
