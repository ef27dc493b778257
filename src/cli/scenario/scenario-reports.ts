import { xmlAttributes, xmlText } from '../../check/report/xml.js';
import type { Style } from '../terminal/terminal-style.js';
import {
  failureLines,
  resultText,
  rounded,
  type ScenarioResult,
  type ScenarioSummary,
  summaryText,
} from './scenario-result.js';

export const scenarioReportNames = ['pretty', 'json', 'junit'] as const;
export type ScenarioReportName = (typeof scenarioReportNames)[number];

/** A report of the whole run. */
export function reportOf(
  format: ScenarioReportName,
  results: readonly ScenarioResult[],
  summary: ScenarioSummary,
  style: Style,
): string {
  if (format === 'json') return jsonOf(results, summary);
  if (format === 'junit') return junitOf(results, summary);
  return [...results.map((result) => resultText(result, style)), '', summaryText(summary, style)].join('\n');
}

function jsonOf(results: readonly ScenarioResult[], summary: ScenarioSummary): string {
  const scenarios = results.map(
    ({ name, file, about, verdict, expectations, problem, seconds, directory, command }) => ({
      name,
      file,
      about,
      verdict,
      expectations: expectations.map(({ line, column, says, failure }) => ({
        line,
        column,
        expected: says,
        isMet: failure === undefined,
        ...(failure !== undefined && { message: failure.message }),
      })),
      ...(problem !== undefined && { problem }),
      seconds: rounded(seconds),
      ...(directory !== undefined && { directory }),
      command,
    }),
  );
  return JSON.stringify({ scenarios, summary: { ...summary, seconds: rounded(summary.seconds) } }, undefined, 2);
}

/**
 * A suite for each scenario, and in it a test for each expectation: the names stay the same from run to run.
 */
function junitOf(results: readonly ScenarioResult[], { seconds }: ScenarioSummary): string {
  const head = `<testsuites${xmlAttributes({ name: 'shakedown scenario run', time: seconds.toFixed(3) })}>`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', head, ...results.map(suiteOf), '</testsuites>'].join('\n');
}

interface Test {
  readonly name: string;
  readonly line?: number;
  /** The XML element that says why it did not pass. */
  readonly content?: string;
}

function suiteOf(result: ScenarioResult): string {
  const { name, file, verdict, expectations, seconds } = result;
  const tests = testsOf(result);
  const failures = expectations.filter(({ failure }) => failure !== undefined).length;
  const counts = {
    tests: tests.length,
    failures,
    errors: verdict === 'wrong' ? 1 : 0,
    skipped: verdict === 'skipped' ? 1 : 0,
  };
  const head = `  <testsuite${xmlAttributes({ name, ...counts, time: seconds.toFixed(3) })}>`;
  const cases = tests.map(({ name: test, line, content }) => {
    const attributes = xmlAttributes({ name: test, classname: name, file, ...(line !== undefined && { line }) });
    return content === undefined
      ? `    <testcase${attributes}></testcase>`
      : `    <testcase${attributes}>\n      ${content}\n    </testcase>`;
  });
  return [head, ...cases, '  </testsuite>'].join('\n');
}

const wholeName = 'is played to its end';

function testsOf(result: ScenarioResult): Test[] {
  const { verdict, expectations, problem = '', command } = result;
  if (verdict === 'skipped') return [{ name: wholeName, content: '<skipped></skipped>' }];
  const again = `(reproduce with: ${command})`;
  if (verdict === 'wrong') {
    const attributes = xmlAttributes({ type: 'wrong', message: problem.split('\n')[0] ?? '' });
    return [{ name: wholeName, content: `<error${attributes}>${xmlText(`${problem}\n${again}`)}</error>` }];
  }
  // Most readers reject a suite without tests.
  if (expectations.length === 0) return [{ name: wholeName }];
  const names = new Map<string, number>();
  return expectations.map((each) => {
    const { says, line, failure } = each;
    const count = (names.get(says) ?? 0) + 1;
    names.set(says, count);
    const name = count === 1 ? says : `${says} (${count})`;
    if (failure === undefined) return { name, line };
    const attributes = xmlAttributes({ type: 'expectation', message: failure.message });
    const text = [...failureLines({ ...result, expectations: [each] }), again].join('\n');
    return { name, line, content: `<failure${attributes}>${xmlText(text)}</failure>` };
  });
}
