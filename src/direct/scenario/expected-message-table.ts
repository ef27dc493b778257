import { durationPattern, parseDuration } from '../duration-text.js';
import { expectedKind } from './expected-kind.js';
import { describeValue, type LocatedObject, type LocatedValue } from './located-value.js';
import type { ExpectationContext } from './problem-collector.js';

/** What is expected of a message, besides its service and kind. */
interface MessageMember<Value> {
  /** For the JSON Schema. */
  readonly about: string;
  readonly schema: Readonly<Record<string, unknown>>;
  /** The value; undefined if a problem was reported. */
  readonly parse: (value: LocatedValue, context: ExpectationContext) => Value | undefined;
}

/** The members by name. Parser, JSON Schema and the type of an expected message follow from this table. */
export const messageTable = {
  after: {
    about: 'A kind of line: only what is sent after such a line counts.',
    schema: { $ref: '#/$defs/kind' },
    parse: (value, context) => expectedKind(value, context, true),
  },
  /** Seconds. */
  within: {
    about: 'Only what is sent so soon after that line counts, or after the beginning, such as 10s of real time.',
    schema: { type: 'string', pattern: durationPattern },
    parse: parseWithin,
  },
  content: {
    about: 'Part of the message. A list must contain at least these elements; null expects a missing value.',
    schema: { type: 'object' },
    parse: parseContent,
  },
  status: {
    about: 'The status that the service answered with, such as 200; 0 if it did not answer.',
    schema: { type: 'integer', minimum: 0, maximum: 599 },
    parse: (value, context) => integer(value, context, { is: 'a status', from: 0, to: 599, example: 200 }),
  },
  count: {
    about: 'How many there are, exactly; one at least if left out.',
    schema: { type: 'integer', minimum: 1 },
    parse: (value, context) => integer(value, context, { is: 'a count', from: 1, to: 10_000, example: 1 }),
  },
} as const satisfies Record<string, MessageMember<unknown>>;

export type MessageMembers = {
  readonly [Name in keyof typeof messageTable]?: ReturnType<(typeof messageTable)[Name]['parse']>;
};

export function parseWithin(value: LocatedValue, { problems }: ExpectationContext): number | undefined {
  const seconds = value.is === 'scalar' ? parseDuration(String(value.value ?? '')) : undefined;
  if (seconds !== undefined && seconds > 0 && seconds <= longestWithin) return seconds;
  problems.add(value, `within is a duration such as 10s, up to 1h, not ${describeValue(value)}`);
  return undefined;
}

const longestWithin = 3600;

function parseContent(value: LocatedValue, { problems }: ExpectationContext): LocatedObject | undefined {
  if (value.is === 'object') return value;
  problems.add(value, `content is an object such as { header: { … } }, not ${describeValue(value)}`);
  return undefined;
}

export function integer(
  value: LocatedValue,
  { problems }: ExpectationContext,
  {
    is,
    from,
    to,
    example,
  }: { readonly is: string; readonly from: number; readonly to: number; readonly example: number },
): number | undefined {
  const number = value.is === 'scalar' ? value.value : undefined;
  if (typeof number === 'number' && Number.isInteger(number) && number >= from && number <= to) return number;
  problems.add(value, `${is} is an integer from ${from} to ${to}, such as ${example}, not ${describeValue(value)}`);
  return undefined;
}
