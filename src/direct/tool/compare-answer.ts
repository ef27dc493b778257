import { isObject } from '../../journal/journal-event.js';
import type { AskedValue } from './right-answer.js';

/** Whether an answer is right; `unanswered` if the tool left it out. */
export type AnswerVerdict = 'right' | 'wrong' | 'unanswered';

export function answerVerdict({ right, also }: Pick<AskedValue, 'right' | 'also'>, answer: unknown): AnswerVerdict {
  if (answer === undefined) return 'unanswered';
  const isRight = isSameAnswer(right, answer) || (also !== undefined && isSameAnswer(also, answer));
  return isRight ? 'right' : 'wrong';
}

/** Whether the journal agrees with what the file says is right: it always should. */
export function agreesWithFile({ right, byJournal, before, asked }: AskedValue): boolean {
  if (asked.is === 'scalar' && asked.value === 'other') {
    return byJournal !== undefined && before !== undefined && !isSameAnswer(before, byJournal);
  }
  return right !== undefined && isSameAnswer(right, byJournal ?? null);
}

/**
 * Members of an expected object that are undefined may have any answer, and counts of 0 may be left out; of
 * an empty object there are no others. An empty text is none. Lists have no order; texts are compared without
 * regard to case, numbers to six decimals.
 */
export function isSameAnswer(right: unknown, answer: unknown): boolean {
  if (right === null) return answer === null || answer === undefined || isBlank(answer);
  if (typeof right === 'string') return typeof answer === 'string' && right.toLowerCase() === answer.toLowerCase();
  if (typeof right === 'number') return typeof answer === 'number' && Math.abs(right - answer) <= 5e-7;
  if (Array.isArray(right)) {
    return (
      Array.isArray(answer) &&
      answer.length === right.length &&
      right.every((each) =>
        answer.some((other) => isSameAnswer(each, typeof each === 'string' ? String(other) : other)),
      )
    );
  }
  if (isObject(right)) return isObject(answer) && isSameObject(right as Members, answer as Members);
  return right === answer;
}

function isBlank(answer: unknown): boolean {
  return typeof answer === 'string' && answer.trim() === '';
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
