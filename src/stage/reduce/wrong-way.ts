import type { AnsweredValue } from '../../direct/tool/compare-answer.js';
import { isObject } from '../../journal/journal-event.js';

/** In what way an answer is wrong; undefined if it is right. */
export function wayOf({ verdict, right, says }: AnsweredValue): string | undefined {
  if (verdict === 'unanswered') return 'left out';
  if (verdict === 'right') return undefined;
  if (says === null || says === '') return 'none, where there is one';
  if (right === null) return 'one, where there is none';
  const [much, said] = [amountOf(right), amountOf(says)];
  if (much === undefined || said === undefined || much === said) return 'another value';
  return said > much ? 'too much' : 'too little';
}

/** A number, how long a list is, or how much the counts of an object add up to. */
function amountOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.length;
  const counts: readonly unknown[] = isObject(value) ? Object.values(value) : [undefined];
  return counts.every((count) => typeof count === 'number') ? counts.reduce((sum, count) => sum + count, 0) : undefined;
}
