import { durationPattern } from '../duration-text.js';
import { integer, parseWithin } from '../scenario/expected-message-table.js';
import type { LocatedValue } from '../scenario/located-value.js';
import type { ExpectationContext } from '../scenario/problem-collector.js';
import { parsePointer, parseTextIn, parseTextPattern } from './text-pattern.js';

/** What is expected of a tool. */
interface ToolExpectationMember<Value> {
  /** For the JSON Schema. */
  readonly about: string;
  readonly schema: Readonly<Record<string, unknown>>;
  /** The value; undefined if a problem was reported. */
  readonly parse: (value: LocatedValue, context: ExpectationContext) => Value | undefined;
}

/** The members by name. Parser, JSON Schema and the type of an expectation follow from this table. */
export const toolExpectationTable = {
  output: {
    about: 'A line of its output: a text that is in it, a pattern such as /docked at .*/, or nothing for any line.',
    schema: { type: ['string', 'null'] },
    parse: parseTextPattern,
  },
  file: {
    about: 'A file that it writes, such as {directory}/../status.json; relative to the scenario.',
    schema: { type: 'string', minLength: 1 },
    parse: parseTextIn('file', '{directory}/../status.json'),
  },
  exit: {
    about: 'Its exit code, when it is ended at the end; with within, it must end by itself.',
    schema: { type: 'integer', minimum: 0, maximum: 255 },
    parse: (value, context) => integer(value, context, { is: 'an exit code', from: 0, to: 255, example: 0 }),
  },
  matches: {
    about: 'A text or pattern that is in the file.',
    schema: { type: 'string' },
    parse: parseTextPattern,
  },
  pointer: {
    about: 'A JSON pointer such as /system/name: the file, or the line of output, is JSON and has a value there.',
    schema: { type: 'string', pattern: '^(/|$)' },
    parse: parsePointer,
  },
  is: {
    about: 'What is there, or part of it. A list must contain at least these elements; null expects a missing value.',
    schema: {},
    parse: (value) => value,
  },
  /** Seconds. */
  within: {
    about: 'How long it may take after the last step, such as 10s of real time; 2s if left out.',
    schema: { type: 'string', pattern: durationPattern },
    parse: parseWithin,
  },
  count: {
    about: 'How many lines of output there are, exactly; 0 for none at all; one at least if left out.',
    schema: { type: 'integer', minimum: 0 },
    parse: (value, context) => integer(value, context, { is: 'a count', from: 0, to: 10_000, example: 0 }),
  },
} as const satisfies Record<string, ToolExpectationMember<unknown>>;

export type ToolExpectationMembers = {
  readonly [Name in keyof typeof toolExpectationTable]?: NonNullable<
    ReturnType<(typeof toolExpectationTable)[Name]['parse']>
  >;
};
