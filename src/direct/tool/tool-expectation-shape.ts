import { inside, refuse } from '../../words/shape/door.js';
import { described, mustBe, refined, type ValueOf } from '../../words/shape/shape.js';
import { within } from '../scenario/message-shape.js';
import { asWritten, type FileDoor, integerFrom, located, membersOf, someText } from '../scenario/scenario-door.js';
import type { SourcePosition } from '../scenario/scenario-error.js';
import { textPattern } from './text-pattern.js';

const members = membersOf('an expectation of the tool', {
  output: described(
    'A line of its output: a text that is in it, a pattern such as /docked at .*/, or nothing for any line.',
    textPattern({ type: ['string', 'null'] }),
  ),
  file: described(
    'A file that it writes, such as {directory}/../status.json; relative to the scenario.',
    someText('file is a text such as {directory}/../status.json', { type: 'string', minLength: 1 }),
  ),
  exit: described(
    'Its exit code, when it is ended at the end; with within, it must end by itself.',
    integerFrom(0, 255, 'an exit code', 0, { minimum: 0, maximum: 255 }),
  ),
  matches: described('A text or pattern that is in the file.', textPattern({ type: 'string' })),
  pointer: described(
    'A JSON pointer such as /system/name: the file, or the line of output, is JSON and has a value there.',
    mustBe<string>(
      'a pointer is a text such as /system/name',
      (value) => typeof value === 'string' && /^(\/|$)/.test(value),
      { type: 'string', pattern: '^(/|$)' },
    ),
  ),
  is: described(
    'What is there, or part of it. A list must contain at least these elements; null expects a missing value.',
    asWritten(mustBe<unknown>('any value', () => true)),
  ),
  /** Seconds. */
  within: described('How long it may take after the last step, such as 10s of real time; 2s if left out.', within),
  count: described(
    'How many lines of output there are, exactly; 0 for none at all; one at least if left out.',
    integerFrom(0, 10_000, 'a count', 0, { minimum: 0 }),
  ),
});

type ToolExpectationMembers = ValueOf<typeof members>;

/** One expectation about what a tool prints, a file it writes, or how it ends. */
export interface ToolExpectation extends SourcePosition, ToolExpectationMembers {}

/** Which members go with a line of output, a file, an exit code. */
const companions = {
  output: ['pointer', 'is', 'within', 'count'],
  file: ['matches', 'pointer', 'is', 'within'],
  exit: ['within'],
} as const;

const subjects = ['output', 'file', 'exit'] as const;

export const toolExpectationShape = located<ToolExpectationMembers>({
  ...refined<ToolExpectationMembers, ToolExpectationMembers, FileDoor>(members, (read, at) => {
    const [subject, another] = subjects.filter((name) => name in read);
    if (subject === undefined || another !== undefined)
      return refuse(at, 'an expectation of the tool is about one of output, file and exit');
    const allowed = new Set<string>([subject, ...companions[subject]]);
    const others = Object.keys(read).filter((name) => !allowed.has(name));
    for (const name of others) refuse(inside(at, name), `${name} does not go with ${subject}`, true);
    return others.length > 0 ? undefined : read;
  }),
  schema: () => ({
    ...members.schema(),
    oneOf: subjects.map((name) => ({ properties: { [name]: {} }, required: [name] })),
  }),
});
