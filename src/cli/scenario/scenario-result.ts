import { failureSentence } from '../../direct/scenario/check-expectations.js';
import type { ExpectationResult } from '../../direct/scenario/expectation-results.js';
import { locationText } from '../../direct/scenario/scenario-error.js';
import { counted } from '../../words/counted.js';
import { printable, printableLines } from '../../words/printable.js';
import type { Style } from '../terminal/terminal-style.js';

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
export function resultText(result: ScenarioResult, style: Style): string {
  const { name, expectations, verdict, problem, directory, command } = result;
  const failed = expectations.filter(({ failure }) => failure !== undefined);
  const head = `${markOf(result, style)} ${style.bold(printable(name))}  ${style.dim(outcomeOf(result, failed.length))}`;
  if (verdict === 'passed' || verdict === 'skipped') return head;
  const lines = problem === undefined ? failureLines(result) : printableLines(problem).split('\n');
  const kept = directory === undefined ? [] : [`(its journal is in ${printable(directory)})`];
  return [head, ...[...lines, `(reproduce with: ${command})`, ...kept].map((line) => `    ${line}`)].join('\n');
}

/** Where each expectation stands that was not met, and why; each sentence once. */
export function failureLines({ file, expectations }: Pick<ScenarioResult, 'file' | 'expectations'>): string[] {
  const failures = expectations.flatMap(({ failure }) => (failure ? [failure] : []));
  const texts = failures.map((failure) => `${locationText(file, failure)}: ${failureSentence(failure)}`);
  return [...new Set(texts)].flatMap((text) => text.split('\n'));
}

export function summaryText(
  { scenarios, expectations, failed, wrong, skipped }: ScenarioSummary,
  style: Style,
): string {
  const parts = [
    counted(scenarios, 'scenario'),
    counted(expectations, 'expectation'),
    failed === 0 ? 'none failed' : `${failed} failed`,
    ...(wrong === 0 ? [] : [`${counted(wrong, 'scenario')} could not be played`]),
    ...(skipped === 0 ? [] : [`${skipped} skipped`]),
  ];
  return (failed + wrong > 0 ? style.red : style.green)(parts.join(', '));
}

function markOf({ verdict }: ScenarioResult, style: Style): string {
  if (verdict === 'passed') return style.green('✔');
  return verdict === 'skipped' ? style.dim('-') : style.red('✖');
}

function outcomeOf({ verdict, expectations }: ScenarioResult, failed: number): string {
  if (verdict === 'skipped') return 'not played';
  if (verdict === 'wrong') return 'could not be played';
  const all = counted(expectations.length, 'expectation');
  return failed === 0 ? all : `${failed} of ${all} failed`;
}
