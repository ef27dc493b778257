import type { SourcePosition } from '../direct/scenario/scenario-error.js';
import type { Trial } from './trial.js';

/**
 * What came of a question, and of a trial. Broken: the tool did not start, ended, hung or answered rubbish.
 * Unstaged: the session could not be played, or was not as it should be, which the tool cannot help.
 */
export type Verdict = 'passed' | 'failed' | 'unanswered' | 'broken' | 'unstaged';

/** Whether something went wrong, with the tool or with the trial itself. */
export function isTrouble(verdict: Verdict): boolean {
  return verdict !== 'passed' && verdict !== 'unanswered';
}

/** One member that the tool was asked for, or one expectation about what it does. */
export interface QuestionResult extends SourcePosition {
  /** What is right: `docked is true`. */
  readonly says: string;
  readonly verdict: Verdict;
  /** Why it failed or is broken. */
  readonly message?: string;
}

/** What came of one trial. */
export interface TrialResult {
  readonly trial: Trial;
  readonly verdict: Verdict;
  readonly questions: readonly QuestionResult[];
  /** Why it was not played to its end; may have several lines. */
  readonly problem?: string;
  /** How long it took, in real time. */
  readonly seconds: number;
  /** Where the journal and everything else about it is, if it was kept. */
  readonly directory?: string;
  /** The command that runs it again. */
  readonly command: string;
}
