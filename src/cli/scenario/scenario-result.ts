import { failureSentence } from '../../direct/scenario/check-expectations.js';
import type { ExpectationResult } from '../../direct/scenario/expectation-results.js';
import { locationText } from '../../direct/scenario/scenario-error.js';
import { resultEntry } from '../../trials/report/result-entry.js';
import { counted } from '../../words/counted.js';
import { type Block, type Piece } from '../../words/document/document.js';

/** The result of one scenario. */
export interface ScenarioResult {
  /** As the user named it. */
  readonly name: string;
  readonly file: string;
  readonly about: string;
  readonly verdict: 'passed' | 'failed' | 'wrong' | 'skipped';
  readonly expectations: readonly ExpectationResult[];
  /** Why it could not be read or played to its end: whole lines, each with line and column. */
  readonly problem?: string;
  /** How many seconds it took in real time. */
  readonly seconds: number;
  /** Where its journal is, if it was kept. */
  readonly directory?: string;
  /** The command that plays it again. */
  readonly command: string;
}

/** How many of each there were. */
export interface ScenarioSummary {
  readonly scenarios: number;
  readonly expectations: number;
  readonly failed: number;
  readonly wrong: number;
  readonly skipped: number;
  readonly seconds: number;
}

export function summaryOf(results: readonly ScenarioResult[], seconds: number): ScenarioSummary {
  const expectations = results.flatMap((result) => result.expectations);
  const count = (verdict: ScenarioResult['verdict']) => results.filter((result) => result.verdict === verdict).length;
  return {
    scenarios: results.length,
    expectations: expectations.length,
    failed: expectations.filter(({ failure }) => failure !== undefined).length,
    wrong: count('wrong'),
    skipped: count('skipped'),
    seconds,
  };
}

/** One result for people: a line if it passed, and everything that is known if it did not. */
export function resultBlock(result: ScenarioResult): Block {
  const tones = { passed: 'good', skipped: 'quiet', failed: 'bad', wrong: 'bad' } as const;
  return resultEntry(tones[result.verdict], result.name, outcomeOf(result), troubleLines(result));
}

/** What went wrong, how to reproduce it, and where to look; nothing if it passed. */
export function troubleLines(result: ScenarioResult): string[] {
  const { verdict, problem, directory, command } = result;
  if (verdict === 'passed' || verdict === 'skipped') return [];
  const lines = problem === undefined ? failureLines(result) : problem.split('\n');
  const kept = directory === undefined ? [] : [`(its journal is in ${directory})`];
  return [...lines, `(reproduce with: ${command})`, ...kept];
}

/** Where each expectation stands that was not met, and why; each sentence once. */
export function failureLines({ file, expectations }: Pick<ScenarioResult, 'file' | 'expectations'>): string[] {
  const failures = expectations.flatMap(({ failure }) => (failure ? [failure] : []));
  const texts = failures.map((failure) => `${locationText(file, failure)}: ${failureSentence(failure)}`);
  return [...new Set(texts)].flatMap((text) => text.split('\n'));
}

export function summaryText({ scenarios, expectations, failed, wrong, skipped }: ScenarioSummary): Piece {
  const parts = [
    counted(scenarios, 'scenario'),
    counted(expectations, 'expectation'),
    failed === 0 ? 'none failed' : `${failed} failed`,
    ...(wrong === 0 ? [] : [`${counted(wrong, 'scenario')} could not be played`]),
    ...(skipped === 0 ? [] : [`${skipped} skipped`]),
  ];
  return { text: parts.join(', '), tone: failed + wrong > 0 ? 'bad' : 'good' };
}

function outcomeOf({ verdict, expectations }: ScenarioResult): string {
  if (verdict === 'skipped') return 'not played';
  if (verdict === 'wrong') return 'could not be played';
  const failed = expectations.filter(({ failure }) => failure !== undefined).length;
  const all = counted(expectations.length, 'expectation');
  return failed === 0 ? all : `${failed} of ${all} failed`;
}
