import { type FailOn, fails } from '../fail-on.js';
import type { PlacedFinding } from '../finding.js';
import type { Report } from './check-report.js';
import { conciseLine } from './concise-report.js';
import { summaryLine } from './summary-text.js';
import { xmlAttributes, xmlText } from './xml.js';

/**
 * A suite for each file with findings, and in it a test for each broken rule: these names stay the same from
 * run to run, so that GitLab and Jenkins can tell what is new and what is fixed. A test fails by findings
 * that make the run fail; milder ones are in its output, so that all tests pass if the run does. Findings
 * come ordered by file; those of one file are kept until the next begins, because a suite starts with its
 * counts.
 */
export function junitReport({ failOn = 'error' }: JunitOptions = {}): Report {
  let suite: Suite | undefined;
  const finish = () => (suite === undefined ? '' : suiteOf(suite));
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
      const attributes = xmlAttributes({ name: 'summary', classname: 'shakedown', time: outcome.seconds.toFixed(3) });
      const test = testOf(attributes, output(summaryLine(outcome)));
      return `${finish()}${suiteOfTests('shakedown', 0, [test])}</testsuites>\n`;
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
  const group: Group = rules.get(rule) ?? { line, failures: [], passed: [] };
  rules.set(rule, group);
  const isFailure = fails(severity, failOn);
  (isFailure ? group.failures : group.passed).push(conciseLine(finding));
  if (isFailure) group.message ??= message;
}

function suiteOf({ file, rules }: Suite): string {
  const failed = [...rules.values()].filter(({ failures }) => failures.length > 0).length;
  const tests = Array.from(rules, ([rule, group]) => {
    const attributes = xmlAttributes({ name: rule, classname: file, file, line: group.line });
    const passed = group.passed.length > 0 ? [output(group.passed.join('\n'))] : [];
    return testOf(attributes, ...failureOf(rule, group), ...passed);
  });
  return suiteOfTests(file, failed, tests);
}

function failureOf(rule: string, { message, failures }: Group): string[] {
  if (message === undefined) return [];
  const others = failures.length - 1;
  const attributes = xmlAttributes({ type: rule, message: others === 0 ? message : `${message} (and ${others} more)` });
  return [`<failure${attributes}>${xmlText(failures.join('\n'))}</failure>`];
}

function suiteOfTests(name: string, failures: number, tests: readonly string[]): string {
  const attributes = xmlAttributes({ name, tests: tests.length, failures, errors: 0, skipped: 0 });
  return `  <testsuite${attributes}>\n${tests.join('')}  </testsuite>\n`;
}

function testOf(attributes: string, ...content: string[]): string {
  return `    <testcase${attributes}>\n      ${content.join('\n      ')}\n    </testcase>\n`;
}

function output(text: string): string {
  return `<system-out>${xmlText(text)}</system-out>`;
}
