import path from 'node:path';
import { StageError } from '../../direct/stage-error.js';
import type { ToolDefinition } from '../../direct/tool/tool-definition.js';
import { wallClock } from '../time/wall-clock.js';
import type { StartTool } from '../tool/tool.js';
import { type AnyTool, toolSetup } from '../tool/tool-setup.js';
import { type Candidate, hashOf } from './candidate.js';
import { CandidateRuns } from './candidate-runs.js';
import { DifferentFailure } from './different-failure.js';
import type { Failure } from './failure-text.js';
import { logName, OutcomeLog } from './outcome-log.js';
import { type ReadJournals, readCandidate } from './read-candidate.js';
import type { Reduced, ReduceOptions } from './reduce-options.js';
import { reduceSearch } from './reduce-search.js';
import type { ToolRunOptions } from './run-tool.js';
import { writeJournals, writeScenarios } from './write-result.js';

const limitReached = new Error('the limit is reached');

/** Runs of the whole journal of a tool that does not always fail. */
const flakyRuns = 5;

/** The way of a reduction: the failure, its repetition, the search, the result and its check. */
export async function reduction(
  out: string,
  { original, anonymised }: ReadJournals,
  options: ReduceOptions,
): Promise<Reduced> {
  const { keepNames, maxRuns = 200, maxTime = 3_600_000, tries = 1, onProgress } = options;
  const tool = toolRunOptions(options);
  const log = new OutcomeLog(path.join(out, logName), keyOf(original, options));
  const began = tool.clock.now();
  let best = original;
  const onRun = () => onProgress?.({ runs: runs.count, maxRuns, lines: best.lines.length });
  const runs = new CandidateRuns(out, log, tool, tries, onRun);
  const result = { of: original.lines.length, isWhole: false };
  try {
    const failure = await steadyFailure(runs, original, tries);
    const { key, text } = failure;
    const nothing = { lines: [], companions: [] };
    if (await runs.failsAs(key, nothing)) throw new StageError(`the tool fails without any journal: ${text}`);
    const whole = keepNames ? original : anonymised();
    if (!keepNames && !(await runs.failsAs(key, whole))) throw hangsOnName(text);
    best = whole;
    const search = reduceSearch(whole, async (candidate, isSound) => {
      if (runs.count >= maxRuns - 1 || tool.clock.now() - began > maxTime) throw limitReached;
      if (isSound && !(await runs.isSound(candidate, whole))) return false;
      const fails = await runs.failsAs(key, candidate);
      if (fails) best = candidate;
      return fails;
    });
    const isWhole = await endOf(search, tool.signal);
    if (best === whole) tool.signal.throwIfAborted();
    const left = { lines: best.lines.length, files: new Set(best.lines.map(({ file }) => file)).size };
    const journals = await writeJournals(out, best);
    if (tool.signal.aborted) return { ...result, ...left, runs: runs.count, failure: text, journals };
    const again = await verified(runs, journals, best, failure);
    if (isWhole || !again) log.clear();
    if (!again) throw flaky('lines that are left', 1, 1 + tries, failure);
    const scenarios = await writeScenarios(out, again.text, tool);
    return { ...result, ...left, ...scenarios, runs: runs.count, failure: again.text, isWhole, journals };
  } finally {
    runs.removeAll();
  }
}

/** Of the limits that the tool itself has, only those that matter for a question apply. */
function toolRunOptions({
  tool,
  question,
  timeoutMs = 30_000,
  clock = wallClock(),
  signal,
}: ReduceOptions): ToolRunOptions {
  const untilItsEnd =
    typeof tool === 'function' || question !== undefined ? tool : runToItsEnd(definitionOf(tool), timeoutMs);
  const { start, timeoutMs: answerMs = 2000 } = toolSetup(untilItsEnd, { trial: 'reduce' });
  return { start, question, timeoutMs, answerMs, clock, signal: signal ?? new AbortController().signal };
}

function definitionOf(tool: Exclude<AnyTool, StartTool>): ToolDefinition {
  return typeof tool === 'object' && 'command' in tool ? tool : { command: tool };
}

/** Its input is closed at once. */
function runToItsEnd(tool: ToolDefinition, timeoutMs: number): ToolDefinition {
  return { ...tool, ask: 'stdin', end: 'stdin', within: { ...tool.within, end: timeoutMs } };
}

function keyOf(original: Candidate, { tool, question, timeoutMs, tries }: ReduceOptions): string {
  return JSON.stringify([hashOf(original), typeof tool === 'function' ? tool.name : tool, question, timeoutMs, tries]);
}

/** The failure of the whole journal, which it must repeat. */
async function steadyFailure(runs: CandidateRuns, whole: Candidate, tries: number): Promise<Failure> {
  const found = [await runs.run(whole), await runs.run(whole)];
  const [one, other] = found;
  const isSteady = one?.key === other?.key && (one !== undefined || tries === 1);
  for (let more = isSteady ? 0 : flakyRuns - found.length; more > 0; more--) found.push(await runs.run(whole));
  const failure = found.find((each) => each !== undefined);
  if (!failure) throw new StageError('the tool does not fail with this journal: there is nothing to reduce');
  const alike = found.filter((each) => each?.key === failure.key).length;
  if (alike < found.length && tries === 1) throw flaky('whole journal', alike, found.length, failure);
  return failure;
}

function flaky(what: string, alike: number, all: number, { text }: Failure): DifferentFailure {
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
async function endOf(search: Promise<unknown>, signal: AbortSignal): Promise<boolean> {
  try {
    await search;
    return true;
  } catch (error) {
    if (error === limitReached || (signal.aborted && error === signal.reason)) return false;
    throw error;
  }
}

/** Runs the tool once more, on exactly what was written; undefined if it does not fail in the same way. */
async function verified(runs: CandidateRuns, journals: string, best: Candidate, { key }: Failure) {
  const { original } = await readCandidate(journals);
  const again = await runs.again(key, original);
  return again?.key === key && hashOf(original) === hashOf(best) ? again : undefined;
}
