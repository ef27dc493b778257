import type { ExpectationResult } from '../../direct/scenario/expectation-results.js';

/** What came of one scenario. */
export interface ScenarioResult {
  /** As it was named. */
  readonly name: string;
  readonly file: string;
  readonly about: string;
  readonly verdict: 'passed' | 'failed' | 'wrong' | 'skipped';
  readonly expectations: readonly ExpectationResult[];
  /** Why it could not be read or played to its end: whole lines, each with its place. */
  readonly problem?: string;
  /** How long it took, in seconds on the wall. */
  readonly seconds: number;
  /** Where its journal lies, if it was kept. */
  readonly directory?: string;
  /** What plays it once more. */
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

/** Thousandths are as fine as a wall clock goes. */
export function rounded(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
