import { getOrMake } from '../../words/map-entries.js';
import { type FailOn, fails } from '../fail-on.js';
import type { PlacedFinding } from '../finding.js';
import type { Report } from './check-report.js';
import { conciseLine } from './concise-report.js';
import { type JunitTest, suiteText } from './junit-document.js';
import { summaryLine } from './summary-text.js';

/**
 * A suite for each file with findings, and in it a test for each broken rule: these names stay the same from
 * run to run, so that GitLab and Jenkins can tell what is new and what is fixed. A test fails by findings
 * that make the run fail; milder ones are in its output, so that all tests pass if the run does. Findings
 * come ordered by file; those of one file are kept until the next begins, because a suite starts with its
 * counts.
 */
export function junitReport({ failOn = 'error' }: JunitOptions = {}): Report {
  let suite: Suite | undefined;
  const finish = () => {
    if (suite === undefined) return '';
    const { file, rules } = suite;
    const tests = Array.from(rules, ([rule, group]) => testOf(rule, file, group));
    return `${suiteText({ name: file, tests })}\n`;
  };
  return {
    begin: () => '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="shakedown check">\n',
    finding(finding) {
      if (suite?.file === finding.file) {
        add(suite, finding, failOn);
        return '';
      }
      const finished = finish();
      suite = { file: finding.file, rules: new Map() };
      add(suite, finding, failOn);
      return finished;
    },
    // Most programs reject a report without tests, so the summary is a test that always passes.
    end(outcome) {
      const summary = { name: 'summary', seconds: outcome.seconds, output: summaryLine(outcome) };
      return `${finish()}${suiteText({ name: 'shakedown', tests: [summary] })}\n</testsuites>\n`;
    },
  };
}

export interface JunitOptions {
  /** The lowest severity that is a failure. */
  readonly failOn?: FailOn;
}

interface Suite {
  readonly file: string;
  readonly rules: Map<string, Group>;
}

/** The findings of one rule in one file. */
interface Group {
  readonly line: number;
  /** Findings that make the test fail, and those that do not, as lines. */
  readonly failures: string[];
  readonly passed: string[];
  /** The message of the first that fails. */
  message?: string;
}

function add({ rules }: Suite, finding: PlacedFinding, failOn: FailOn): void {
  const { rule, severity, line, message } = finding;
  const group = getOrMake(rules, rule, (): Group => ({ line, failures: [], passed: [] }));
  const isFailure = fails(severity, failOn);
  (isFailure ? group.failures : group.passed).push(conciseLine(finding));
  if (isFailure) group.message ??= message;
}

function testOf(rule: string, file: string, { line, message, failures, passed }: Group): JunitTest {
  const others = failures.length - 1;
  const outcome = message !== undefined && {
    is: 'failure' as const,
    type: rule,
    message: others === 0 ? message : `${message} (and ${others} more)`,
    text: failures.join('\n'),
  };
  return { name: rule, file, line, outcome: outcome || undefined, output: passed.join('\n') };
}
