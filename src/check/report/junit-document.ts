import { bump } from '../../words/map-entries.js';
import { xmlAttributes, xmlText } from '../../words/xml.js';

export interface JunitTest {
  readonly name: string;
  readonly file?: string;
  readonly line?: number;
  readonly seconds?: number;
  /** Why it did not pass, if it did not. */
  readonly outcome?: JunitOutcome | undefined;
  readonly output?: string;
}

export type JunitOutcome =
  | { readonly is: 'skipped' }
  | { readonly is: 'failure' | 'error'; readonly type: string; readonly message: string; readonly text: string };

export interface JunitSuite {
  readonly name: string;
  readonly seconds?: number;
  /** At least one: most readers reject a suite without tests. */
  readonly tests: readonly JunitTest[];
}

/**
 * A whole run. The names of its tests should stay the same from run to run; equal ones of a suite are
 * numbered.
 */
export function junitDocument(name: string, seconds: number, suites: readonly JunitSuite[]): string {
  const head = `<testsuites${xmlAttributes({ name, time: seconds.toFixed(3) })}>`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', head, ...suites.map(suiteText), '</testsuites>'].join('\n');
}

export function suiteText({ name, seconds, tests }: JunitSuite): string {
  const count = (is: JunitOutcome['is']) => tests.filter(({ outcome }) => outcome?.is === is).length;
  const counts = { failures: count('failure'), errors: count('error'), skipped: count('skipped') };
  const head = `  <testsuite${xmlAttributes({ name, tests: tests.length, ...counts, time: seconds?.toFixed(3) })}>`;
  const names = new Map<string, number>();
  const cases = tests.map(({ name: test, file, line, seconds: taken, outcome, output = '' }) => {
    const number = bump(names, test);
    const unique = number === 1 ? test : `${test} (${number})`;
    const attributes = xmlAttributes({ name: unique, classname: name, file, line, time: taken?.toFixed(3) });
    const printed = output === '' ? [] : [`<system-out>${xmlText(output)}</system-out>`];
    const content = [...(outcome ? [outcomeText(outcome)] : []), ...printed].map((each) => `\n      ${each}`);
    return `    <testcase${attributes}>${content.join('')}${content.length > 0 ? '\n    ' : ''}</testcase>`;
  });
  return [head, ...cases, '  </testsuite>'].join('\n');
}

function outcomeText(outcome: JunitOutcome): string {
  if (outcome.is === 'skipped') return '<skipped></skipped>';
  const { is, type, message, text } = outcome;
  return `<${is}${xmlAttributes({ type, message })}>${xmlText(text)}</${is}>`;
}
