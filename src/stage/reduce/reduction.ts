import { StageError } from '../../direct/stage-error.js';
import { wallClock } from '../time/wall-clock.js';
import { type AnyTool, definitionOf, toolSetup } from '../tool/tool-setup.js';
import { type Candidate, hashOf, journalLines, journalsOf } from './candidate.js';
import { CandidateRuns } from './candidate-runs.js';
import { DifferentFailure } from './different-failure.js';
import type { Failure } from './failure-text.js';
import { type ReadJournals, readCandidate } from './read-candidate.js';
import type { Reduced, ReduceOptions } from './reduce-options.js';
import { reduceSearch } from './reduce-search.js';
import { patiently, type ToolRunOptions } from './run-tool.js';
import { writeJournals, writeScenarios } from './write-result.js';

const limitReached = new Error('the limit is reached');

/** Runs of the whole journal of a tool that does not always fail. */
const flakyRuns = 5;

/** The way of a reduction: the failure, its repetition, the search, the result and its check. */
export async function reduction(out: string, read: ReadJournals, options: ReduceOptions): Promise<Reduced> {
  const { keepNames, maxRuns = 200, maxTime = 3_600_000, onProgress } = options;
  const { original } = read;
  const tool = toolRunOptions(options, hashOf(original));
  const { signal, clock } = tool;
  const ends = clock.now() + maxTime;
  let best = original;
  const lines = () => journalLines(best).length;
  const runs = new CandidateRuns(out, tool, () => onProgress?.({ runs: runs.count, maxRuns, lines: lines() }));
  try {
    const { key, text, sources = [] } = await steadyFailure(runs, original, tool);
    if (await runs.failsAs(key, [])) throw new StageError(`the tool fails without any journal: ${text}`);
    const whole = keepNames ? original : read.anonymised();
    if (!keepNames && !(await runs.failsAs(key, whole))) throw hangsOnName(text);
    best = whole;
    const failsAlike = async (candidate: Candidate) => {
      if (runs.count >= maxRuns - 1 || clock.now() > ends) throw limitReached;
      const fails = await runs.failsAs(key, candidate);
      if (fails) best = candidate;
      return fails;
    };
    const isWhole = await endOf(reduceSearch(whole, failsAlike, sources), signal);
    if (best === whole) signal.throwIfAborted();
    const journals = await writeJournals(out, best);
    const left = { lines: lines(), of: journalLines(original).length, files: journalsOf(best).length };
    if (signal.aborted) return { ...left, runs: runs.count, failure: text, isWhole: false, journals };
    const again = await runs.run((await readCandidate(journals)).original, key);
    if (isWhole || again?.key !== key) runs.log.clear();
    if (again?.key !== key) throw flaky('lines that are left', 1, 1 + tool.tries, text);
    const scenarios = await writeScenarios(out, again.text, tool);
    return { ...left, ...scenarios, runs: runs.count, failure: again.text, isWhole, journals };
  } finally {
    runs.removeAll();
  }
}

/** Of the limits that the tool itself has, only those that matter for a question apply. */
function toolRunOptions(options: ReduceOptions, original: string): ToolRunOptions {
  const { tool, question, timeoutMs = 30_000, tries = 1, clock = wallClock() } = options;
  const definition = typeof tool === 'function' || question !== undefined ? undefined : definitionOf(tool);
  const within = { ...definition?.within, end: timeoutMs };
  // Without a question, its input is closed at once.
  const used: AnyTool = definition ? { ...definition, ask: 'stdin', end: 'stdin', within } : tool;
  const { start, timeoutMs: answerMs = 2000 } = toolSetup(used, { trial: 'reduce' });
  const key = JSON.stringify([original, typeof tool === 'function' ? tool.name : tool, question, timeoutMs, tries]);
  const { signal = new AbortController().signal } = options;
  return { start: patiently(start), question, timeoutMs, answerMs, tries, clock, signal, key };
}

/** The failure of the whole journal, which it must repeat. */
async function steadyFailure(runs: CandidateRuns, whole: Candidate, { tries }: ToolRunOptions): Promise<Failure> {
  const found = [await runs.run(whole), await runs.run(whole)];
  const [one, other] = found;
  const isSteady = one?.key === other?.key && (one !== undefined || tries === 1);
  for (let more = isSteady ? 0 : flakyRuns - found.length; more > 0; more--) found.push(await runs.run(whole));
  const failure = found.find((each) => each !== undefined);
  if (!failure) throw new StageError('the tool does not fail with this journal: there is nothing to reduce');
  const alike = found.filter((each) => each?.key === failure.key).length;
  if (alike < found.length && tries === 1) throw flaky('whole journal', alike, found.length, failure.text);
  return failure;
}

function flaky(what: string, alike: number, all: number, text: string): DifferentFailure {
  const advice = '--tries 5 runs it up to five times with the same lines';
  return new DifferentFailure(
    `the tool is flaky: with the ${what} it failed in ${alike} of ${all} runs (${text}); ${advice}`,
  );
}

function hangsOnName(text: string): DifferentFailure {
  return new DifferentFailure(
    `the failure hangs on a name: with invented names the tool does not fail in this way (${text}); --keep-names keeps the real ones`,
  );
}

/** Whether the search came to its end, and no limit or interruption was in its way. */
async function endOf(search: Promise<void>, signal: AbortSignal): Promise<boolean> {
  try {
    await search;
    return true;
  } catch (error) {
    if (error === limitReached || (signal.aborted && error === signal.reason)) return false;
    throw error;
  }
}
