import { itemsIn, type LocatedValue, parseObject } from '../scenario/located-value.js';
import type { ExpectationContext } from '../scenario/problem-collector.js';
import type { SourcePosition } from '../scenario/scenario-error.js';
import { type ToolExpectationMembers, toolExpectationTable } from './tool-expectation-table.js';

/** One expectation about what a tool prints, a file it writes, or how it ends. */
export interface ToolExpectation extends SourcePosition, ToolExpectationMembers {}

const names = Object.keys(toolExpectationTable) as (keyof typeof toolExpectationTable)[];
const keys = Object.fromEntries(names.map((name) => [name, name]));
const subjects = ['output', 'file', 'exit'] as const;

/** Which members go with a line of output, a file, an exit code. */
const companions: Readonly<Record<(typeof subjects)[number], readonly string[]>> = {
  output: ['pointer', 'is', 'within', 'count'],
  file: ['matches', 'pointer', 'is', 'within'],
  exit: ['within'],
};

export function parseToolExpectations(value: LocatedValue | undefined, context: ExpectationContext): ToolExpectation[] {
  const items = itemsIn(value, 'tool is a list such as [{ output: docked }]', context.problems);
  return items.flatMap((item) => parseToolExpectation(item, context) ?? []);
}

function parseToolExpectation(value: LocatedValue, context: ExpectationContext): ToolExpectation | undefined {
  const { problems } = context;
  const before = problems.count;
  const entries = parseObject(value, 'an expectation of the tool', keys, problems);
  const [subject, another] = subjects.filter((name) => entries.has(name));
  if (problems.count > before) return undefined;
  if (subject === undefined || another !== undefined) {
    problems.add(value, 'an expectation of the tool is about one of output, file and exit');
    return undefined;
  }
  for (const [name, { key }] of entries) {
    if (name !== subject && !companions[subject].includes(name))
      problems.add(key, `${name} does not go with ${subject}`);
  }
  const members = names.map((name) => {
    const member = entries.get(name)?.value;
    return [name, member && toolExpectationTable[name].parse(member, context)] as const;
  });
  const { line, column } = value;
  const expected: ToolExpectation = { line, column, ...Object.fromEntries(members) };
  return problems.count > before ? undefined : expected;
}
