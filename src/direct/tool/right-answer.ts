import type { JournalState } from '../../state/journal-state.js';
import { type LocatedValue, plainValue } from '../scenario/located-value.js';
import { type AnswerDefinition, type AnswerMember, answerTable } from './answer-table.js';
import { type AskedMembers, answerWordIn } from './asked-members.js';

/** One question about one member. */
export interface AskedValue {
  readonly member: AnswerMember;
  readonly asked: LocatedValue;
  /** The right answer: what the file says, or what the journal says where the file leaves it to that. */
  readonly right: unknown;
  /** Another answer that is as good; undefined if there is none. */
  readonly also?: unknown;
  /** What the journal says; undefined if it is not certain. */
  readonly byJournal: unknown;
  /** The answer when it was last asked; undefined if it was not. */
  readonly before: unknown;
}

/** The right answers at this moment. `before` keeps them for words such as `same`, and is updated. */
export function rightAnswers(
  asked: AskedMembers,
  state: JournalState,
  before: Map<AnswerMember, unknown>,
): AskedValue[] {
  return Array.from(asked, ([member, value]) => {
    const { rightIn, alsoIn }: AnswerDefinition = answerTable[member];
    // The fold changes its state in place.
    const byJournal = structuredClone(rightIn(state));
    const earlier = before.get(member);
    const word = answerWordIn(value);
    const right = word === undefined ? plainValue(value) : word === 'same' ? earlier : byJournal;
    before.set(member, right);
    return { member, asked: value, right, also: alsoIn?.(state), byJournal, before: earlier };
  });
}
