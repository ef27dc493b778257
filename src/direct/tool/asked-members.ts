import { quoted } from '../../words/printable.js';
import { describeValue, type LocatedMember, type LocatedValue } from '../scenario/located-value.js';
import type { ProblemCollector } from '../scenario/problem-collector.js';
import { nearestOrAll } from '../settings/parse-setting-value.js';
import { type AnswerMember, answerMembers, answerTable } from './answer-table.js';

/** What is asked for, and the right answers as the file has them: a value, or one of `answerWords`. */
export type AskedMembers = ReadonlyMap<AnswerMember, LocatedValue>;

/** Answers that depend on the seed. */
export const answerWords = {
  known: 'what the journal says, whatever it is',
  same: 'as when it was last asked',
  other: 'not as when it was last asked',
} as const;

export type AnswerWord = keyof typeof answerWords;

export function answerWordIn(value: LocatedValue): AnswerWord | undefined {
  const word = value.is === 'scalar' ? value.value : undefined;
  return typeof word === 'string' && Object.hasOwn(answerWords, word) ? (word as AnswerWord) : undefined;
}

/** Parses `{ system: same, docked: true }`. */
export function parseAsked(value: LocatedValue, problems: ProblemCollector): AskedMembers | undefined {
  if (value.is !== 'object' || value.entries.size === 0) {
    problems.add(
      value,
      `ask names what is asked, such as { system: known, docked: true }, not ${describeValue(value)}`,
    );
    return undefined;
  }
  const before = problems.count;
  for (const [name, { key }] of value.entries) {
    if (!isMember(name))
      problems.add(key, `a tool is not asked for ${quoted(name)}${nearestOrAll(name, answerMembers)}`);
  }
  if (problems.count > before) return undefined;
  const entries = [...value.entries] as (readonly [AnswerMember, LocatedMember])[];
  return new Map(entries.map(([name, member]) => [name, member.value]));
}

function isMember(name: string): name is AnswerMember {
  return Object.hasOwn(answerTable, name);
}
