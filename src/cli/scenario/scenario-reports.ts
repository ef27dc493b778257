import { workflowCommand } from '../../check/report/github-report.js';
import { type JunitTest, junitDocument } from '../../check/report/junit-document.js';
import { rounded } from '../../trials/report/course-report.js';
import { entry, heading, inCode, paragraph, strong, verbatim } from '../../words/document/document.js';
import { markdownText } from '../../words/document/markdown-text.js';
import { terminalText } from '../../words/document/terminal-text.js';
import { plainLook } from '../terminal/terminal-style.js';
import {
  failureLines,
  resultBlock,
  type ScenarioResult,
  type ScenarioSummary,
  summaryText,
  troubleLines,
} from './scenario-result.js';

export const scenarioReportNames = ['pretty', 'json', 'junit', 'markdown', 'github'] as const;
export type ScenarioReportName = (typeof scenarioReportNames)[number];

/** A report of the whole run. */
export function reportOf(
  format: ScenarioReportName,
  results: readonly ScenarioResult[],
  summary: ScenarioSummary,
): string {
  if (format === 'json') return jsonOf(results, summary);
  if (format === 'junit') return junitOf(results, summary);
  if (format === 'markdown') return markdownOf(results, summary);
  if (format === 'github') return githubOf(results, summary);
  return [
    ...results.map((result) => terminalText([resultBlock(result)], plainLook)),
    '',
    summaryText(summary).text,
  ].join('\n');
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

function troublesIn(results: readonly ScenarioResult[]): ScenarioResult[] {
  return results.filter(({ verdict }) => verdict === 'failed' || verdict === 'wrong');
}

/** A page for a summary of a build. */
function markdownOf(results: readonly ScenarioResult[], summary: ScenarioSummary): string {
  const parts = troublesIn(results).map((result) => entry(inCode(result.name), verbatim(troubleLines(result))));
  return markdownText([heading('Scenarios'), paragraph(strong(summaryText(summary).text)), ...parts]);
}

/** Workflow commands of GitHub Actions. */
function githubOf(results: readonly ScenarioResult[], summary: ScenarioSummary): string {
  const commands = troublesIn(results).map((result) =>
    workflowCommand('error', { file: result.file, title: result.name }, troubleLines(result)),
  );
  return [...commands, summaryText(summary).text].join('\n');
}

/** A suite for each scenario, and in it a test for each expectation. */
function junitOf(results: readonly ScenarioResult[], { seconds }: ScenarioSummary): string {
  const suites = results.map((result) => ({ name: result.name, seconds: result.seconds, tests: testsOf(result) }));
  return junitDocument('shakedown scenario run', seconds, suites);
}

function testsOf(result: ScenarioResult): JunitTest[] {
  const { file, verdict, expectations, problem = '', command } = result;
  const whole = { name: 'is played to its end', file };
  if (verdict === 'skipped') return [{ ...whole, outcome: { is: 'skipped' } }];
  const again = `(reproduce with: ${command})`;
  if (verdict === 'wrong') {
    const message = problem.split('\n')[0] ?? '';
    return [{ ...whole, outcome: { is: 'error', type: 'wrong', message, text: `${problem}\n${again}` } }];
  }
  if (expectations.length === 0) return [whole];
  return expectations.map((each) => {
    const { says: name, line, failure } = each;
    if (failure === undefined) return { name, file, line };
    const text = [...failureLines({ ...result, expectations: [each] }), again].join('\n');
    return { name, file, line, outcome: { is: 'failure', type: 'expectation', message: failure.message, text } };
  });
}
