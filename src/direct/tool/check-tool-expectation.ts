import { pointerSteps } from '../../check/text/json-pointer.js';
import { differences } from '../scenario/expected-differences.js';
import { plainValue, valueText } from '../scenario/located-value.js';
import type { ToolExpectation } from './tool-expectation-shape.js';

/** What was seen of a tool, as far as one expectation is about it. */
export interface ToolObservation {
  /** How many lines of output were as expected, and the first of them. */
  readonly lines?: { readonly count: number; readonly first?: string | undefined; readonly last?: string | undefined };
  /** The content of the file; undefined if there is none. */
  readonly content?: string | undefined;
  /** How it ended; undefined while it runs. */
  readonly ended?: { readonly code: number | undefined; readonly signal: string | undefined } | undefined;
}

/** The longest time that is waited for an expectation, in seconds, if it does not say. */
export const defaultTimeoutSeconds = 2;

/** Whether a line of output is one of those expected. */
export function isExpectedLine(expected: ToolExpectation, line: string): boolean {
  return (expected.output?.isIn(line) ?? false) && jsonMismatch(expected, line) === undefined;
}

/** Why an expectation is not met; undefined if it is. */
export function toolFailure(expected: ToolExpectation, observed: ToolObservation): string | undefined {
  const instead = expected.output
    ? outputMismatch(expected, observed)
    : expected.exit === undefined
      ? fileMismatch(expected, observed)
      : exitMismatch(expected, observed);
  return instead === undefined ? undefined : `expected ${describeToolExpectation(expected)}, but ${instead}`;
}

function outputMismatch({ count }: ToolExpectation, { lines = { count: 0 } }: ToolObservation): string | undefined {
  if (count === undefined ? lines.count > 0 : lines.count === count) return undefined;
  if (lines.count > 0) return `there ${lines.count === 1 ? 'is one' : `are ${lines.count}`}: ${valueText(lines.first)}`;
  return lines.last === undefined
    ? 'it has printed nothing'
    : `there is none; its last line is ${valueText(lines.last)}`;
}

function fileMismatch(expected: ToolExpectation, { content }: ToolObservation): string | undefined {
  if (content === undefined) return 'there is no such file';
  if (expected.matches && !expected.matches.isIn(content)) return `it begins with ${valueText(content)}`;
  return jsonMismatch(expected, content);
}

function exitMismatch({ exit }: ToolExpectation, { ended }: ToolObservation): string | undefined {
  if (!ended) return 'it still runs';
  if (ended.code === exit) return undefined;
  return ended.code === undefined ? `it was ended by ${ended.signal}` : `it ended with ${ended.code}`;
}

/** How JSON differs from what is expected of it; undefined if it does not, or need not be JSON. */
function jsonMismatch({ pointer, is }: ToolExpectation, text: string): string | undefined {
  if (pointer === undefined && is === undefined) return undefined;
  let found: unknown;
  try {
    found = valueAt(JSON.parse(text), pointer ?? '');
  } catch {
    return 'it is not JSON';
  }
  if (!is) return found === undefined ? 'nothing is there' : undefined;
  const [first] = differences(is, found);
  if (!first) return undefined;
  return first.path === '' ? `it is ${first.found}` : `${first.path} is ${first.found}`;
}

/** The value at a JSON pointer. */
function valueAt(value: unknown, pointer: string): unknown {
  return pointerSteps(pointer).reduce<unknown>(
    (found, step) =>
      Object(found) === found && Object.hasOwn(found as object, step) ? (found as never)[step] : undefined,
    value,
  );
}

/** An expectation in words: `a line of output with "docked" within 10 s`. */
export function describeToolExpectation(expected: ToolExpectation): string {
  const { output, file, exit, matches, pointer, is, within, count } = expected;
  const number =
    count === undefined ? 'a line' : count === 0 ? 'no line' : `exactly ${count} ${count === 1 ? 'line' : 'lines'}`;
  const at = pointer === undefined || pointer === '' ? 'the whole' : pointer;
  const text = output ?? matches;
  return [
    output ? `${number} of output` : exit === undefined ? `the file ${file}` : `exit code ${exit}`,
    ...(text && text.shown !== '' ? [`with ${text.shown}`] : []),
    ...(is
      ? [`in which ${at} is ${valueText(plainValue(is) ?? undefined)}`]
      : pointer === undefined
        ? []
        : [`with ${at}`]),
    ...(within === undefined ? [] : [`within ${within} s`]),
  ].join(' ');
}
