import { locationText } from '../../direct/scenario/scenario-error.js';
import { counted } from '../../words/counted.js';
import { printable, printableLines } from '../../words/printable.js';
import type { Style } from '../terminal/terminal-style.js';
import type { ScenarioResult, ScenarioSummary } from './result.js';

/** One scenario for people: a line where all is well, and everything there is to know where it is not. */
export function resultText(result: ScenarioResult, style: Style): string {
  const { name, expectations, verdict, problem, directory, command } = result;
  const failed = expectations.filter(({ failure }) => failure !== undefined);
  const head = `${markOf(result, style)} ${style.bold(printable(name))}  ${style.dim(outcomeOf(result, failed.length))}`;
  if (verdict === 'passed' || verdict === 'skipped') return head;
  const lines = problem === undefined ? failureLines(result) : printableLines(problem).split('\n');
  const kept = directory === undefined ? [] : [`(its journal lies in ${printable(directory)})`];
  return [head, ...[...lines, `(reproduce with: ${command})`, ...kept].map((line) => `    ${line}`)].join('\n');
}

/** The place and the sentence of each expectation that was not met; one sentence may stand for several. */
export function failureLines({ file, expectations }: Pick<ScenarioResult, 'file' | 'expectations'>): string[] {
  const failures = expectations.flatMap(({ failure }) => (failure ? [failure] : []));
  return [...new Set(failures.map((failure) => `${locationText(file, failure)}: ${failure.message}`))];
}

export function summaryText(
  { scenarios, expectations, failed, wrong, skipped }: ScenarioSummary,
  style: Style,
): string {
  const told = [
    counted(scenarios, 'scenario'),
    counted(expectations, 'expectation'),
    failed === 0 ? 'none failed' : `${failed} failed`,
    ...(wrong === 0 ? [] : [`${counted(wrong, 'scenario')} could not be played`]),
    ...(skipped === 0 ? [] : [`${skipped} skipped`]),
  ];
  return (failed + wrong > 0 ? style.red : style.green)(told.join(', '));
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
