import { isObject } from '../../journal/journal-event.js';
import { entryOf } from '../../words/entry-of.js';
import { type AnswerFacts, answerTable } from './answer-table.js';
import type { ToolAnswer } from './question.js';
import type { AskedValue } from './right-answer.js';

/** Whether an answer is right; `unanswered` if the tool left it out. */
export type AnswerVerdict = 'right' | 'wrong' | 'unanswered';

/** A question about one member, with what the tool says and whether that is right. */
export interface AnsweredValue extends AskedValue {
  readonly says: unknown;
  readonly verdict: AnswerVerdict;
}

/** The only place where an answer, whatever it is, becomes a verdict. */
export function judgeAnswer(value: AskedValue, answer: ToolAnswer | undefined): AnsweredValue {
  const { member, right, also } = value;
  const says = isObject(answer) ? entryOf(answer as Members, member) : undefined;
  const { isOrdered }: AnswerFacts = answerTable[member];
  const isRight = [right, also].some((each) => each !== undefined && isSameAnswer(each, says, isOrdered));
  return { ...value, says, verdict: says === undefined ? 'unanswered' : isRight ? 'right' : 'wrong' };
}

/** Whether the journal agrees with what the file says is right: it always should. */
export function agreesWithFile({ member, right, byJournal, before, asked }: AskedValue): boolean {
  const { isOrdered }: AnswerFacts = answerTable[member];
  if (asked.is === 'scalar' && asked.value === 'other') {
    return byJournal !== undefined && before !== undefined && !isSameAnswer(before, byJournal, isOrdered);
  }
  return right !== undefined && isSameAnswer(right, byJournal ?? null, isOrdered);
}

/**
 * Members of an expected object that are undefined may have any answer, and counts of 0 may be left out; of
 * an empty object there are no others. An empty text is none. Lists have no order unless `isOrdered`; texts
 * are compared without regard to case, numbers to six decimals.
 */
function isSameAnswer(right: unknown, answer: unknown, isOrdered = false): boolean {
  if (right === null) return answer === null || answer === undefined || answer === '';
  if (typeof right === 'string') return typeof answer === 'string' && right.toLowerCase() === answer.toLowerCase();
  if (typeof right === 'number') return typeof answer === 'number' && Math.abs(right - answer) <= 5e-7;
  if (Array.isArray(right)) return Array.isArray(answer) && isSameList(right, answer, isOrdered);
  if (isObject(right)) return isObject(answer) && isSameObject(right as Members, answer as Members);
  return right === answer;
}

/** Each expected element takes one of the answer's. */
function isSameList(right: readonly unknown[], answer: readonly unknown[], isOrdered: boolean): boolean {
  const left = [...answer];
  const isTaken = right.every((each) => {
    const at = left.findIndex((other) =>
      isSameAnswer(each, typeof each === 'string' && typeof other === 'number' ? `${other}` : other),
    );
    if (at < 0 || (isOrdered && at > 0)) return false;
    left.splice(at, 1);
    return true;
  });
  return isTaken && left.length === 0;
}

type Members = Readonly<Record<string, unknown>>;

function isSameObject(right: Members, answer: Members): boolean {
  if (Object.keys(right).length === 0) return Object.values(answer).every((value) => value === 0);
  const isCount = (value: unknown) => typeof value === 'number' || value === undefined;
  const isTally = Object.values(right).every(isCount) && Object.values(answer).every(isCount);
  const names = new Set([...Object.keys(right), ...(isTally ? Object.keys(answer) : [])]);
  return [...names].every((name) => {
    const expected = isTally ? (right[name] ?? 0) : right[name];
    return expected === undefined || isSameAnswer(expected, isTally ? (answer[name] ?? 0) : answer[name]);
  });
}
