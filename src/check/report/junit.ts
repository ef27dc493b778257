import type { PlacedFinding } from '../finding.js';
import { conciseLine } from './concise.js';
import type { Report } from './report.js';
import { summaryLine } from './summary.js';
import { xmlAttributes, xmlText } from './xml.js';

/**
 * A suite for each file with findings, and in it a test for each rule that has something to say: the names stay the
 * same from run to run, so that GitLab and Jenkins can tell what is new and what was put right. A rule with an error
 * fails. Warnings and notes pass and stand in the output of the test: a build without errors is green.
 * Findings come ordered by file; those of one file are kept until the next, as a suite begins with its counts.
 */
export function junit(): Report {
  let suite: Suite | undefined;
  const finish = () => (suite === undefined ? '' : suiteOf(suite));
  return {
    begin: () => '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="shakedown check">\n',
    finding(finding) {
      if (suite?.file === finding.file) {
        add(suite, finding);
        return '';
      }
      const finished = finish();
      suite = { file: finding.file, rules: new Map() };
      add(suite, finding);
      return finished;
    },
    // A report without a single test is a mistake to most readers; the summary is one that always passes.
    end(outcome) {
      const attributes = xmlAttributes({ name: 'summary', classname: 'shakedown', time: outcome.seconds.toFixed(3) });
      const test = testOf(attributes, output(summaryLine(outcome)));
      return `${finish()}${suiteOfTests('shakedown', 0, [test])}</testsuites>\n`;
    },
  };
}

interface Suite {
  readonly file: string;
  readonly rules: Map<string, Group>;
}

/** What one rule has to say about one file. */
interface Group {
  readonly line: number;
  readonly told: string[];
  /** The message of the first error. */
  failure?: string;
  errors: number;
}

function add({ rules }: Suite, finding: PlacedFinding): void {
  const { rule, severity, line, message } = finding;
  const group = rules.get(rule) ?? { line, told: [], errors: 0 };
  rules.set(rule, group);
  group.told.push(conciseLine(finding));
  if (severity !== 'error') return;
  group.failure ??= message;
  group.errors++;
}

function suiteOf({ file, rules }: Suite): string {
  const failures = [...rules.values()].filter(({ errors }) => errors > 0).length;
  const tests = Array.from(rules, ([rule, { line, told, failure, errors }]) => {
    const attributes = xmlAttributes({ name: rule, classname: file, file, line });
    const text = told.join('\n');
    if (failure === undefined) return testOf(attributes, output(text));
    const message = errors === 1 ? failure : `${failure} (and ${errors - 1} more)`;
    return testOf(attributes, `<failure${xmlAttributes({ type: rule, message })}>${xmlText(text)}</failure>`);
  });
  return suiteOfTests(file, failures, tests);
}

function suiteOfTests(name: string, failures: number, tests: readonly string[]): string {
  const attributes = xmlAttributes({ name, tests: tests.length, failures, errors: 0, skipped: 0 });
  return `  <testsuite${attributes}>\n${tests.join('')}  </testsuite>\n`;
}

function testOf(attributes: string, content: string): string {
  return `    <testcase${attributes}>\n      ${content}\n    </testcase>\n`;
}

function output(text: string): string {
  return `<system-out>${xmlText(text)}</system-out>`;
}
