import { isObject } from '../../journal/journal-event.js';
import { nearestOrAll } from '../../words/nearest.js';
import { quoted } from '../../words/printable.js';
import { inside, refuse, wrong } from '../../words/shape/door.js';
import type { Shape } from '../../words/shape/shape.js';
import type { LocatedValue } from '../scenario/located-value.js';
import { type FileDoor, locatedAt } from '../scenario/scenario-door.js';
import { type AnswerMember, answerTable } from './answer-table.js';
import { answerMembers } from './question.js';

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

/** A question such as `{ system: same, docked: true }`. */
export const askedShape: Shape<AskedMembers, FileDoor> = {
  what: 'ask names what is asked, such as { system: known, docked: true }',
  schema: () => ({
    type: 'object',
    properties: Object.fromEntries(answerMembers.map((name) => [name, { description: answerTable[name].about }])),
    minProperties: 1,
    additionalProperties: false,
  }),
  read(value, at) {
    const names = isObject(value) ? Object.keys(value) : [];
    if (names.length === 0) return wrong(at, this.what, value);
    const known = names.filter(isMember);
    for (const name of names) {
      if (!isMember(name))
        refuse(inside(at, name), `a tool is not asked for ${quoted(name)}${nearestOrAll(name, answerMembers)}`, true);
    }
    const asked = new Map(known.map((name) => [name, locatedAt(inside(at, name))]));
    return known.length < names.length ? undefined : asked;
  },
};

function isMember(name: string): name is AnswerMember {
  return Object.hasOwn(answerTable, name);
}
