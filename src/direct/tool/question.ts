import { type AnswerMember, answerTable } from './answer-table.js';

/** All that a tool may be asked for. */
export const answerMembers = Object.keys(answerTable) as AnswerMember[];

/** The question to a tool: one line of JSON on its standard input, or the body of a POST. */
export interface Question {
  readonly ask: 'state';
  /** The time of the session. */
  readonly at: string;
  /** The name of the trial or scenario. */
  readonly trial: string;
  /** Whose state it is, if several commanders play at the same time. */
  readonly commander?: string | undefined;
  /** What is asked for; a tool may answer more, or less. */
  readonly members: readonly AnswerMember[];
}

/**
 * What a tool answers, one line of JSON: a member that is left out is not answered, and null says that there
 * is none. The values are whatever the tool sent: nothing about them is certain.
 */
export interface ToolAnswer extends Readonly<Partial<Record<AnswerMember, unknown>>> {
  /** The time of the last line that the tool has read: an answer about all lines is final. */
  readonly upTo?: unknown;
}
