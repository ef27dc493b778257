import type { AnsweredValue } from '../../direct/tool/compare-answer.js';

/** In what way an answer is wrong; undefined if it is right. */
export function wayOf({ verdict, right, says }: AnsweredValue): string | undefined {
  if (verdict === 'unanswered') return 'left out';
  if (verdict === 'right') return undefined;
  if (says === null || says === '') return 'none, where there is one';
  if (right === null) return 'one, where there is none';
  if (typeof right === 'number' && typeof says === 'number') return says > right ? 'too large' : 'too small';
  if (Array.isArray(right) && Array.isArray(says)) return `a list that is ${lengthWord(says.length - right.length)}`;
  return 'another value';
}

function lengthWord(difference: number): string {
  if (difference === 0) return 'as long';
  return difference > 0 ? 'too long' : 'too short';
}
